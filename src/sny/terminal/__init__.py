"""Playing and replaying in the terminal: `loop` for what all games share, one file a game for how its table looks."""

from sny.folders import more_modules

__path__ += more_modules("terminal")  # games that lie elsewhere may bring drawings
