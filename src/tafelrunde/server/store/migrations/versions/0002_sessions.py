"""Sessions: the devices on which players are signed in"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", key, nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("browser", sa.String(length=40), nullable=True),
        sa.Column("system", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"], unique=False)
    op.create_index(op.f("ix_sessions_used"), "sessions", ["used"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        # Nodes close the sockets of a session that has ended: `x PLAYER`.
        op.execute(
            "CREATE FUNCTION wake_sessions() RETURNS trigger LANGUAGE plpgsql AS $$ "
            "BEGIN PERFORM pg_notify('tafelrunde', 'x ' || OLD.player); RETURN NULL; END $$"
        )
        op.execute(
            "CREATE TRIGGER wake_sessions AFTER DELETE ON sessions "
            "FOR EACH ROW EXECUTE FUNCTION wake_sessions()"
        )
