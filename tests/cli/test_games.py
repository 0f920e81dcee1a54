"""`tafelrunde games` and what all commands share: help, languages, bad input."""

from __future__ import annotations

import pytest

from tafelrunde.cli.app import run
from tests.cli.command import program, tafelrunde

COMMANDS = ("games", "play", "simulate", "replay", "bench")


def test_games_json_gives_name_seats_rules_and_the_options_schema() -> None:
    result = tafelrunde("games", "--json")
    assert result.code == 0
    (lydia,) = [game for game in result.data if game["name"] == "lydia"]
    assert set(lydia) == {"name", "seats", "rules", "options"}
    assert lydia["seats"] == [2, 4]
    options = {option["name"]: option for option in lydia["options"]}
    assert options["modules"]["type"] == "several"
    assert len(options["modules"]["values"]) == 8
    assert options["rules.buy_before_upgrade"] == {
        "name": "rules.buy_before_upgrade",
        "type": "flag",
        "default": True,
    }


def test_games_lists_every_option_by_its_whole_name() -> None:
    out = tafelrunde("games").out
    assert "lydia: 2 to 4 seats" in out
    assert "rules.fountain_cards_count_as_properties" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "--help", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert run([command, "--help", "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert "Show this help and exit." in english
    assert "Zeigt diese Hilfe und endet." in german
    assert "cli-" not in english + german
    assert f"tafelrunde {command}" in english


def test_the_bare_command_shows_all_commands() -> None:
    result = program()
    assert result.code == 0
    assert all(command in result.out for command in COMMANDS)


def test_the_language_comes_from_the_system_unless_given() -> None:
    assert "Plätze" in program("games", lang="de_AT.UTF-8").out
    assert "seats" in tafelrunde("games", lang="fr_FR.UTF-8").out
    assert "seats" in tafelrunde("games", "--lang", "en", lang="de_AT.UTF-8").out
    assert "seats" in tafelrunde("--lang", "en", "games", lang="de_AT.UTF-8").out


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (
            "bogus",
            "There is no command bogus; commands: games, play,",
            "Einen Befehl bogus gibt es nicht; Befehle: games, play,",
        ),
        ("simulate", "GAME is missing.", "GAME fehlt."),
        ("simulate chess", "There is no game chess", "Ein Spiel chess gibt es nicht"),
        ("simulate lydia --foo", "There is no option --foo.", "Eine Option --foo gibt es nicht."),
        ("simulate lydia --seats 5", "lydia is for 2 to 4 seats, not 5.", "2 bis 4 Plätze"),
        ("simulate lydia --games many", "--games needs a number.", "--games braucht eine Zahl."),
        ("simulate lydia --games 0", "--games must be greater than zero", "größer als null"),
        ("simulate lydia --jobs 0", "--jobs must be greater than zero", "größer als null"),
        ("simulate lydia --bots gredy", "There is no bot gredy", "Einen Bot gredy gibt es nicht"),
        ("simulate lydia --bots ,", "No bot is named", "Es ist kein Bot genannt"),
        ("simulate lydia --option modules", "An option is written KEY=VALUE", "NAME=WERT"),
        ("simulate lydia --option x=1", "There is no option x; options: ", "Eine Option x gibt"),
        (
            "simulate lydia --option modules=tomb,tomb",
            "takes each of croesus, ",
            "höchstens einmal, nicht tomb,tomb",
        ),
        ("simulate lydia --option hidden_bags=perhaps", "is true or false", "true oder false"),
        ("simulate lydia --option colours=mine", "is one of random, choose", "eines von random"),
        (
            "simulate lydia --option rules.safety_turns_per_player=0",
            "a whole number from 1 to 200, not 0.",
            "eine ganze Zahl von 1 bis 200, nicht 0.",
        ),
        (
            "simulate lydia --option colours=choose --option colours=random",
            "The option colours is given twice.",
            "Die Option colours ist zweimal angegeben.",
        ),
        (
            "simulate lydia --option modules=tomb,estates",
            "These options do not go together (modules, rules.tomb_estate_mode): Tombs",
            "Diese Optionen passen nicht zusammen (modules, rules.tomb_estate_mode): Gräber",
        ),
        (
            "simulate lydia --option deck=@nowhere.json",
            "Cannot use nowhere.json",
            "nicht verwenden",
        ),
        ("play lydia --seat 3", "There is no seat 3; seats are 1 to 2.", "Einen Platz 3 gibt"),
        ("play lydia --record nowhere/x.jsonl", "There is no folder nowhere", "keinen Ordner"),
        ("replay nowhere.jsonl", "There is no record nowhere.jsonl.", "Eine Aufzeichnung"),
        (f"play lydia --record {'x' * 300}", "File name too long", "lässt sich nicht verwenden"),
        ("bench lydia --seconds 0", "--seconds must be greater than zero", "größer als null"),
    ],
)
def test_bad_input_is_answered_with_one_clear_line(
    arguments: str, english: str, german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, words in (("en", english), ("de", german)):
        assert run([*arguments.split(), "--lang", lang]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        (line,) = said.err.splitlines()
        assert line.startswith("tafelrunde: ")
        assert words in line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("games --lang fr", "There is no language fr; languages: en, de."),
        ("simulate lydia --games many", "--games needs a number."),
        ("simulate lydia --seats 5", "lydia is for 2 to 4 seats, not 5."),
    ],
)
def test_bad_input_ends_the_real_command_with_2(arguments: str, words: str) -> None:
    result = program(*arguments.split())
    assert (result.code, result.out) == (2, "")
    assert result.err == f"tafelrunde: {words}\n"
