"""Present: questions, options and reasons in words, and the board elements they point at."""

from __future__ import annotations

from importlib.resources import files

from tafelrunde.games.lydia.cards.deck import PURPLE
from tafelrunde.games.lydia.payment import missing, wild_colour
from tafelrunde.games.lydia.pointing import price_of, sold_colour
from tafelrunde.games.lydia.preview import lacking
from tafelrunde.games.lydia.reasons import race_price
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BUILDER,
    BUILDER_SIDES,
    BUILDERS,
    COIN,
    COLOURS,
    CORNERS,
    ESTATE,
    ESTATE_PRICE,
    FOUNTAIN,
    GOODS,
    LEVELS,
    LYDIAN,
    MERCHANTS,
    MOST_COINS,
    PROPERTY_LIMIT,
    SIDE_OF,
    SIDES,
    TOMB_PRICE,
)
from tafelrunde.games.lydia.view import owner
from tafelrunde.games.lydia.words import (
    amount,
    card_title,
    corner,
    cost_goods,
    gate,
    goods,
    merchant,
    price_goods,
    resource,
    seat_text,
    side,
    spent,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text


def catalogue(language: str) -> str:
    """The game's words in a language, as Fluent source."""
    return files("tafelrunde").joinpath(f"locales/{language}/lydia.ftl").read_text("utf-8")


def position(g: Lydia) -> str:
    """The position in one line: turn, gates, fountain, market, then seat by seat."""
    gates = "/".join(_letters(g, place) for place in range(FOUNTAIN + 1))
    cards = "".join("1" if (g.lying >> card) & 1 else "0" for card in g.market)
    seats = " ".join(_seat(g, seat) for seat in range(g.seats))
    drawn = _LETTERS[g.drawn] if g.drawn >= 0 else "-"
    return f"lydia {g.turn}:{g.active()}{drawn} {gates} {cards} {seats}"


_LETTERS = "bygrLA"


def _letters(g: Lydia, place: int) -> str:
    row = g.stands[place * 6 : place * 6 + 6]
    return "".join(letter * count for letter, count in zip(_LETTERS, row, strict=True)) or "-"


def _seat(g: Lydia, seat: int) -> str:
    row = g.goods[seat * GOODS : (seat + 1) * GOODS]
    held = ".".join(str(count) for count in row)
    cards = ",".join(
        f"{card}{'+' if (g.upgraded >> card) & 1 else ''}{'=' if (g.covered >> card) & 1 else ''}"
        for card in g.properties[seat]
    )
    bag = "".join(_LETTERS[kind] for kind in sorted(g.bags[seat]))
    return f"{held}/{g.influence[seat]}/{bag}/{cards}"


# --- questions --------------------------------------------------------------------------------


def prompt(g: Lydia, decision: Decision) -> Text:
    """The question in a sentence."""
    kind = decision.kind
    seat = decision.seat
    match kind:
        case "place":
            return _ask_place(g)
        case "king":
            return Text("lydia-ask-king", amount=amount(COLOURS[g.king], 1))
        case "bonus":
            return Text("lydia-ask-bonus", count=g.bonuses)
        case "sell" | "sell-wild":
            word = COLOURS[sold_colour(g, seat, kind)]
            return Text(f"lydia-ask-{kind}", resource=resource(word))
        case "buy":
            return _ask_buy(g)
        case "pay":
            about = decision.about
            if isinstance(about, int):
                return Text("lydia-ask-pay", card=card_title(g.facts(), about))
            assert isinstance(about, tuple)
            return Text("lydia-ask-pay-race", rank=about[1])
        case "refill":
            taken = isinstance(decision.options[0], tuple)
            return Text("lydia-ask-refill-gates" if taken else "lydia-ask-refill")
        case _:
            return Text(f"lydia-ask-{kind}")


def _ask_place(g: Lydia) -> Text:
    key = "lydia-ask-place"
    if g.modules & BUILDERS and g.drawn == LYDIAN:
        key += "-builders"
    return Text(key, merchant=merchant(MERCHANTS[g.drawn]))


def _ask_buy(g: Lydia) -> Text:
    sides = [word for number, word in enumerate(SIDES) if (g.sides >> number) & 1]
    if len(sides) == 1:
        return Text("lydia-ask-buy-side", side=side(sides[0]))
    if len(sides) == 2:
        return Text("lydia-ask-buy-builder", side=side(sides[0]), other=side(sides[1]))
    return Text("lydia-ask-buy")


# --- options ----------------------------------------------------------------------------------


def label(g: Lydia, decision: Decision, option: Option) -> Text:
    """An option in a few words."""
    kind = decision.kind
    if kind == "place":
        return _label_place(g, decision, str(option))
    if kind == "colour":
        return card_title(g.facts(), COLOURS.index(str(option)))
    if kind == "copy":
        return Text("lydia-do-copy", merchant=merchant(str(option)))
    if kind == "king":
        if isinstance(option, tuple):
            return Text("lydia-do-king-decline", gate=gate(str(option[1])))
        return Text("lydia-do-king", gate=gate(str(option)))
    if kind in ("sell", "sell-wild"):
        assert isinstance(option, int)
        given = amount(COLOURS[sold_colour(g, decision.seat, kind)], option)
        return Text("lydia-do-sell", count=option, given=given, coins=amount("coin", option))
    if kind == "pay":
        assert isinstance(option, tuple)
        return goods(spent(option))
    if kind == "race":
        assert isinstance(option, int)
        return Text("lydia-do-race", rank=option, cost=goods(price_goods(race_price(g, option))))
    if kind == "refill":
        if isinstance(option, tuple):
            where, who = str(option[0]), str(option[1])
            return Text("lydia-do-take-from", merchant=merchant(who), gate=gate(where))
        return Text("lydia-do-take", merchant=merchant(str(option)))
    if isinstance(option, str):
        return _label_word(g, decision, option)
    assert isinstance(option, int)
    return _label_card(g, decision, option)


def _label_place(g: Lydia, decision: Decision, option: str) -> Text:
    if option == "swap":
        parked = MERCHANTS[g.courtyard[decision.seat]]
        return Text("lydia-do-swap", merchant=merchant(parked))
    if option == "fountain":
        return Text("lydia-do-fountain")
    if option in CORNERS:
        return Text("lydia-do-builder", corner=corner(option))
    return Text("lydia-do-gate", gate=gate(option))


def _label_word(g: Lydia, decision: Decision, option: str) -> Text:
    if option == "influence":
        return Text("lydia-do-influence", level=min(LEVELS, g.influence[decision.seat] + 1))
    if option == "pass":
        return Text("lydia-do-pass")
    if option == "done":
        return Text("lydia-do-done-buying" if decision.kind == "buy" else "lydia-do-done")
    tile = g.tiles[SIDE_OF[option]]
    if tile == ESTATE:
        return Text("lydia-do-estate", side=side(option), cost=amount("coin", ESTATE_PRICE))
    return Text("lydia-do-tomb", colour=COLOURS[tile], cost=amount("coin", TOMB_PRICE))


def _label_card(g: Lydia, decision: Decision, card: int) -> Text:
    title = card_title(g.facts(), card)
    if decision.kind == "bonus":
        return Text("lydia-do-free-upgrade", card=title)
    if decision.kind == "cover":
        return Text("lydia-do-cover", card=title)
    cost = goods(cost_goods(g.facts(), card))
    mine = card in g.properties[decision.seat]
    if decision.kind == "upgrade" or mine:
        return Text("lydia-do-upgrade", card=title, cost=cost)
    return Text("lydia-do-buy", card=title, cost=cost)


def targets(g: Lydia, decision: Decision, option: Option) -> list[str]:
    """The board elements an option points at."""
    kind = decision.kind
    seat = decision.seat
    if kind == "place":
        if option == "swap":
            return [f"courtyard:{seat}"]
        if option == "fountain":
            return ["fountain"]
        return [f"builder:{option}" if option in CORNERS else f"gate:{option}"]
    if kind == "colour":
        return [f"colour:{option}"]
    if kind == "copy":
        return [f"merchant:{decision.about}:{option}"]
    if kind == "king":
        return ["king", f"gate:{option[1]}"] if isinstance(option, tuple) else [f"gate:{option}"]
    if kind in ("sell", "sell-wild"):
        return [f"sell:{option}"]
    if kind == "pay":
        assert isinstance(option, tuple)
        return ["pay:" + "-".join(str(amount) for amount in option)]
    if kind == "race":
        return [f"chariot:{option}"] if option else []
    if kind == "refill":
        if isinstance(option, tuple):
            return [f"merchant:{option[0]}:{option[1]}"]
        return [f"merchant:fountain:{option}"]
    if option == "influence":
        return [f"influence:{seat}"]
    if isinstance(option, int):
        return _card_targets(g, option)
    return [f"tile:{option}"] if option in SIDES else []


def _card_targets(g: Lydia, card: int) -> list[str]:
    if not (g.lying >> card) & 1:
        return [f"property:{card}"]
    slots = len(g.market) // 4
    number, slot = divmod(g.market.index(card), slots)
    return [f"card:{card}", f"slot:{SIDES[number]}:{slot}"]


# --- reasons ----------------------------------------------------------------------------------


def reason(g: Lydia, decision: Decision, option: Option, reason: str) -> Text:
    """Why an option is not there, in a sentence with what it takes."""
    seat = decision.seat
    key = f"lydia-why-{reason}"
    held = g.goods[seat * GOODS : (seat + 1) * GOODS]
    match reason:
        case "builder-lydian":
            return Text(key, merchant=merchant(MERCHANTS[g.drawn]))
        case "somebody-elses":
            assert isinstance(option, int)
            return Text(key, owner=_owner(g, option))
        case "tile-taken":
            return Text(key, owner=seat_text(g.tile_owner[SIDE_OF[str(option)]]))
        case "coin-limit":
            return Text(key, count=MOST_COINS - held[COIN])
        case "one-side":
            return Text(key, side=side(SIDES[g.sides.bit_length() - 1]))
        case "builder-sides":
            mask = BUILDER_SIDES[g.at - BUILDER]
            both = [word for number, word in enumerate(SIDES) if (mask >> number) & 1]
            return Text(key, side=side(both[0]), other=side(both[1]))
        case "property-limit":
            level = g.influence[seat]
            return Text(key, level=level, count=PROPERTY_LIMIT[level])
        case "cannot-pay" | "coins-only" if isinstance(option, int):
            return _reason_price(g, seat, key, option)
        case "coins-only":
            return Text(key, count=0)
        case "tile-price":
            price = ESTATE_PRICE if g.tiles[SIDE_OF[str(option)]] == ESTATE else TOMB_PRICE
            return Text(key, cost=amount("coin", price), count=price - held[COIN])
        case "nobody-to-retire" | "artisan-no-stand-in" | "just-placed":
            return Text(key, merchant=merchant(COLOURS[g.tiles[SIDE_OF[str(option)]]]))
        case "not-the-price":
            return Text(key, cost=goods(price_goods(price_of(g, decision.about))))
        case _:
            return Text(key)


def _owner(g: Lydia, card: int) -> Text:
    seat = owner(g, card)
    assert seat is not None
    return seat_text(seat)


def _reason_price(g: Lydia, seat: int, key: str, card: int) -> Text:
    facts = g.facts()
    short = missing(g, seat, facts.price[card], g.goods[seat * GOODS + COIN], wild_colour(g, seat))
    if facts.type[card] == PURPLE and key.endswith("coins-only"):
        return Text(key, count=short)
    lack = {good: n for good, n in lacking(g, seat, card).items() if good != "short"}
    return Text(key, lacking=goods(lack), count=short)
