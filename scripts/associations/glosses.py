"""English glosses of Polish words, from the FreeDict dictionary that Debian ships as dict-freedict-pol-eng."""

import gzip
import re
from collections import defaultdict
from pathlib import Path

PARTS = {"n", "adj", "v"}
MOST_GLOSSES = 4
HEADWORD = re.compile(r"^(\S+) /[^/]*/ <(\w+)>$")
SENSE = re.compile(r"^\d+\. ")
LATER_SENSE = re.compile(r" \d+\.$")
ENGLISH_GLOSS = re.compile(r"^[a-z][a-z' -]*$")


def read_glosses(dictionary: Path) -> dict[str, list[str]]:
    """Every single-word noun, adjective and verb, with the first glosses of its senses, the first sense first."""
    senses: dict[str, list[list[str]]] = defaultdict(list)
    word, at_start = "", False
    with gzip.open(dictionary, "rt", encoding="utf-8") as lines:
        for line in map(str.rstrip, lines):
            heading = HEADWORD.match(line)
            if heading:
                word = heading[1] if heading[2] in PARTS else ""
                at_start = True
            elif word and (at_start or SENSE.match(line)):
                senses[word].append(glosses_of_line(line))
                at_start = False
    return {word: first_of_each(found) for word, found in senses.items() if any(found)}


def glosses_of_line(line: str) -> list[str]:
    text = LATER_SENSE.sub("", SENSE.sub("", line))
    glosses = [gloss.strip().removeprefix("to ") for gloss in text.split(",")]
    return [gloss for gloss in glosses if ENGLISH_GLOSS.match(gloss) and gloss.count(" ") < 3]


def first_of_each(senses: list[list[str]]) -> list[str]:
    """One gloss of each sense, then the second ones, up to a few: a word of many senses is known by all of them."""
    longest = max(map(len, senses))
    glosses = [sense[place] for place in range(longest) for sense in senses if place < len(sense)]
    return list(dict.fromkeys(glosses))[:MOST_GLOSSES]
