"""The log: every effect says who did what, and to whose things, in both languages."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.games.loyang.terms import HARVEST, HELPERS, WAITING
from tafelrunde.kernel.decision import Option
from tafelrunde.words import render
from tests.loyang.table import BEAN, LEEK, SIX, THREE, TURNIP, WHEAT, Table, at

NAMES = ["Anna", "Bernd"]


def log(match: Match, language: str = "en") -> list[str]:
    """The sentences told so far."""
    told = match.game.narrate(match.state, [heard.event for heard in match.heard])
    return [render(sentence.text, language, "words", NAMES) for sentence in told]


def busy_table() -> Table:
    """Anna and Bernd, with something for every helper to reach."""
    table = Table()
    table.show(0, "regular_customer_14")
    table.show(1, "market_stall_11", "regular_customer_11", "casual_customer_02", "haggler")
    table.field(0, SIX, TURNIP, 4)
    table.field(0, THREE)
    table.field(1, SIX, TURNIP, 3)
    table.cart(0, WHEAT, BEAN, LEEK)
    table.cart(0, *table.wanted(table.card("regular_customer_11")))
    return table


def told(kind: str, moves: list[Option], language: str) -> list[str]:
    """What the log says after Anna has used a helper with these answers."""
    table = busy_table()
    if kind != "haggler":
        table.show(0, kind)
    else:
        table.moved("haggler", 1, 0)
    match = table.match(listening=True)
    match.play(0, ("use", table.card(kind)))
    for move in moves:
        match.play(0, move)
    return log(match, language)


STALL = Table().card("market_stall_11")

EFFECTS: dict[str, tuple[list[Option], str, str]] = {
    "market_woman": (
        [(STALL, 0), WHEAT, "stop"],
        "Anna trades wheat for pumpkin at Bernd's stall.",
        "Anna tauscht Weizen gegen Kürbis am Marktstand von Bernd.",
    ),
    "trader": (
        [(STALL, 0), WHEAT],
        "Anna swaps wheat for pumpkin at Bernd's stall.",
        "Anna tauscht Weizen gegen Kürbis am Marktstand von Bernd aus.",
    ),
    "deliveryman": (
        [],
        "Anna delivers to Bernd's Doctor Hua: 6 cash.",
        "Anna beliefert für 6 Käsch einen Stammkunden von Bernd: Ärztin Hua.",
    ),
    "tout": (
        [],
        "Anna lures the Pilgrim away from Bernd for 1 cash.",
        "Anna lockt für 1 Käsch einen Laufkunden von Bernd weg: Pilgerin.",
    ),
    "gleaner": (
        [],
        "Anna takes turnip from Bernd's field of 6.",
        "Anna holt Rübe von einem Feld von Bernd: Ackerfeld mit 6 Parzellen.",
    ),
    "bargain_hunter": (
        [(1, WHEAT), "stop"],
        "Anna buys wheat out of Bernd's shop for 2 cash.",
        "Anna kauft Weizen für 2 Käsch aus dem Laden von Bernd.",
    ),
    "peddler": (
        [(1, BEAN), "stop"],
        "Anna sells bean into Bernd's shop for 3 cash.",
        "Anna verkauft Bohne für 3 Käsch in den Laden von Bernd.",
    ),
    "recruiter": (
        [],
        "Anna uses Bernd's Haggler for 1 cash.",
        "Anna setzt für 1 Käsch einen Helfer von Bernd ein: Feilscher.",
    ),
    "messenger": (
        [],
        (
            "Anna's two-pack of this turn costs what Bernd would pay, and one more card is drawn"
            " for it."
        ),
        (
            "Der Doppelpack dieses Zuges kostet Anna, was Bernd zahlen würde; dafür wird eine Karte"
            " mehr gezogen."
        ),
    ),
    "saleswoman": (
        ["content"],
        "Anna's regular customers take no offence this turn.",
        "Die Stammkunden von Anna nehmen in diesem Zug nichts übel.",
    ),
    "shopper": (
        [LEEK],
        "Anna buys leek for 4 cash.",
        "Anna kauft Lauch für 4 Käsch.",
    ),
    "haggler": (
        [],
        "The next three vegetables Anna buys in their own shop this turn cost 1 cash less each.",
        (
            "Die nächsten drei Waren, die Anna in diesem Zug im eigenen Laden kauft, kosten je"
            " 1 Käsch weniger."
        ),
    ),
    "carter": (
        [],
        "Anna may give a regular customer one pair more in each delivery of this turn.",
        "Anna darf in diesem Zug einem Stammkunden in jeder Lieferung ein Paar mehr geben.",
    ),
    "farmhand": (
        [("tuck", THREE)],
        "Anna puts the field of 3 under the stack for 2 cash.",
        "Anna schiebt für 2 Käsch unter den Stapel: Ackerfeld mit 3 Parzellen.",
    ),
    "seedsman": (
        [LEEK],
        "Anna gets one more leek for 1 cash.",
        "Anna bekommt für 1 Käsch einmal Lauch dazu.",
    ),
    "reaper": (
        [],
        "Anna harvests one more turnip from the field of 6.",
        "Anna erntet zusätzlich Rübe: Ackerfeld mit 6 Parzellen.",
    ),
    "storekeeper": (
        ["more-room"],
        "Anna may store up to three more vegetables this turn.",
        "Anna darf in diesem Zug bis zu drei Waren mehr einlagern.",
    ),
    "charmer": (
        [],
        "Anna earns 1 cash from content regular customers.",
        "Anna erhält 1 Käsch von zufriedenen Stammkunden.",
    ),
    "wholesaler": (
        [WHEAT, "stop"],
        "Anna sells wheat to the supply for 2 cash.",
        "Anna verkauft Weizen an den Vorrat für 2 Käsch.",
    ),
    "porter": (
        [],
        "Anna's two-pack of this turn costs 1 cash less, and two kept cards may lie side by side.",
        (
            "Der Doppelpack dieses Zuges kostet Anna 1 Käsch weniger, und zwei behaltene Karten"
            " dürfen nebeneinander liegen."
        ),
    ),
}


@pytest.mark.parametrize("kind", HELPERS)
def test_a_helpers_effect_is_told_with_its_owner(kind: str) -> None:
    moves, english, german = EFFECTS[kind]
    after = told(kind, moves, "en")
    assert after[0].startswith("Anna uses the ")
    assert after[1] == english
    assert told(kind, moves, "de")[1] == german


def test_what_a_recruited_helper_does_is_told_of_its_user() -> None:
    assert told("recruiter", [], "en")[2] == EFFECTS["haggler"][1]


@pytest.mark.parametrize(
    ("kind", "word", "sentence"),
    [
        (
            "saleswoman",
            "sweet",
            "Casual customers pay Anna 2 cash more this turn, whatever the balance.",
        ),
        ("storekeeper", "enlarge", "Anna enlarges the storehouse for free."),
        ("farmhand", "turn-up", "Anna turns up the field of "),
    ],
)
def test_the_other_choice_of_a_helper_is_told_as_well(kind: str, word: str, sentence: str) -> None:
    assert told(kind, [word], "en")[1].startswith(sentence)


def test_what_somebody_elses_helper_empties_leaves_its_owner() -> None:
    table = Table()
    stall, _ = table.stack(1, "market_stall_11", "casual_customer_02")
    table.traded(stall, 0, 1)
    table.cart(0, WHEAT, WHEAT)
    (card,) = table.show(0, "market_woman")
    match = table.match(listening=True)
    match.play(0, ("use", card))
    assert log(match) == [
        "Anna uses the Market woman.",
        "Anna trades 2 × wheat for leek at Bernd's stall.",
        "Empty and discarded: Bernd's stall with pumpkin, cabbage, leek.",
        "Bernd uncovers the Pilgrim.",
    ]
    german = "Bei Bernd leer und abgelegt: Marktstand mit Kürbis, Chinakohl, Lauch."
    assert log(match, "de")[2] == german


def test_alone_the_things_are_the_imaginary_opponents() -> None:
    table = Table(1)
    opponent = table.g.players[1]
    casual = opponent.casuals[0]
    opponent.casuals.remove(opponent.casuals[1])
    (card,) = table.show(0, "tout")
    match = table.match(listening=True)
    match.play(0, ("use", card))
    assert casual in at(match).casuals
    assert log(match)[1].endswith(" away from the imaginary opponent for 1 cash.")
    assert " einen Laufkunden von dem gedachten Gegner weg: " in log(match, "de")[1]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (("buy", LEEK), "Anna buys leek for 6 cash."),
        ("enlarge", "Anna enlarges the storehouse for 2 cash."),
        ("pack", "Anna buys a two-pack for 1 cash."),
    ],
)
def test_the_loan_is_told_before_what_it_pays_for(move: Option, sentence: str) -> None:
    table = Table()
    table.show(0, "market_stall_11")
    table.cash(0, 0)
    match = table.match(listening=True)
    match.play(0, move)
    said = log(match)
    assert said[said.index(sentence) - 1] == "Anna takes a loan."


def test_steps_with_a_loan_are_told_after_it() -> None:
    table = Table()
    table.cash(0, 0)
    match = table.match(listening=True)
    match.play(0, "end")
    match.play(0, 1)
    assert log(match) == ["Anna takes a loan.", "Anna steps to 2 for 1 cash."]


def test_a_proper_name_has_no_article() -> None:
    table = Table(1)
    doctor = table.pick("regular_customer_11")
    helper = table.pick("haggler")
    table.g.players[0].unpaid = [doctor, helper]
    table.g.players[0].bills = [1, 1]
    match = table.match(listening=True)
    match.play(0, ("pay", doctor))
    assert log(match) == [
        "Anna pays 1 cash for Doctor Hua.",
        "Anna pays 1 cash for the Haggler.",
    ]


def test_a_harvest_is_told_with_what_is_used_up_and_turned_up() -> None:
    table = Table()
    table.field(0, SIX, TURNIP, 1)
    for player in table.g.players:
        player.first, player.second, player.tucked = [], [], []
        player.stage = WAITING
    table.g.players[0].tucked = [THREE]
    table.g.phase = HARVEST
    match = table.match(listening=True)
    assert log(match)[:5] == [
        "Round 3",
        "Anna harvests wheat and turnip.",
        "Used up: Anna's field of 6.",
        "Anna turns up the field of 3.",
        "Bernd harvests wheat.",
    ]
