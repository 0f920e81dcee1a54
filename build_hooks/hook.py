"""What the wheel gets beyond the Python sources: compiled modules and the browser client."""

from __future__ import annotations

import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, so the folder's other modules need a place to come from.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_hooks import client, compiling


class TafelrundeHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Only what this machine needs for this build, at the versions of pyproject.toml."""
        root = Path(self.root)
        groups = tomllib.loads((root / "pyproject.toml").read_text())["dependency-groups"]
        needed: list[str] = []
        if compiling.wanted(root, self.config) and compiling.compiler_works():
            needed += groups["compile"]
        if client.exists(root) and not client.machine_has_node():
            needed += groups["client"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs from the sources; compiled modules beside them would hide edits.
        if version == "editable":
            return
        root = Path(self.root)
        include: dict[str, str] = build_data["force_include"]
        say = self.app.display_info
        # The client waits for its packages and for itself, so it is built while rules compile.
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(client.build, root, say) if client.exists(root) else None
            if compiling.wanted(root, self.config):
                if compiling.compiler_works():
                    include.update(compiling.build(root, self.config, say))
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
                else:
                    say(compiling.NO_COMPILER)
            if built is not None:
                include[str(built.result())] = "tafelrunde/server/web/static"
