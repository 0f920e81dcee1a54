"""Tournaments, what happens at them, and the tables laid for them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tournaments",
        sa.Column("id", key, nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("organiser", key, nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("helper", sa.String(32), nullable=False),
        sa.Column("entry", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["organiser"], ["players.id"], name=op.f("fk_tournaments_organiser")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("code", name=op.f("uq_tournaments_code")),
    )
    op.create_index(op.f("ix_tournaments_organiser"), "tournaments", ["organiser"], unique=False)
    op.create_table(
        "happenings",
        sa.Column("tournament", key, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("row", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("message", sa.String(100)),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_happenings_tournament")
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_happenings")),
        sa.UniqueConstraint("tournament", "message", name=op.f("uq_happenings_tournament_message")),
    )
    op.create_table(
        "boards",
        sa.Column("tournament", key, nullable=False),
        sa.Column("seating", sa.String(80), nullable=False),
        sa.Column("table", key, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_boards_tournament")
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_boards_table")),
        sa.PrimaryKeyConstraint("tournament", "seating", name=op.f("pk_boards")),
        sa.UniqueConstraint("table", name=op.f("uq_boards_table")),
    )
    op.add_column("tables", sa.Column("seed", sa.String(64), nullable=True))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION wake_happenings() RETURNS trigger LANGUAGE plpgsql AS $$ "
            "BEGIN PERFORM pg_notify('tafelrunde', "
            "'h ' || NEW.tournament || ' ' || NEW.number); RETURN NULL; END $$"
        )
        op.execute(
            "CREATE TRIGGER wake_happenings AFTER INSERT ON happenings "
            "FOR EACH ROW EXECUTE FUNCTION wake_happenings()"
        )
