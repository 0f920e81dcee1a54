"""Write the browser's types from the declarations of what goes over the wire.

web/src/lib/generated has a file for each of SOURCES; a test says when one of them is stale.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from msgspec import inspect as wire

from tafelrunde.kernel.news import News
from tafelrunde.kernel.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "lib" / "generated"

# The file of each declaring module.
SOURCES: dict[str, str] = {
    "tafelrunde.server.table.clocks": "clocks",
    "tafelrunde.server.base.wire": "messages",
    "tafelrunde.server.web.said": "server",
    "tafelrunde.server.web.told": "frames",
    "tafelrunde.server.web.hall_said": "tournament",
    "tafelrunde.games.lydia.shown": "lydia",
    "tafelrunde.games.agricola.shown.shown": "agricola",
    "tafelrunde.games.loyang.shown.shown": "loyang",
}
# Games whose events are written, too, with the lists that their numbers and boards count in.
LISTS: dict[str, dict[str, str]] = {
    "lydia": {
        "COLOURS": "tafelrunde.games.lydia.terms:COLOURS",
        "GOODS": "tafelrunde.games.lydia.terms:GOOD_WORDS",
    },
    "agricola": {
        "SPACES": "tafelrunde.games.agricola.board.spaces:SPACE_NAMES",
        "GOODS": "tafelrunde.games.agricola.board.goods:GOODS",
    },
    "loyang": {"VEGETABLES": "tafelrunde.games.loyang.terms:VEGETABLES"},
}
# What games cannot say: they write plain data, such as a text of the catalogues.
BY_HAND = ("Text",)
WIDE = 110


class Page:
    """The types of one module."""

    def __init__(self, module: types.ModuleType, file: str) -> None:
        self.module = module
        self.file = file
        self.declared = {
            name: _info(value)
            for name, value in vars(module).items()
            if not name.startswith("_") and self._declares(name, value)
        }
        self.names = {_key(info): name for name, info in reversed(self.declared.items())}
        self.used: dict[str, set[str]] = {}

    def _declares(self, name: str, value: Any) -> bool:
        if isinstance(value, type):
            here = self.module.__name__
            heirs: list[type] = value.__subclasses__()
            base = any(heir.__module__ == here for heir in heirs)
            return value.__module__ == here and _has_fields(value) and not base
        alias = isinstance(value, types.UnionType) or get_origin(value) is not None
        if not alias or name not in _assigned(self.module):
            return False
        info = _info(value)
        named = isinstance(info, wire.UnionType | wire.LiteralType | wire.DictType)
        return named or (name in BY_HAND and isinstance(info, wire.ListType))

    def text(self, others: list[Page]) -> str:
        self.used = {}
        parts = [
            self._declaration(name, info, others)
            for name, info in self.declared.items()
            if name not in BY_HAND
        ]
        if self.file in LISTS:
            parts.append(self._events(others))
            parts += [self._list(*each) for each in LISTS[self.file].items()]
        head = f"// Made by `make types` from {self.module.__name__}; do not edit.\n"
        for file, names in sorted(self.used.items()):
            head += f"\nimport type {{ {', '.join(sorted(names))} }} from '{file}'"
        return head + ("\n\n" if self.used else "\n") + "\n".join(parts)

    def _declaration(self, name: str, info: wire.Type, others: list[Page]) -> str:
        if isinstance(info, wire.StructType | wire.TypedDictType):
            fields = self._fields(info, others)
            return f"{_comment(info.cls)}export interface {name} {{\n{fields}}}\n"
        said = f"export type {name} = {self._written(info, others)}\n"
        if len(said) > WIDE:
            said = said.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
        return said

    def _events(self, others: list[Page]) -> str:
        """The events of the game, each a row of its name and its fields."""
        rows = "".join(
            f"  | [{', '.join([repr(news.name), *self._event_fields(news, others)])}]\n"
            for news in find_game(self.file).events.values()
        )
        return f"/** What happens in a match. */\nexport type {self.file.title()}Event =\n{rows}"

    def _event_fields(self, news: News[Any], others: list[Page]) -> list[str]:
        fields = []
        for field in news.schema()["fields"]:
            rest = field["type"] == "rest"
            held = self._event_value(field["of"] if rest else field, others)
            fields.append(f"...{field['name']}: {held}[]" if rest else f"{field['name']}: {held}")
        return fields

    def _event_value(self, value: dict[str, Any], others: list[Page]) -> str:
        if value["type"] == "word":
            return self.ts(_one_of(value["words"]), others)
        return "string" if value["type"] == "id" else "number"

    def _list(self, name: str, where: str) -> str:
        module, _, words = where.partition(":")
        listed: tuple[str, ...] = getattr(import_module(module), words)
        each = self.names.get(_key(_one_of(listed)), "string")
        rows = "".join(f"  '{word}',\n" for word in listed)
        return f"export const {name}: readonly {each}[] = [\n{rows}]\n"

    def _fields(self, info: wire.StructType | wire.TypedDictType, others: list[Page]) -> str:
        lines = []
        if isinstance(info, wire.StructType) and info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}'\n")
        # msgspec gives the keys of a TypedDict in the order of the alphabet.
        order = list(info.cls.__annotations__)
        keyed = isinstance(info, wire.TypedDictType)
        for field in sorted(info.fields, key=lambda f: order.index(f.name) if keyed else 0):
            mark = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.ts(field.type, others)}\n")
        return "".join(lines)

    def ts(self, info: wire.Type, others: list[Page]) -> str:
        """A type as TypeScript; one that a module has a name for by that name."""
        if isinstance(info, wire.Metadata):
            return self._from("../values.ts", (info.extra or {})["ts"])
        key = _key(info)
        if key in self.names:
            name = self.names[key]
            return self._from("../values.ts", name) if name in BY_HAND else name
        for page in others:
            if key in page.names and not isinstance(info, wire.LiteralType):
                return self._from(f"./{page.file}.ts", page.names[key])
        return self._written(info, others)

    def _from(self, file: str, name: str) -> str:
        self.used.setdefault(file, set()).add(name)
        return name

    def _written(self, info: wire.Type, others: list[Page]) -> str:
        match info:
            case wire.IntType() | wire.FloatType():
                return "number"
            case wire.StrType():
                return "string"
            case wire.BoolType():
                return "boolean"
            case wire.NoneType():
                return "null"
            case wire.AnyType():
                return self._from("../values.ts", "Value")
            case wire.LiteralType():
                return " | ".join(f"'{value}'" for value in info.values)
            case wire.UnionType():
                return " | ".join(dict.fromkeys(self.ts(each, others) for each in info.types))
            case wire.ListType():
                item = self.ts(info.item_type, others)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case wire.TupleType():
                return f"[{', '.join(self.ts(each, others) for each in info.item_types)}]"
            case wire.DictType():
                key = self.ts(info.key_type, others)
                whole = f"Record<{key}, {self.ts(info.value_type, others)}>"
                return whole if key == "string" else f"Partial<{whole}>"
            case _:
                name = self.module.__name__
                raise TypeError(f"{name} has a type that cannot be written: {info}")


def _info(value: Any) -> wire.Type:
    """The type as msgspec says it; it does not say that of several kinds of rows."""
    if isinstance(value, types.UnionType) and all(_is_row(each) for each in get_args(value)):
        return wire.UnionType(tuple(wire.type_info(each) for each in get_args(value)))
    return wire.type_info(value)


def _is_row(value: Any) -> bool:
    return hasattr(value, "__total__")


def _one_of(words: Sequence[str]) -> wire.Type:
    return wire.LiteralType(tuple(sorted(words)))


def _key(info: wire.Type) -> Any:
    """What two types that are the same have in common."""
    if isinstance(info, wire.StructType | wire.TypedDictType):
        return info.cls
    return repr(info)


def _has_fields(value: type) -> bool:
    if issubclass(value, msgspec.Struct):
        return bool(value.__struct_fields__) or value.__struct_config__.tag is not None
    return _is_row(value)


def _assigned(module: types.ModuleType) -> set[str]:
    """Names that the module itself gives to types: `Colour = Literal[…]`."""
    source = inspect.getsource(module)
    return {line.split(" = ")[0] for line in source.splitlines() if " = " in line}


def _comment(cls: type) -> str:
    said = inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return f"/** {said} */\n" if said and not said.startswith("dict(") else ""


def pages() -> dict[Path, str]:
    """The files as they should be."""
    found = [Page(import_module(module), file) for module, file in SOURCES.items()]
    return {FOLDER / f"{page.file}.ts": page.text(found) for page in found}


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
