"""Compile rules and bots with mypyc, in libraries that are built apart and in parallel.

The modules of a folder share a library, since calls inside one are faster: with one compiled apart
games are 2 or 3 % slower. Each library carries its own copy of mypyc's runtime, which is compiled
once for all of them. The little file that Python finds for each module, which leads to its library,
is compiled once for a whole folder. What was compiled is kept under build/ and reused: mypy checks
again what changed and what depends on it, and the C compiler sees only C files that came out
different.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

NO_COMPILER = (
    "note: no working C compiler with Python headers found;"
    " building plain Python, which plays the same but slower"
)
SWITCH = "TAFELRUNDE_COMPILE"
# With -O3 gcc takes nearly twice as long; without a dozen passes it is a sixth faster and games 4 %
# slower.
LEVEL = "1"
# Nobody unwinds these libraries, and a gigabyte is what gcc takes before it looks for what it can
# throw away: together about a twentieth of its time.
THRIFT = (
    ("-fno-asynchronous-unwind-tables", "--param=ggc-min-heapsize=1000000")
    if sys.platform == "linux"
    else ()
)
# A library is entered by its name alone: what else is in it may be called directly.
DIRECT = ("-fvisibility=hidden", "-fno-plt") if sys.platform == "linux" else ()
# How mypyc declares what only interpreted code calls.
WAYS_IN = re.compile(
    r"^extern ((?:PyObject \*|int )CPy(?:Py|Exec|Init)_\w+\([^;]*\);)$", re.MULTILINE
)

# How mypyc includes its runtime.
RUNTIME = re.compile(r"^#include <(\w+\.c)>$", re.MULTILINE)
# What it includes instead where the runtime is compiled by itself.
DECLARED = """\
#include <pythonsupport.h>
#pragma GCC visibility push(hidden)
#include <CPy.h>
#pragma GCC visibility pop
"""


def modules(source: Path, config: Mapping[str, Any]) -> list[Path]:
    """The files under `source` to compile, relative to it."""
    chosen = _matching(source, config.get("compile", []))
    return sorted(chosen - _matching(source, config.get("interpret", [])))


def _matching(source: Path, globs: Sequence[str]) -> set[Path]:
    return {path.relative_to(source) for glob in globs for path in source.glob(glob)}


def wanted(root: Path, config: Mapping[str, Any]) -> bool:
    return os.environ.get(SWITCH) != "0" and bool(modules(root / "src", config))


@functools.cache
def compiler_works() -> bool:
    """Build an empty extension: a compiler without Python's headers is of no use."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        include = sysconfig.get_path("include")
        command = [*_compiler(), "-shared", "-fPIC", f"-I{include}", str(probe), "-o", "probe.so"]
        try:
            tried = subprocess.run(command, check=False, cwd=folder, capture_output=True)
        except OSError:
            return False
        return tried.returncode == 0


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def build(root: Path, config: Mapping[str, Any], say: Callable[[str], None]) -> dict[str, str]:
    """Compile, and say which file goes where in the wheel."""
    source = root / "src"
    chosen = modules(source, config)
    cache = root / "build" / "compiled" / _toolchain()
    kept = cache.exists()
    job = {
        "libraries": libraries(chosen),
        "jobs": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2,
        "cache": str(cache),
    }
    say(f"compiling {len(chosen)} modules, or what changed of them")
    start = time.monotonic()
    done = _compiled(source, job)
    if not done and kept:
        # mypyc stumbles over some changes of a class that it knows from an earlier build.
        say("that failed with what was kept of the last build; compiling everything anew")
        shutil.rmtree(cache)
        done = _compiled(source, job)
    if not done:
        raise SystemExit("mypyc could not compile the modules named above")
    built = cache / "lib"
    outputs = json.loads((cache / "outputs.json").read_text())
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return {str(built / output): output for output in outputs}


def _compiled(source: Path, job: dict[str, Any]) -> bool:
    """Whether it worked, in a process of its own: mypyc ends it on an error, patches setuptools."""
    Path(job["cache"]).mkdir(parents=True, exist_ok=True)
    compiler = [sys.executable, str(Path(__file__).resolve()), json.dumps(job)]
    return subprocess.run(compiler, check=False, cwd=source).returncode == 0


def libraries(chosen: Sequence[Path]) -> dict[str, list[str]]:
    """Which modules are compiled together, by the name of their library."""
    shared: dict[str, list[str]] = {}
    for path in chosen:
        shared.setdefault(_dotted(path.parent), []).append(str(path))
    return shared


def _dotted(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def _toolchain() -> str:
    """Names the folder of what these tools made: other tools may not reuse it."""
    version = subprocess.check_output([*_compiler(), "--version"], text=True)
    own = Path(__file__).read_text()
    tools = (importlib.metadata.version("mypy"), sys.version, platform.machine(), version, own)
    flags = tuple(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))
    return hashlib.sha256(repr((tools, flags)).encode()).hexdigest()[:12]


