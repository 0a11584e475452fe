"""Playing and replaying in the terminal: `loop` for what all games share, one file a game for how its table looks."""
