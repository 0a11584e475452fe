# make play    set everything up, serve tables to this network, and open the browser
# make test    set everything up, check style and types, run all tests
# make check   style and types only
# make docs    the documentation as a site, in build/docs
# make bench   measure speed beside other engines and servers (see bench/README.md)
# make help    everything else

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TEST_READY := .venv/.test-ready
BENCH_READY := .venv-bench/.ready
DOCS_READY := .venv-docs/.ready
NPM := $(BIN)/python requirements/client.py
TWINS ?= twins
NPM_READY := client/node_modules/.ready
CLIENT := client/dist/index.html
CLIENT_SOURCES := $(shell find client/src client/public client/scripts src/sny -type f -not -path '*/__pycache__/*' 2>/dev/null) \
	client/index.html client/vite.config.ts client/svelte.config.js client/tsconfig.json

.PHONY: play client test check docs twins test-python test-client test-browser bench exhaust soak kills cluster-kills siege \
	scale screenshots picture previews playthroughs lowest pythons release generated lock clean help

play: $(READY) $(CLIENT)
	@$(BIN)/sny serve --lan

client: $(CLIENT)

# Parts that keep one core busy run side by side; the two long ones have the machine to themselves. The output of each is shown in one piece.
test: $(TEST_READY) $(DOCS_READY) $(NPM_READY)
	@$(BIN)/python scripts/parts.py check docs test-client client twins then test-python then test-browser

check: $(TEST_READY)
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy

test-python: $(TEST_READY) $(CLIENT) $(TWINS)
	@$(BIN)/python -m pytest -p tests.coverage -n auto --dist worksteal --ignore=tests/browser; \
	result=$$?; $(BIN)/python scripts/twins.py --none; exit $$result

docs: $(DOCS_READY)         # the documentation as a site, in build/docs/index.html; a broken link is an error
	@.venv-docs/bin/python scripts/site.py

# Compiled before the workers start, so that they do not all compile the same; kept for the next clone.
twins: $(TEST_READY)
	@$(BIN)/python scripts/twins.py

test-client: $(NPM_READY)
	$(NPM) --silent run check
	$(NPM) --silent test

# In a process of its own: Playwright's loop and asyncio tests do not mix.
test-browser: $(TEST_READY) $(CLIENT) $(TWINS)
	@$(BIN)/python -m tests.browser.chromium
	$(NPM) --silent run budget
	@$(BIN)/python -m pytest -n auto --dist worksteal tests/browser

bench: $(BENCH_READY)
	.venv-bench/bin/python -m bench
	.venv-bench/bin/python -m bench.load

# Longer than a test should take:
exhaust: $(TEST_READY)      # random games until every action, event and option has occurred
	$(BIN)/python -m tests.exhaustive
soak: $(TEST_READY)         # a million actions without a leak, damaged positions and texts by the ten thousand
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.mutations 10000
kills: $(TEST_READY)        # a server killed 200 times in mid-game
	$(BIN)/python -m tests.server.kills 200
cluster-kills: $(TEST_READY)  # three nodes, NATS and PostgreSQL killed and cut off in mid-game; what clients heard is judged
	$(BIN)/python -m tests.server.nodes.kills 200 50 50 30
scale: $(TEST_READY)        # moves a second on 1, 2 and 4 nodes, and what passing a message on costs
	$(BIN)/python -m bench.scale
siege: $(TEST_READY)        # a server under attack, and what a polite player feels of it
	$(BIN)/python -m tests.server.siege
screenshots: $(TEST_READY) $(CLIENT)  # every screen, both sizes, both themes
	$(BIN)/python -m tests.browser.screenshots
picture: $(TEST_READY) $(CLIENT)      # the picture in the README
	$(BIN)/python -m tests.browser.picture
previews: $(TEST_READY) $(CLIENT)     # the pictures of the games beside links in messengers
	$(BIN)/python -m tests.browser.previews

lowest: $(READY)            # the tests that matter on the lowest versions that pyproject.toml allows
	$(BIN)/python requirements/lowest.py .venv-lowest $(TESTS)
pythons:                    # the Python tests on each promised Python that is installed here
	$(PYTHON) requirements/pythons.py $(TESTS)

release: $(TEST_READY) $(CLIENT)  # check version, changelog and contents, and build; make release TAG=--tag tags it too
	$(BIN)/python scripts/release.py $(TAG)

playthroughs: $(TEST_READY) # write the golden games anew
	$(BIN)/python -m tests.annotate
generated: $(TEST_READY)    # write anew what is generated from Python: PROTOCOL.md, and types and names for the client
	$(BIN)/python -m scripts.protocol
	$(BIN)/python scripts/client/protocol.py
	$(BIN)/python scripts/client/views.py
	$(BIN)/python scripts/client/facts.py
	$(BIN)/python scripts/client/card_kinds.py
lock: $(TEST_READY)         # renew the locked requirements
	$(BIN)/python requirements/lock.py
clean:                      # remove everything that make has made
	rm -rf .venv .venv-* client/node_modules client/dist

help:
	@grep -E '^# make|^[a-z-]+:.*  # |^[a-z-]+: .*# ' Makefile

$(READY): requirements/play.txt requirements/set_up.py pyproject.toml
	@$(PYTHON) requirements/set_up.py .venv requirements/play.txt
	@touch $@

$(TEST_READY): $(READY) requirements/test.txt
	@$(PYTHON) requirements/set_up.py .venv requirements/test.txt
	@touch $@

$(BENCH_READY): requirements/bench.txt requirements/set_up.py pyproject.toml
	@$(PYTHON) requirements/set_up.py .venv-bench requirements/bench.txt
	@touch $@

$(DOCS_READY): requirements/docs.txt requirements/set_up.py
	@$(PYTHON) requirements/set_up.py .venv-docs requirements/docs.txt --alone
	@touch $@

$(NPM_READY): $(READY) client/package-lock.json
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(NPM_READY) $(CLIENT_SOURCES)
	@$(NPM) --silent run build -- --logLevel warn
	@touch $@
