# make play      sets everything up and opens the house in a browser
# make check     what one runs while working: lint, types, imports and the quick tests (under two minutes)
# make test      the gate, which every change has to pass (about ten minutes on two quiet cores)
# make test-all  the gate and the soak: many kills, galleries, Lighthouse, PPO, Ray, fuzzing, the installed wheel, the image
# make coverage  which lines of src/ the gate runs
# make docs      the documentation as a site, in .cache/site
# make pages     the pages and lists that are made from the sources
# make bench, make fuzz, make clean
#
# Each of them sets up what it needs and asks nothing. CONTRIBUTING.md says more.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := src tests bench examples tools
# One more than two cores: while one waits for a browser or a database, the others work.
WORKERS ?= 3
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist loadscope --no-loadscope-reorder
QUICK := tests/rulebook tests/contract tests/match tests/architecture tests/web/test_smoke.py tests/web/test_node.py
TOGETHER := --no-print-directory --jobs --output-sync

.PHONY: play check test test-all coverage lint ruff mypy imports vulture types compile bench fuzz docs pages clean

check test test-all coverage compile: export SAQQARA_CACHE := $(CURDIR)/.cache/compiled

# Bytecode is kept, also where the environment says otherwise: else every worker compiles all tests anew.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play
	@echo "Opening Saqqara ..."
	@$(BIN)/saqqara

check: $(VENV)/.test
	$(BIN)/python -m tests.equipment
	@$(MAKE) $(TOGETHER) lint compile
	$(PYTEST) $(QUICK)

test: $(VENV)/.test
	$(BIN)/python -m tests.equipment
	@$(MAKE) $(TOGETHER) lint compile
	$(PYTEST)

test-all: export SAQQARA_TESTS := all
test-all: $(VENV)/.test-all
	$(BIN)/python -m tests.equipment
	@$(MAKE) $(TOGETHER) lint compile
	$(PYTEST)

coverage: $(VENV)/.test
	$(BIN)/python -m tests.equipment
	@$(MAKE) $(TOGETHER) compile
	$(PYTEST) --cov --cov-report=term:skip-covered

lint: ruff mypy imports vulture types

ruff: $(VENV)/.test
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)

mypy: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

vulture: $(VENV)/.test
	$(BIN)/python -m tools.dead_code

# Of the scripts of the pages; nothing is built.
types: $(VENV)/.test
	$(BIN)/python -m tests.script_types

# Before the tests run: else every worker of the tests compiles for itself.
compile: $(VENV)/.test
	$(BIN)/python -m tests.compile

bench: $(VENV)/.bench
	$(BIN)/python -m bench

fuzz: $(VENV)/.fuzz
	$(BIN)/python -m tests.fuzz

docs: $(VENV)/.docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The documentation is in .cache/site: open .cache/site/index.html"

pages: $(VENV)/.test
	$(BIN)/python -m tools.rulebook_page --write
	$(BIN)/python -m tools.wire_page --write
	$(BIN)/python -m tools.wire_types --write
	$(BIN)/python -m tools.review_schema --write
	$(BIN)/python -m tools.anchors --write
	$(BIN)/python -m tools.research_page --write
	$(BIN)/python -m tools.web_shell --write
	$(BIN)/python -m tools.cli_page --write
	$(BIN)/python -m tools.look_page --write
	$(BIN)/python -m tools.version_stamps --write

clean:
	rm -rf $(VENV) .cache

# An environment is made anew when the list of parts changes.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Saqqara needs Python 3.11 or newer with venv; none was found." >&2; exit 1; }
	@echo "Making a Python environment in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml
	@echo "Installing packages into $(VENV) (once) ..."
	@$(BIN)/python tools/set_up.py .
	@touch $@

$(VENV)/.%: $(VENV)/bin/python pyproject.toml
	@echo "Installing packages for '$*' into $(VENV) (once) ..."
	@$(BIN)/python tools/set_up.py '.[$*]'
	@touch $@
