"""Invitations to open tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "invitations",
        sa.Column("table", key, nullable=False),
        sa.Column("player", key, nullable=False),
        sa.Column("by", key, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_invitations_table")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_invitations_player")),
        sa.ForeignKeyConstraint(["by"], ["players.id"], name=op.f("fk_invitations_by")),
        sa.PrimaryKeyConstraint("table", "player", "by", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_player"), "invitations", ["player"], unique=False)
