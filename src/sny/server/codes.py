"""Short codes of tables, to be read out: four syllables that sound the same in Polish and English."""

from collections.abc import Container
from secrets import choice

CONSONANTS = "BDFGKLMNPRSTWZ"
VOWELS = "AEIOU"
SYLLABLES = 4  # 24 million codes: with the limit on wrong ones, nobody finds a table by trying


def new_code(taken: Container[str] = ()) -> str:
    """One that nobody has: the code of another table would lead there no more."""
    while (code := "".join(choice(CONSONANTS) + choice(VOWELS) for _ in range(SYLLABLES))) in taken:
        pass
    return code


def tidy_code(code: str) -> str:
    """As it was given out, however somebody wrote it down."""
    return "".join(letter for letter in code.upper() if letter.isalnum())
