# The two commands of a newcomer are `make play` and `make test`; `make` lists the others.
#
# .venv        the built package, compiled where a C compiler is there, with what it needs to run
# .venv-dev    the sources themselves, editable and uncompiled, with the tools to work on them
# .venv-built  the built package, to test what people will run; its tools are those of .venv-dev
# .venv-cluster  the same with Ray, which is too large for every test run

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# The system's own Python where it has all that is needed: it is built for speed, which one that
# somebody built by hand often is not, and then the tests take a fourth longer.
WILL_DO = import ensurepip, sys, sysconfig; from pathlib import Path; headers = sysconfig.get_path("include"); \
	sys.exit(sys.version_info < (3, 11) or not Path(headers, "Python.h").exists())
PYTHON ?= $(shell /usr/bin/python3 -c '$(WILL_DO)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
UV := .venv/bin/uv
export UV_PYTHON_DOWNLOADS := never
# Every worker of the tests reads what the first one compiled.
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/build/cache/bytecode
unexport PYTHONDONTWRITEBYTECODE

# Small games in packages of their own that the tests install beside tafelrunde.
GUESTS := $(patsubst %/pyproject.toml,%,$(wildcard tests/*/pyproject.toml))
PYTEST = python -m pytest --durations=15

# $(call need,PACKAGE,WHY): install a Debian package as root, or say which one is missing.
define need
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
else echo "$(2): please install the package $(1) first" >&2; exit 1; fi
endef

.PHONY: help
help:  ## list the commands
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 10

.PHONY: play
play: setup  ## set up and open the web table
	@.venv/bin/tafelrunde serve

.PHONY: setup
setup: .venv/package.stamp  ## make .venv with the built package and the tafelrunde command

.PHONY: dev
dev: .venv-dev/package.stamp  ## make .venv-dev to work on the sources

# Side by side, so that no core is idle, but few at once, so that they do not hinder each other. What
# each part says is shown when it is done.
.PHONY: test
test:  ## set up and run every check and test
	@echo "checks and tests run side by side, and each part shows what it said at its end"
	@$(MAKE) --jobs=3 --output-sync=target --keep-going \
		setup check test-sources test-browser test-server test-generic test-rules

.PHONY: check
check: dev  ## lint, format and types
	.venv-dev/bin/ruff check --quiet .
	.venv-dev/bin/ruff format --quiet --check .
	.venv-dev/bin/mypy

# The rules as sources do what they do in the built package: a sample shows it, `soak` the rest.
.PHONY: test-sources
test-sources: bytecode
	.venv-dev/bin/$(PYTEST) -m "not soak and not built"

# All tests and what they import, compiled once while nobody else does.
.PHONY: bytecode
bytecode: dev
	@.venv-dev/bin/pytest --collect-only -qq -m "" >/dev/null

# The built package in four parts: each reads its own tests alone, and workers, of which every one
# reads all tests and begins servers, databases and a browser, are few.
BUILT_TESTS = .venv-built/bin/$(PYTEST) -m "not soak and (built or everywhere)"
.PHONY: test-browser test-server test-generic test-rules
test-browser: setup .venv-built/package.stamp browser
	$(BUILT_TESTS) -n $$(nproc) --dist worksteal tests/browser

test-server: setup .venv-built/package.stamp
	$(BUILT_TESTS) -n $$(nproc) --dist worksteal tests/server

test-generic: setup .venv-built/package.stamp
	$(BUILT_TESTS) tests/generic

test-rules: setup .venv-built/package.stamp
	$(BUILT_TESTS) --ignore=tests/browser --ignore=tests/server --ignore=tests/generic

# Counting lines makes the rules four times slower, so `test` does without it.
.PHONY: coverage
coverage: dev setup browser  ## run the tests of the sources and report the lines they reach
	.venv-dev/bin/pytest -n auto --cov --cov-report=term --cov-report=html:build/coverage/html

.PHONY: soak
soak: .venv-built/package.stamp dev browser soak-cluster  ## run the long proofs, and everything on the sources
	TAFELRUNDE_SOAK=1 .venv-built/bin/python -m pytest -n auto -m "soak and not cluster"
	TAFELRUNDE_SLOW_LINE=0.6 .venv-dev/bin/pytest -n auto -m "not soak and built"

.PHONY: soak-cluster
soak-cluster: .venv-cluster/package.stamp
	.venv-cluster/bin/pytest -m cluster tests/soak/test_cluster.py

.PHONY: goldens
goldens: dev  ## write the golden playthroughs anew, to be read before they are kept
	TAFELRUNDE_GOLDENS=write .venv-dev/bin/pytest -q -k "golden or playthrough"

# Chromium without a window's frame costs a fifth; a whole one that is there will do.
.PHONY: browser
browser:
	@[ -n "$${TAFELRUNDE_CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null || \
	{ [ "$$(id -u)" != 0 ] && command -v chromium >/dev/null; } || \
	( $(call need,chromium-headless-shell,the browser tests need Chromium) ) || \
	command -v chromium >/dev/null

.PHONY: docs
docs: dev  ## write the pages of docs/ that come from the code
	.venv-dev/bin/python tools/rulings.py
	.venv-dev/bin/python tools/mechanisms.py
	.venv-dev/bin/python -m tools.encodings

.PHONY: types
types: dev  ## write the browser's types from what the server and the games declare
	.venv-dev/bin/python tools/client_types.py

.PHONY: pictures
pictures: dev browser  ## take pictures of every page into build/pictures
	.venv-dev/bin/python -m tests.browser.pictures

.PHONY: format
format: dev  ## format the sources and mend what the linter can
	.venv-dev/bin/ruff check --quiet --fix . || true
	.venv-dev/bin/ruff format .

# Requirements come without a header and without index addresses; UPGRADE=--upgrade for newer ones.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	$(UPGRADE)
.PHONY: lock
lock: $(UV)  ## write requirements/*.txt anew from pyproject.toml
	$(LOCK) --group setup -o requirements/setup.txt
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml --group dev -c requirements/run.txt -o requirements/dev.txt
	$(LOCK) --group build -c requirements/dev.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --extra cluster --group dev -c requirements/dev.txt \
		-o requirements/cluster.txt

.PHONY: clean
clean:  ## remove everything that was built
	rm -rf .venv .venv-dev .venv-built .venv-cluster build web/dist web/node_modules web/.svelte-check

# ---- how the environments come to be

$(UV): requirements/setup.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tafelrunde needs Python 3.11 or newer: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { $(call need,python3-venv,Python lacks its venv module); }
	$(PYTHON) -m venv --clear .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements/setup.txt
	@touch $@

.venv/needs.stamp: requirements/run.txt $(UV)
	$(UV) pip sync --quiet --python .venv --require-hashes requirements/setup.txt requirements/run.txt
	@touch $@

.venv/package.stamp: build/wheel.stamp .venv/needs.stamp
	$(UV) pip install --quiet --python .venv --no-deps --reinstall build/wheel/*.whl
	@touch $@

.venv-dev/needs.stamp: requirements/dev.txt | $(UV)
	$(UV) venv --quiet --clear --python .venv/bin/python .venv-dev
	$(UV) pip sync --quiet --python .venv-dev --require-hashes requirements/dev.txt
	@touch $@

# What lies in .venv-dev is found, but not its way to the sources: that is for its own Python alone.
.venv-built/needs.stamp: .venv-dev/needs.stamp
	$(UV) venv --quiet --clear --python .venv/bin/python .venv-built
	@packages='import sysconfig; print(sysconfig.get_path("purelib"))'; \
	.venv-dev/bin/python -c "$$packages" >"$$(.venv-built/bin/python -c "$$packages")/tools.pth"
	@touch $@

INSTALL_GUESTS = $(if $(GUESTS),$(UV) pip install --quiet --python $(@D) --no-deps \
	--build-constraints requirements/build.txt $(addprefix -e ,$(GUESTS)))

.venv-dev/package.stamp: .venv-dev/needs.stamp pyproject.toml $(GUESTS:=/pyproject.toml)
	TAFELRUNDE_COMPILE=0 $(UV) pip install --quiet --python .venv-dev --no-deps \
		--build-constraints requirements/build.txt -e .
	$(INSTALL_GUESTS)
	@touch $@

.venv-built/package.stamp: build/wheel.stamp .venv-built/needs.stamp $(GUESTS:=/pyproject.toml)
	$(UV) pip install --quiet --python .venv-built --no-deps --reinstall --compile-bytecode \
		build/wheel/*.whl
	$(INSTALL_GUESTS)
	@touch $@

.venv-cluster/package.stamp: build/wheel.stamp requirements/cluster.txt
	$(UV) venv --quiet --clear --python .venv/bin/python .venv-cluster
	$(UV) pip sync --quiet --python .venv-cluster --require-hashes requirements/cluster.txt
	$(UV) pip install --quiet --python .venv-cluster --no-deps build/wheel/*.whl
	@touch $@

build/wheel.stamp: build/wheel.inputs requirements/build.txt | $(UV)
	@rm -rf build/wheel
	$(UV) build --wheel --python .venv/bin/python --require-hashes \
		--build-constraints requirements/build.txt --out-dir build/wheel
	@touch $@

# The content of everything the wheel is made from; touched only when that content is another.
.PHONY: always
build/wheel.inputs: always
	@mkdir -p build
	@{ echo "$${TAFELRUNDE_COMPILE-} $${CC-} $$(command -v cc gcc || true)"; \
	find pyproject.toml LICENSE NOTICE build_hooks src $(wildcard web) \
		\( -name __pycache__ -o -path web/node_modules -o -path web/dist \
		-o -path web/.svelte-check \) -prune \
		-o -type f -print0 | sort -z | xargs -0 sha256sum; } >$@.new
	@if cmp --silent $@.new $@; then rm $@.new; else mv $@.new $@; fi
