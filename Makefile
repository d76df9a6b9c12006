# Set-up runs automatically, once: stamp files in .venv record what is installed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile  # Python compiles what is imported

RUN    := $(VENV)/.stamp-run
DEV    := $(VENV)/.stamp-dev
BENCH  := $(VENV)/.stamp-bench
LINKER := $(VENV)/.stamp-linker

CHROMIUM := $(VENV)/.stamp-chromium
OTHERS   := $(VENV)/.stamp-firefox-and-webkit

# Use the Node of this machine if Vite supports it; otherwise install one from PyPI into the virtual environment.
GOOD_NODE := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NODE     := $(VENV)/.stamp-node
NPM      := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
MODULES  := web/node_modules/.stamp
RIVAL    := bench/load/node_modules/.stamp
CLIENT   := src/citywright/server/static/index.html
FIXTURES := web/fixtures/.stamp
SOURCES  := $(shell find web/src web/public web/index.html web/vite.config.ts src/citywright/words src/citywright/telling src/citywright/engine/built -type f ! -name '*.py*' 2>/dev/null)

# `make test` runs in stages. Each says what it does, and is listed with its result at the end. Three run at a time:
# while one installs something or waits for a browser, two cores have work.
STAGE    := sh tools/stage.sh
STAGES   := test-compiled test-interpreted check-python check-client test-client
INTERPRETED := $(patsubst src/citywright/games/%/rules.py,tests/%,$(wildcard src/citywright/games/*/rules.py)) \
	tests/faults tests/test_game.py tests/test_record.py

.DEFAULT_GOAL := help
unexport PYTHONDONTWRITEBYTECODE  # many short processes start here, and would compile all modules anew
.DELETE_ON_ERROR:
.PHONY: help play test check browsers proxies bench load engine docs dist clean compile check-python check-client test-interpreted test-client test-compiled

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Play in the browser: start the server and print its address
	@$(MAKE) -s --no-print-directory -j2 $(RUN) $(CLIENT)
	@$(BIN)/citywright serve

test: ## Run every check and every test
	@rm -rf build/stages; began=$$(date +%s); \
	$(MAKE) --no-print-directory -k -j3 FIRST=compile $(STAGES) && how='All passed' || how='NOT ALL PASSED'; \
	echo; cat build/stages/results; echo "$$how, in $$(( $$(date +%s) - began )) seconds"; [ "$$how" = 'All passed' ]

check: check-python check-client ## Check format, lint and types only

browsers: compile $(DEV) $(OTHERS) $(CLIENT) ## Play whole games in Firefox and WebKit, and install them first (140 MB)
	@$(BIN)/pytest -m browsers -n 2 tests/browser

proxies: compile $(DEV) $(CLIENT) ## Try the configurations of nginx, HAProxy and Caddy, and install these first
	@$(BIN)/python -m tests.server.proxies
	@$(BIN)/pytest tests/server/test_proxies.py

compile: $(RUN)
	@$(STAGE) 'Compile the rules of all games' '$(BIN)/python -m citywright.server.process.warmup --lab'

check-python: $(DEV)
	@$(STAGE) 'Check format, lint and types of Python' '$(BIN)/ruff format --check && $(BIN)/ruff check && $(BIN)/mypy'

check-client: $(CLIENT) $(FIXTURES)
	@$(STAGE) 'Check format and types of the client' '$(NPM) run --silent check'

test-interpreted: $(DEV)
	@$(STAGE) 'Test the rules without the compiler: every line is covered' '$(BIN)/coverage erase && \
		CITYWRIGHT_JIT=0 $(BIN)/coverage run -m pytest -m "not compiled" $(INTERPRETED) && \
		$(BIN)/coverage combine -q && $(BIN)/coverage report'

test-client: $(MODULES) $(FIXTURES)
	@$(STAGE) 'Test the client' '$(NPM) test --silent'

test-compiled: compile $(DEV) $(CHROMIUM) $(CLIENT)
	@$(STAGE) 'Test everything in Python, browsers included' '$(BIN)/pytest -m "not browsers" -n 3 --dist worksteal'

bench: $(BENCH) $(CHROMIUM) $(CLIENT) ## Compare speed: with OpenSpiel, PettingZoo and Pgx, and of the engines with the CPU
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/run.py
	@$(BIN)/citywright site --out build/table >/dev/null
	@$(BIN)/python bench/site.py build/table

load: $(RUN) $(RIVAL) ## Compare the server under load with boardgame.io (about three minutes)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/load/run.py

engine: $(LINKER) ## Build the engines anew after a change of the rules: each game as WebAssembly
	@$(BIN)/pytest tests/engine/test_exporting.py
	@$(BIN)/python -m citywright.engine.build

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
	@find src tests bench examples tools web/fixtures -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

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

$(LINKER): requirements/engine.txt $(DEV)
	@echo 'Installing the linker for WebAssembly'
	@$(PIP) -r requirements/engine.txt
	@touch $@

$(CHROMIUM): $(DEV)
	@$(BIN)/python -m tests.browser.chromium
	@touch $@

$(OTHERS): $(DEV)
	@$(BIN)/python -m tests.browser.others
	@touch $@

$(NODE): requirements/node.txt | $(VENV)/pyvenv.cfg
	@node -e '$(GOOD_NODE)' 2>/dev/null || { echo 'Installing Node'; $(PIP) -r requirements/node.txt; }
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	@echo 'Installing the libraries of the web client'
	@$(NPM) install --loglevel=error --no-progress --no-audit --no-fund --no-update-notifier >/dev/null
	@touch $@

$(RIVAL): bench/load/package-lock.json $(NODE)
	@echo 'Installing boardgame.io for the comparison'
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix bench/load ci --loglevel=error --no-progress
	@touch $@

$(CLIENT): $(SOURCES) $(MODULES)
	@echo 'Building the web client'
	@$(NPM) run --silent build
	@touch $@

$(FIXTURES): $(wildcard web/fixtures/*.py) $(shell find src/citywright -name '*.py' -o -name '*.csv' -o -name '*.ftl') | $(RUN) $(FIRST)
	@echo 'Playing some games for the client tests'
	@$(BIN)/python web/fixtures/make.py
	@touch $@
