# make play    set everything up, serve tables to this network, and open the browser
# make test    set everything up, check style and types, run all tests
# make check   style and types only
# make bench   measure speed beside other engines (see bench/README.md)

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TEST_READY := .venv/.test-ready
BENCH_READY := .venv-bench/.ready

.PHONY: play test check bench exhaust soak playthroughs lock clean

play: $(READY)
	@$(BIN)/sny serve --lan

test: check
	$(BIN)/python -m pytest -n auto

check: $(TEST_READY)
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy

bench: $(BENCH_READY)
	.venv-bench/bin/python -m bench

exhaust: $(TEST_READY)
	$(BIN)/python -m tests.exhaustive

soak: $(TEST_READY)
	$(BIN)/python -m tests.soak

playthroughs: $(TEST_READY)
	$(BIN)/python -m tests.annotate

lock: $(TEST_READY)
	$(BIN)/python requirements/lock.py

clean:
	rm -rf .venv .venv-bench

$(READY): requirements/play.txt requirements/set_up.py pyproject.toml
	@$(PYTHON) requirements/set_up.py .venv requirements/play.txt
	@touch $@

$(TEST_READY): $(READY) requirements/test.txt
	@$(PYTHON) requirements/set_up.py .venv requirements/test.txt
	@touch $@

$(BENCH_READY): requirements/bench.txt requirements/set_up.py pyproject.toml
	@$(PYTHON) requirements/set_up.py .venv-bench requirements/bench.txt
	@touch $@
