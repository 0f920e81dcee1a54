"""Campaigns, who plays in them, what happens in them, and the tables laid for them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "campaigns",
        sa.Column("id", key, nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", key, nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name=op.f("fk_campaigns_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sa.UniqueConstraint("code", name=op.f("uq_campaigns_code")),
    )
    op.create_index(op.f("ix_campaigns_owner"), "campaigns", ["owner"], unique=False)
    op.create_table(
        "members",
        sa.Column("campaign", key, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", key, nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_members_campaign")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_members_player")),
        sa.PrimaryKeyConstraint("campaign", "seat", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_player"), "members", ["player"], unique=False)
    op.create_table(
        "steps",
        sa.Column("campaign", key, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("row", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("message", sa.String(100)),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_steps_campaign")),
        sa.PrimaryKeyConstraint("campaign", "number", name=op.f("pk_steps")),
        sa.UniqueConstraint("campaign", "message", name=op.f("uq_steps_campaign_message")),
    )
    op.create_table(
        "legs",
        sa.Column("campaign", key, nullable=False),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("table", key, nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_legs_campaign")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_legs_table")),
        sa.PrimaryKeyConstraint("campaign", "begun", name=op.f("pk_legs")),
        sa.UniqueConstraint("table", name=op.f("uq_legs_table")),
    )
