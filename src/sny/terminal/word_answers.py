"""What a player's line means in a word game: something to say, or what is wrong with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from sny.game.word_text import said_of
from sny.rules.kraina_snow import ALLOW, CLUE, DONE, FORBID, GUESS, PASS, READY, TELL
from sny.terminal.menu import fold
from sny.terminal.words import Words

WAIT = "wait"
VERBS = {PASS: PASS, READY: READY, DONE: DONE, WAIT: WAIT, "challenge": "challenge", "legal": ALLOW, "illegal": FORBID}


@dataclass(frozen=True)
class Answer:
    """A line for `WordGame.play`, or "wait"; or else a remark on what was typed."""

    line: str = ""
    remark: str = ""


def understood(words: Words, typed: str, legal: Sequence[str]) -> Answer:
    """A word alone is a clue or a guess; a verb before it says so. A story is taken as it stands."""
    say, kinds = words.language.say, [kind.removesuffix(" …") for kind in legal]
    if TELL in kinds:
        return part_of_a_story(words, typed)
    verb = verb_of(words, typed)
    if not typed or verb == WAIT:
        return Answer(READY if READY in kinds else WAIT)
    if verb:
        line = VERBS[verb]
        return Answer(line) if line in kinds else Answer(remark=say("kraina-snow-not-now", answer=typed))
    spoken = CLUE if CLUE in kinds else GUESS if GUESS in kinds else ""
    first, _, rest = typed.partition(" ")
    meant = next((kind for kind in (CLUE, GUESS) if fold(first) in spellings(words, kind)), "")
    if meant and rest and meant != spoken:
        return Answer(remark=say("kraina-snow-not-now", answer=typed))
    if not spoken:
        return Answer(remark=say("kraina-snow-no-words-now", answer=typed))
    if not (meant and rest) and " " in typed:
        return Answer(remark=say("kraina-snow-one-word", answer=typed, verb=words.aliases(spoken)[0]))
    line = f"{spoken} {rest if meant and rest else typed}"
    return Answer(line) if said_of(line).text else Answer(remark=say("kraina-snow-no-word", answer=typed))


def part_of_a_story(words: Words, typed: str) -> Answer:
    if not typed or fold(typed) in spellings(words, DONE):
        return Answer(DONE)
    line = f"{TELL} {typed}"
    return Answer(line) if said_of(line).text else Answer(remark=words.language.say("kraina-snow-no-story"))


def verb_of(words: Words, typed: str) -> str:
    return next((verb for verb in VERBS if fold(typed) in spellings(words, verb)), "")


def spellings(words: Words, verb: str) -> list[str]:
    """The words for a verb, in English and then in the player's language."""
    return [verb, *map(fold, words.aliases(verb))]
