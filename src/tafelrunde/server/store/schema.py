"""Schema: what is stored, the same on SQLite and PostgreSQL. JSON lies in text columns."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts only a column of the type INTEGER by itself.
KEY: Final = BigInteger().with_variant(Integer, "sqlite")


def _events(name: str, of: str) -> Table:
    """The numbered events of each of something; `message` is who sent one with which id."""
    return Table(
        name,
        META,
        Column(of, KEY, ForeignKey(f"{of}s.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("row", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("message", String(100)),
        UniqueConstraint(of, "message"),
    )


# What belongs to the whole house, such as the key that signs identities.
house: Final = Table(
    "house",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# `login` is the folded name of those who set a password; `epoch` is in tokens that were given
# before there were sessions, and below zero where none of these counts.
players: Final = Table(
    "players",
    META,
    Column("id", KEY, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=-1),
    Column("settings", Text, nullable=False, default="{}"),
    Column("created", Float, nullable=False),
    Column("gone", Boolean, nullable=False, default=False),
)

# The devices on which players are signed in; `used` is when one was last heard of.
sessions: Final = Table(
    "sessions",
    META,
    Column("id", String(32), primary_key=True),
    Column("player", KEY, ForeignKey("players.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("browser", String(40)),
    Column("system", String(40)),
    Index(None, "player"),
    Index(None, "used"),
)

# `header` is the record's header without names, written when the match starts.
tables: Final = Table(
    "tables",
    META,
    Column("id", KEY, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("password", Text),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", KEY, ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("asked", Integer, nullable=False, default=0),
    Column("deadline", Float),
    Column("header", Text),
    Column("result", Text),
    Column("origin", Text),
    Column("rematch", String(12)),
    # What the match is dealt with, where others get the same deal; otherwise it is drawn.
    Column("seed", String(64)),
    # The build of the rules under which the record was last followed, and how far it can be.
    Column("build", String(40)),
    Column("upto", Integer),
    Index(None, "status", "visibility", "created"),
    Index(None, "status", "ended"),
)

# `bot` plays where it is set; a player beside it is the one it stands in for.
chairs: Final = Table(
    "chairs",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", KEY, ForeignKey("players.id")),
    Column("bot", String(40)),
    Column("name", String(40)),
    Index(None, "player"),
)

# `asked` is the mask of seats the table waits for after the entry, `deadline` when the first
# of their clocks runs out, `message` who sent it with which id.
entries: Final = Table(
    "entries",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("row", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("deadline", Float),
    Column("message", String(100)),
    UniqueConstraint("table", "message"),
)

# `message` is who said it with which id, as for entries.
chat: Final = Table(
    "chat",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", KEY, ForeignKey("players.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", String(100)),
    Index(None, "table", "message", unique=True),
)

problems: Final = Table(
    "problems",
    META,
    Column("id", KEY, primary_key=True),
    Column("table", KEY, ForeignKey("tables.id"), nullable=False),
    Column("player", KEY, ForeignKey("players.id")),
    Column("number", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("version", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# How a bot saw an ended match when somebody first asked; `form` is that of the data.
reviews: Final = Table(
    "reviews",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("review", Text, nullable=False),
)

ratings: Final = Table(
    "ratings",
    META,
    Column("player", KEY, ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

standing: Final = Table(
    "standing",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("answer", String(10), nullable=False),
    Column("option", Text, nullable=False),
    Column("asked", Text, nullable=True),
)

mutes: Final = Table(
    "mutes",
    META,
    Column("player", KEY, ForeignKey("players.id"), primary_key=True),
    Column("muted", KEY, ForeignKey("players.id"), primary_key=True),
)

# Who was asked to an open table, by whom; `declined` is "not now".
invitations: Final = Table(
    "invitations",
    META,
    Column("table", KEY, ForeignKey("tables.id"), primary_key=True),
    Column("player", KEY, ForeignKey("players.id"), primary_key=True),
    Column("by", KEY, ForeignKey("players.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, default=False),
    Index(None, "player"),
)

# `header` is the tournament's record's header; `helper` opens its console to helpers by link,
# `entry` says whether people may enter themselves.
tournaments: Final = Table(
    "tournaments",
    META,
    Column("id", KEY, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("organiser", KEY, ForeignKey("players.id"), nullable=False),
    Column("header", Text, nullable=False),
    Column("helper", String(32), nullable=False),
    Column("entry", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Index(None, "organiser"),
)

happenings: Final = _events("happenings", "tournament")

# The tables of this server at which a tournament's tables are played. `seating` names who is to
# sit where, so that a table is laid once for each.
boards: Final = Table(
    "boards",
    META,
    Column("tournament", KEY, ForeignKey("tournaments.id"), primary_key=True),
    Column("seating", String(80), primary_key=True),
    Column("table", KEY, ForeignKey("tables.id"), nullable=False, unique=True),
)

# `header` is the campaign's record's header.
campaigns: Final = Table(
    "campaigns",
    META,
    Column("id", KEY, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("owner", KEY, ForeignKey("players.id"), nullable=False),
    Column("header", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "owner"),
)

# Who sits where in each campaign; nobody yet, or a bot, has no row.
members: Final = Table(
    "members",
    META,
    Column("campaign", KEY, ForeignKey("campaigns.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", KEY, ForeignKey("players.id"), nullable=False),
    Index(None, "player"),
)

steps: Final = _events("steps", "campaign")

# The tables of this server at which a campaign's matches are played; `begun` is the event that
# began the match, so that a table is laid once for each.
legs: Final = Table(
    "legs",
    META,
    Column("campaign", KEY, ForeignKey("campaigns.id"), primary_key=True),
    Column("begun", Integer, primary_key=True),
    Column("table", KEY, ForeignKey("tables.id"), nullable=False, unique=True),
)

# Nodes that are up, with the last time they said so.
nodes: Final = Table(
    "nodes",
    META,
    Column("name", String(40), primary_key=True),
    Column("started", Float, nullable=False),
    Column("beat", Float, nullable=False),
    Column("gone", Boolean, nullable=False, default=False),
)

# Spans of time in which no node was up; no clock runs in them.
pauses: Final = Table(
    "pauses",
    META,
    Column("id", KEY, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)
