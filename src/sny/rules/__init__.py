"""The games, one file each, on one kit. No I/O, no clock, no randomness."""
