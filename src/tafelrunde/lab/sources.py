"""Run a module of tafelrunde from its Python sources, also where it lies compiled beside them.

Started by its path, so that nothing of tafelrunde has been imported before: the built package holds
each module as source, too, but Python takes the compiled form first.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesFirst:
    """Finds the modules of tafelrunde as sources alone."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "tafelrunde":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesFirst)
    module = sys.argv[1]
    del sys.argv[:2]
    sys.argv.insert(0, module)
    runpy.run_module(module, run_name="__main__")
