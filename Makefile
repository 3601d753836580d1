# Two commands: `make play` and `make test`. Both set everything up and ask nothing.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
RUN := PYTHONWARNINGS=error $(BIN)/python

.PHONY: play test lint unit bench fuzz records docs clean

play: $(VENV)/.play
	@$(BIN)/saqqara

test: lint unit

lint: $(VENV)/.test
	$(BIN)/ruff format --check src tests bench examples tools
	$(BIN)/ruff check src tests bench examples tools
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture

unit: export SAQQARA_CACHE := $(CURDIR)/.cache/compiled
unit: $(VENV)/.test
	$(BIN)/python -m tests.equipment
	$(BIN)/python -m tests.compile
	$(BIN)/pytest -n 2 --dist worksteal -m 'not alone'
	$(BIN)/pytest -m alone

bench: $(VENV)/.bench
	$(BIN)/python -m bench

fuzz: $(VENV)/.fuzz
	$(BIN)/python -m tests.fuzz

docs: $(VENV)/.test
	$(BIN)/python -m tools.rulebook_page --write
	$(BIN)/python -m tools.wire_page --write
	$(BIN)/python -m tools.research_page --write
	$(BIN)/python -m tools.web_shell --write

clean:
	rm -rf $(VENV) .cache

# An environment is made anew when the list of parts changes.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Saqqara needs Python 3.11 or newer with venv; none was found." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml
	@echo "Setting up Saqqara in $(VENV) (once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.%: $(VENV)/bin/python pyproject.toml
	@echo "Setting up Saqqara in $(VENV) with what '$*' needs (once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[$*]'
	@touch $@
