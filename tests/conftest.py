"""How the suite runs: seeded in `make test`, longer and at random in `make soak`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from hypothesis import HealthCheck, settings

CACHE = Path(__file__).resolve().parent.parent / "build" / "cache"
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(CACHE / "hypothesis"))
# Tests start many processes: none shall compile every module anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(CACHE / "bytecode"))

# A timing is never a test, so no example has a deadline.
QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("slice", deadline=None, derandomize=True, suppress_health_check=QUIET)
settings.register_profile("soak", deadline=None, max_examples=2_000, suppress_health_check=QUIET)
settings.load_profile("soak" if os.environ.get("TAFELRUNDE_SOAK") else "slice")


def pytest_report_header() -> str:
    spec = find_spec("tafelrunde.kernel.match")
    compiled = spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
    return f"tafelrunde: {'compiled' if compiled else 'interpreted'}"
