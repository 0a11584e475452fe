"""The bots of Sen by name, for `sny.study.tiny_sen` to measure them all."""

from functools import partial

from sny.bots.ladder import bots_of_cards, play_thoughtfully

LEVELS = bots_of_cards("sen")
QUICK = {"thinker-2000": partial(play_thoughtfully, "sen", 2000)}  # one that can be asked everywhere in a tree
