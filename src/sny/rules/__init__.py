"""The games, one file each, on one kit. No I/O, no clock, no randomness."""

from sny.folders import more_modules

__path__ += more_modules()  # the rules of games that lie elsewhere are modules of this package too
