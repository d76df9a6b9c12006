# Set-up runs automatically, once: stamp files in .venv record what is installed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check

RUN    := $(VENV)/.stamp-run
DEV    := $(VENV)/.stamp-dev
BENCH  := $(VENV)/.stamp-bench

# The tests use the Chromium of this machine, or install one from Debian.
CHROMIUM := $(VENV)/.stamp-chromium
FIND_CHROMIUM := for name in "$$CITYWRIGHT_CHROMIUM" chromium chromium-browser google-chrome; do \
	command -v "$$name" && break; done
ROOT     := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# Use the Node of this machine if Vite supports it; otherwise install one from PyPI into the virtual environment.
GOOD_NODE := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NODE     := $(VENV)/.stamp-node
NPM      := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
MODULES  := web/node_modules/.stamp
RIVAL    := bench/load/node_modules/.stamp
CLIENT   := src/citywright/server/static/index.html
FIXTURES := web/fixtures/.stamp
SOURCES  := $(shell find web/src web/public web/index.html web/vite.config.ts src/citywright/words -type f 2>/dev/null)

INTERPRETED := $(patsubst src/citywright/games/%/rules.py,tests/%,$(wildcard src/citywright/games/*/rules.py)) \
	tests/test_game.py tests/test_record.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench load docs dist clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUN) $(CLIENT) ## Play in the browser: start the server and print its address
	@$(BIN)/citywright serve

test: check $(CHROMIUM) ## Run every check and every test
	@echo 'Running the tests with compiled rules'
	@$(BIN)/pytest -n 2
	@echo 'Running the tests with interpreted rules, to measure coverage'
	@$(BIN)/coverage erase
	@CITYWRIGHT_JIT=0 $(BIN)/coverage run -m pytest -n 2 -m 'not compiled' $(INTERPRETED)
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report
	@echo 'Running the tests of the web client'
	@$(NPM) test --silent

check: $(DEV) $(CLIENT) $(FIXTURES) ## Check format, lint and types only
	@echo 'Checking format, lint and types'
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(NPM) run --silent check

bench: $(BENCH) ## Compare the speed of rules, search and batches with OpenSpiel, PettingZoo and Pgx
	@$(BIN)/python bench/run.py

load: $(RUN) $(RIVAL) ## Compare the server under load with boardgame.io (about three minutes)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/load/run.py

docs: $(DEV) ## Build the documentation site in build/site
	@$(BIN)/python -m zensical build --strict >/dev/null
	@echo 'Built the documentation. Open build/site/index.html'

dist: $(DEV) $(CLIENT) ## Build a release in dist/: sdist and wheel, with the client inside
	@echo 'Building sdist and wheel'
	@rm -rf dist
	@$(BIN)/python -m build >/dev/null
	@ls dist/*

clean: ## Remove everything that these commands made
	@rm -rf $(VENV) $(dir $(CLIENT)) $(dir $(MODULES)) $(dir $(RIVAL)) web/fixtures/*.json $(FIXTURES) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* build dist
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Citywright needs Python 3.11 or newer; $(PYTHON) is not. Try: make $(MAKECMDGOALS) PYTHON=python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '$(PYTHON) cannot create virtual environments. On Debian and Ubuntu: apt install python3-venv'; exit 1; }
	@echo 'Creating a virtual environment in $(VENV)'
	@$(PYTHON) -m venv $(VENV)

$(RUN): requirements/run.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo 'Installing Citywright and its dependencies'
	@$(PIP) -r requirements/run.txt
	@$(PIP) --no-deps -e .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo 'Installing the tools for checks and tests'
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(RUN)
	@echo 'Installing the libraries for the benchmark'
	@$(PIP) -r requirements/bench.txt
	@touch $@

$(CHROMIUM): | $(VENV)/pyvenv.cfg
	@$(FIND_CHROMIUM) >/dev/null || { echo 'Installing Chromium with apt-get, for the browser tests'; \
		$(ROOT) apt-get -qq update && $(ROOT) apt-get -qq install -y --no-install-recommends chromium >/dev/null; } || { \
		echo 'Chromium was not found and could not be installed. Install it, or set CITYWRIGHT_CHROMIUM to its path.'; exit 1; }
	@touch $@

$(NODE): requirements/node.txt | $(VENV)/pyvenv.cfg
	@node -e '$(GOOD_NODE)' 2>/dev/null || { echo 'Installing Node'; $(PIP) -r requirements/node.txt; }
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	@echo 'Installing the libraries of the web client'
	@$(NPM) install --loglevel=error --no-progress
	@touch $@

$(RIVAL): bench/load/package-lock.json $(NODE)
	@echo 'Installing boardgame.io for the comparison'
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix bench/load ci --loglevel=error --no-progress
	@touch $@

$(CLIENT): $(SOURCES) $(MODULES)
	@echo 'Building the web client'
	@$(NPM) run --silent build
	@touch $@

$(FIXTURES): $(wildcard web/fixtures/*.py) $(shell find src/citywright -name '*.py' -o -name '*.csv' -o -name '*.ftl') | $(RUN)
	@echo 'Playing some games for the client tests'
	@$(BIN)/python web/fixtures/make.py
	@touch $@