def _compile(job: dict[str, Any]) -> None:
    # Imported only here: these packages are in the build environment of a compiled wheel alone.
    import setuptools  # noqa: PLC0415
    from mypyc.build import include_dir, mypycify  # noqa: PLC0415

    # What mypy makes stays to the end, so there is nothing to look for that could be thrown away.
    gc.disable()
    cache = Path(job["cache"])
    options = ["--config-file=", f"--cache-dir={cache / 'mypy'}"]
    # The build environment holds no run-time packages, and interpreted modules are mypy's own job.
    options += ["--ignore-missing-imports", "--follow-imports=silent"]
    shared: dict[str, list[str]] = job["libraries"]
    extensions = mypycify(
        [*options, *(path for paths in shared.values() for path in paths)],
        separate=[(paths, name) for name, paths in shared.items()],
        opt_level=LEVEL,
        debug_level="0",
        target_dir=str(cache / "c"),
    )
    more = ["-Wno-all", "-w", *DIRECT, *THRIFT]
    if os.name == "posix":
        more += ["-include", str(_seldom_run(shared, cache / "c"))]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    doors: dict[str, list[str]] = {}
    runtime: list[tuple[str, dict[str, Any]]] = []
    if os.name == "posix":
        extensions, doors = _with_few_doors(extensions, cache / "c")
        headers = [include_dir(), sysconfig.get_path("include")]
        build = {"include_dirs": headers, "cflags": [f"-O{LEVEL}", "-g0", "-w", *DIRECT, *THRIFT]}
        source, instead = _runtime(extensions, cache / "runtime")
        runtime = [("mypyc_runtime", {"sources": [str(source)], **build})]
        for extension in extensions:
            extension.include_dirs.insert(0, str(instead))
    # The longest first, so that no core waits for one started last.
    extensions.sort(key=lambda extension: -sum(map(_size, extension.sources)))

    made = {"name": "tafelrunde", "ext_modules": extensions, "libraries": runtime}
    distribution = setuptools.Distribution(made)
    shared_code = distribution.get_command_obj("build_clib")
    shared_code.build_clib = shared_code.build_temp = str(cache / "runtime")
    shared_code.ensure_finalized()
    shared_code.run()
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(cache / "lib")
    command.build_temp = str(cache / "objects")
    command.parallel = job["jobs"]
    command.ensure_finalized()
    command.run()
    built = {extension.name for extension in extensions} - doors.keys()
    for door, names in doors.items():
        for name in names:
            shutil.copyfile(command.get_ext_fullpath(door), command.get_ext_fullpath(name))
        built.update(names)
    outputs = sorted(
        os.path.relpath(command.get_ext_fullpath(name), command.build_lib) for name in built
    )
    (cache / "outputs.json").write_text(json.dumps(outputs))


def _seldom_run(shared: Mapping[str, Sequence[str]], folder: Path) -> Path:
    """A header that lets the C compiler spend little time on what games do not wait for.

    That is what runs once, at a module's import, and the ways into compiled code for interpreted
    code: compiled code goes past them. They are about a tenth of gcc's time.
    """
    names = [_dotted(Path(path)) for paths in shared.values() for path in paths]
    lines = [f"char CPyDef_{name.replace('.', '___')}_____top_level__(void);" for name in names]
    for header in sorted(folder.glob("**/__native_internal_*.h")):
        lines += WAYS_IN.findall(header.read_text())
    # Other compilers than gcc do not know how.
    only = "#if defined(__GNUC__) && !defined(__clang__)"
    python = ["#define PY_SSIZE_T_CLEAN", "#include <Python.h>"]
    seldom = '#define SELDOM __attribute__((optimize("O0")))'
    header = folder / "seldom.h"
    text = [only, *python, seldom, *(f"SELDOM {line}" for line in lines), "#endif", ""]
    header.write_text("\n".join(text))
    return header


def _runtime(extensions: Sequence[Any], folder: Path) -> tuple[Path, Path]:
    """mypyc's runtime as one C file, and a folder with what libraries include in its place.

    Each library includes the C files of the runtime. Instead of them it finds their declarations,
    hidden, so that it calls its own copy directly.
    """
    texts = [Path(extension.sources[0]).read_text() for extension in extensions]
    parts = list(dict.fromkeys(part for text in texts for part in RUNTIME.findall(text)))
    source, instead = folder / "runtime.c", folder / "instead"
    whole = "".join(f"#include <{part}>\n" for part in parts)
    for path, text in {source: whole, **{instead / part: DECLARED for part in parts}}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text() != text:
            path.write_text(text)
    return source, instead


def _with_few_doors(extensions: list[Any], folder: Path) -> tuple[list[Any], dict[str, list[str]]]:
    """Let the modules of a folder share one door into their libraries instead of one each.

    Gives what is to be built then, and for which modules each door is to be copied.
    """
    import setuptools  # noqa: PLC0415

    libraries = [extension for extension in extensions if extension.name.endswith("__mypyc")]
    shared: dict[str, list[Any]] = {}
    for extension in extensions:
        if extension not in libraries:
            shared.setdefault(extension.name.rpartition(".")[0], []).append(extension)
    doors: dict[str, list[str]] = {}
    for package, shims in shared.items():
        # Behind its own way in, each repeats one for a package, which none of them is.
        ways = [Path(shim.sources[0]).read_text().partition("// distutils")[0] for shim in shims]
        path = folder.joinpath(*package.split("."), "__doors.c")
        text = "\n".join(ways)
        if not path.is_file() or path.read_text() != text:
            path.write_text(text)
        door = setuptools.Extension(
            f"{package}.__doors",
            sources=[str(path)],
            extra_compile_args=shims[0].extra_compile_args,
        )
        libraries.append(door)
        doors[door.name] = [shim.name for shim in shims]
    return libraries, doors


def _size(path: str | os.PathLike[str]) -> int:
    return Path(path).stat().st_size


if __name__ == "__main__":
    _compile(json.loads(sys.argv[1]))
