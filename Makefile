# Everything starts here: `make demo` to see a game, `make test` before every commit.
# Both set up .venv by themselves; Python 3.11+, make and git are all they need.

VENV  := .venv
BIN   := $(VENV)/bin
JOBS  ?= auto

# The first Python that is new enough; name another by `make PYTHON=...`.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $$name && exit; done; echo python3)

CREATED := $(VENV)/.created
DEMO    := $(VENV)/.installed-demo
DEV     := $(VENV)/.installed-dev
# Who has the tools of a developer needs nothing more for the demo.
READY   := $(if $(wildcard $(DEV)),$(DEV),$(DEMO))
PIP     := $(BIN)/python -m pip install -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help demo test lint type unit docs wheel slow bench golden clean

help: ## Print this list.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

demo: $(READY) ## Watch a game being played.
	@$(BIN)/python -m tabletop demo

test: lint type unit docs wheel ## Check everything that must hold before a commit.

lint: $(DEV) ## Check style and formatting.
	$(BIN)/ruff check
	$(BIN)/ruff format --check

type: $(DEV) ## Check types.
	$(BIN)/mypy

unit: $(DEV) ## Run the tests, the code in the docs and the doctests.
	$(BIN)/python -m pytest -n $(JOBS)
	$(BIN)/python -m pytest --doctest-modules --doctest-ignore-import-errors src

docs: $(DEV) ## Build the documentation; a warning is an error.
	$(BIN)/python -m sphinx -q -n -W --keep-going -b html docs docs/_build/html

wheel: $(DEV) ## Build the wheel and play a game from it, far from this tree.
	$(BIN)/python tools/check_wheel.py

slow: $(DEV) ## Run the tests that take long, some of them in a browser.
	@for name in $$CHROMIUM chromium chromium-browser google-chrome; do \
		command -v "$$name" >/dev/null && exit; done; \
		$(call fetch,chromium,Pictures are looked at in Chromium.)
	$(BIN)/python -m pytest -n $(JOBS) -m slow

# The other libraries live apart, in .venv-bench: see the head of the script.
bench: $(DEV) ## Print the benchmarks' ratios.
	@$(firstword $(wildcard .venv-bench/bin/python) $(BIN)/python) benchmarks/run.py

golden: $(DEV) ## Regenerate the golden playthroughs; read the diff.
	$(BIN)/python tests/golden/regenerate.py

clean: ## Remove what was built; .venv stays.
	rm -rf build dist docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests docs examples tools -name __pycache__ -prune -exec rm -rf {} +

# --- set-up --------------------------------------------------------------------

# What Qt and Cairo, by which the tests draw pictures, need of the system.
DRAWING := libcairo2 libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxkbcommon0

# Fetch packages of Debian and its children if we may; else say what is missing, and why.
fetch = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing $(1) ..."; \
		apt-get update -qq && apt-get install -qq -y $(1) >/dev/null; \
	else \
		echo "$(2) On Debian or Ubuntu: sudo apt-get install $(1)" >&2; \
	fi

# On Debian and its children the module `venv` comes in a package of its own.
$(CREATED):
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Python 3.11 or newer is needed, and there is no '$(PYTHON)' here." >&2; \
		exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1)." \
			"Name another one: make PYTHON=python3.11 ..." >&2; \
		exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		package=$$("$(PYTHON)" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
		$(call fetch,$$package,'$(PYTHON)' lacks the module venv.); \
		"$(PYTHON)" -c 'import ensurepip, venv'; }
	@echo "Making $(VENV) ..."
	@"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(DEMO): $(CREATED) pyproject.toml constraints.txt
	@echo "Installing tabletop ..."
	@$(PIP) -c constraints.txt -e .
	@touch $@

$(DEV): $(CREATED) pyproject.toml constraints.txt
	@echo "Installing tabletop and the tools to work on it ..."
	@$(PIP) -c constraints.txt -e '.[dev]'
	@$(BIN)/python -c 'import cairosvg, PySide6.QtSvg' 2>/dev/null \
		|| $(call fetch,$(DRAWING),Tests draw pictures by Qt and Cairo.)
	@touch $@
