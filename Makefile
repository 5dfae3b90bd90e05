# Two commands do everything on a fresh machine: `make run` sets up and opens a table in the browser, `make test` sets up
# and tests. `make play` is the game in the terminal.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# Tests of servers and browsers wait for much of their time, so there is one worker more than there are processors.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
SOURCES := pyproject.toml $(wildcard hatch_*.py)
# Tests start hundreds of programs: without bytecode each compiles all of ours, and each worker all of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run play cluster web test test-nightly test-postgresql train-bidding train-cards setup check format clean page docs dist

run: $(VENV)/.ready page  ## set up, then open a table in the browser
	@$(BIN)/bidwhist serve --open

play: $(VENV)/.ready  ## set up, then play in the terminal
	@$(BIN)/bidwhist play

cluster: $(VENV)/.ready page  ## set up, then serve one house with three servers over PostgreSQL
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "psycopg[binary]>=3.2"
	@$(BIN)/bidwhist cluster --nodes 3

web: $(VENV)/.ready  ## build the web table again
	$(BIN)/python hatch_generate.py
	cd web && npm ci --ignore-scripts && npm run build

# A browser's test leaves an event loop running, in which no other test can run: they have processes of their own.
test: $(VENV)/.ready-to-test page  ## set up, then run the tests that everybody runs
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser; others=$$?; \
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests/browser && exit $$others

test-nightly: $(VENV)/.ready-to-test $(VENV)/.ready-for-dist $(VENV)/.ready-for-docs page  ## what is slow, statistical or random; writes benches/results/nightly.md
	@$(BIN)/python .ci/nightly.py

# A chosen part of the server's tests; `pytest tests/unit/server --store postgresql` runs all of them there.
ON_POSTGRESQL := $(addprefix tests/unit/server/, test_online.py test_kill.py app state tables \
	history/test_log_export.py accounts/test_identity.py moderation platform/test_clock.py privacy) \
	tests/property/server/tables/test_repetition.py

test-postgresql: $(VENV)/.ready-to-test  ## the server over PostgreSQL, where one is reached
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --store postgresql $(ON_POSTGRESQL)

train-bidding: $(VENV)/.ready-to-test  ## the networks that bid, from nothing; reckoned at two hours of one core
	$(BIN)/python -m benches.fit.bidding_net

train-cards: $(VENV)/.ready-to-test  ## the network that plays cards, from nothing; half an hour of one core
	$(BIN)/python -m benches.fit.play_net

setup: $(VENV)/.ready-to-test  ## set up all that development needs

check: $(VENV)/.ready-to-test  ## formatting, lint, types, import rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.ready-to-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

page: $(VENV)/.ready  # what is generated and the web table again, where their sources are newer
	@$(BIN)/python hatch_generate.py 2> /dev/null && $(BIN)/python hatch_wasm.py && $(BIN)/python hatch_web.py || $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[server]"

docs: $(VENV)/.ready-for-docs  ## the documentation site in build/docs; the server shows it at /docs
	@$(BIN)/python .ci/docs.py

dist: $(VENV)/.ready-for-dist $(VENV)/.ready-for-docs  ## a release in dist/: archive, wheel, list of parts; each checked, installed and played
	@$(BIN)/python .ci/dist.py

clean:
	rm -rf $(VENV) build dist

$(VENV)/bin/python:
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(VENV)/bin/python $(SOURCES)
	@echo "Installing bidwhist (a minute or two the first time) ..."
	@BIDWHIST_NATIVE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable ".[server]"
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/bin/python $(SOURCES)
	@echo "Installing bidwhist and its test tools (a minute or two the first time) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@$(BIN)/python hatch_web.py tools
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-for-docs $(VENV)/.ready-for-dist: $(VENV)/.ready-for-%: $(VENV)/.ready pyproject.toml
	@$(BIN)/python .ci/extra.py $* | $(BIN)/python -m pip install --quiet --disable-pip-version-check -r /dev/stdin
	@touch $@
