"""The server that `tools/load.py` puts under load: the real thing, with no limit on rates.

It says on which port it listens and in which form its rules run; with a file named in the tool's
variable, cProfile writes there what the process did.
"""

from __future__ import annotations

import cProfile
import json
import os
import sys

import msgspec

from tafelrunde.lab.bench import build
from tafelrunde.server.base.config import Config
from tafelrunde.server.web import serving


def main() -> None:
    wanted = json.loads(os.environ["TAFELRUNDE_LOAD"])
    config = msgspec.convert(wanted["config"], Config)
    serving.check(config)
    place = serving.listening(config.host, config.port)
    sys.stdout.write(f"{place.getsockname()[1]} {build()}\n")
    sys.stdout.flush()
    if not wanted["profile"]:
        serving.run(config, place)
        return
    profile = cProfile.Profile()
    profile.enable()
    serving.run(config, place)
    profile.disable()
    profile.dump_stats(wanted["profile"])


if __name__ == "__main__":
    main()
