"""The games, a folder each, on one kit. No I/O, no clock, no randomness.

`from sny.rules import sen` gives all of a game; its files are read in the order `cards`, `state`, `actions`, `events`,
`dealing`, `legal_actions`, `turn`, `effects`, `scoring`, `sight`, `position`.
"""

from sny.folders import more_modules

__path__ += more_modules()  # the rules of games that lie elsewhere are modules of this package too
