"""A table that begins in play wakes the nodes: its bots may be the first to move"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE TRIGGER wake_new_tables AFTER INSERT ON tables FOR EACH ROW "
            "WHEN (NEW.status = 'running') EXECUTE FUNCTION wake_tables()"
        )
