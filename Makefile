# Set-up happens by itself, once: the stamps in .venv remember what is installed.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check

RUN    := $(VENV)/.stamp-run
DEV    := $(VENV)/.stamp-dev
BENCH  := $(VENV)/.stamp-bench

INTERPRETED := tests/streets tests/townies tests/test_game.py tests/test_record.py

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUN) ## Play a game of Streets in the terminal
	@$(BIN)/citywright play streets

test: check ## Run every check and every test
	@echo 'Running the tests, compiled'
	@$(BIN)/pytest -n 2
	@echo 'Running the tests, interpreted, for coverage of the rules'
	@$(BIN)/coverage erase
	@CITYWRIGHT_JIT=0 $(BIN)/coverage run -m pytest -n 2 -m 'not compiled' $(INTERPRETED)
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report

check: $(DEV) ## Check format, lint and types only
	@echo 'Checking format, lint and types'
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy

bench: $(BENCH) ## Measure the speed of the rules beside OpenSpiel
	@$(BIN)/python bench/run.py

clean: ## Remove all that these commands made
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* build dist
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Citywright needs Python 3.11 or newer; $(PYTHON) is not. Try: make $(MAKECMDGOALS) PYTHON=python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv'; exit 1; }
	@echo 'Making a virtual environment in $(VENV)'
	@$(PYTHON) -m venv $(VENV)

$(RUN): requirements/run.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo 'Installing Citywright and what it needs to run'
	@$(PIP) -r requirements/run.txt
	@$(PIP) --no-deps -e .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo 'Installing what the checks and tests need'
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(RUN)
	@echo 'Installing what the benchmark needs'
	@$(PIP) -r requirements/bench.txt
	@touch $@
