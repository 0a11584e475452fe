"""`python -m sny`: the same as the command `sny`."""

from sny.cli import main

if __name__ == "__main__":  # bots think in processes that import this anew
    main()
