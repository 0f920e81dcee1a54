"""stub"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.state import Event
from tafelrunde.kernel.text import Text


def catalogue(language: str) -> str:
    return ""


def position(g: Lydia) -> str:
    return ""


def prompt(g: Lydia, decision: Decision) -> Text:
    return Text("x")


def label(g: Lydia, decision: Decision, option: Option) -> Text:
    return Text("x")


def targets(g: Lydia, decision: Decision, option: Option) -> list[str]:
    return []


def preview(g: Lydia, decision: Decision, option: Option) -> list[Any]:
    return []


def reason(g: Lydia, decision: Decision, option: Option, reason: str) -> Text:
    return Text("x")


def narrate(g: Lydia, event: Event) -> Text | None:
    return None
