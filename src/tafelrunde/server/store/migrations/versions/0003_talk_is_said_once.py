"""Talk is said once"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("message", sa.String(length=100), nullable=True))
    op.create_index(op.f("ix_chat_table_message"), "chat", ["table", "message"], unique=True)
