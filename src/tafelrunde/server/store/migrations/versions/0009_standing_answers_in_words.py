"""Standing answers keep the words of their question"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("standing", sa.Column("asked", sa.Text(), nullable=True))
