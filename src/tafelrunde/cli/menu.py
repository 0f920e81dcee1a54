"""Menu: numbered options, a page at a time, narrowed by words."""

from __future__ import annotations

from typing import Final

from rich.text import Text as RichText

from tafelrunde.cli.voice import Voice

PAGE: Final = 20


class Menu:
    """The options of a decision. The first `usual` are shown; the rest, arranged by hand, on `m`.

    An option keeps its number whatever is shown.
    """

    def __init__(self, labels: list[str], usual: int, voice: Voice) -> None:
        self.labels = labels
        self.usual = usual
        self.voice = voice
        self.words: list[str] = []
        self.page = 0
        self.all = False

    def answer(self, said: str) -> int | None:
        """The place of the option that was chosen; None where the menu only changed."""
        if said.isdigit():
            place = int(said) - 1
            if 0 <= place < len(self.labels):
                return place
            self.voice.say("cli-no-number", number=said, last=len(self.labels))
            return None
        if said == "m" and self.usual < len(self.labels):
            self.all = not self.all
            self.page = 0
        elif said:
            self.words = said.lower().split()
            self.page = 0
        elif (self.page + 1) * PAGE < len(self._shown()):
            self.page += 1
        else:
            self.words = []
            self.page = 0
        self.show()
        return None

    def show(self) -> None:
        shown = self._shown()
        start = self.page * PAGE
        width = len(str(len(self.labels)))
        for place in shown[start : start + PAGE]:
            number = (f"{place + 1:>{width + 2}}  ", "bold")
            self.voice.out.print(RichText.assemble(number, self.labels[place]))
        if not shown:
            self.voice.say("cli-none-with", words=" ".join(self.words))
        elif len(shown) > PAGE:
            last = min(start + PAGE, len(shown))
            self.voice.say("cli-page", style="dim", first=start + 1, last=last, count=len(shown))
        if self.usual < len(self.labels) and not self.all:
            self.voice.say("cli-manual", style="dim", count=len(self.labels) - self.usual)

    def _shown(self) -> list[int]:
        count = len(self.labels) if self.all else self.usual
        return [
            place
            for place in range(count)
            if all(word in self.labels[place].lower() for word in self.words)
        ]
