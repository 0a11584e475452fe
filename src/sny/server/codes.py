"""Short codes of tables, to be read aloud: four syllables that sound alike in Polish and English."""

from secrets import choice

CONSONANTS = "BDFGKLMNPRSTWZ"
VOWELS = "AEIOU"
SYLLABLES = 4  # 24 million codes: with the limit on wrong ones, nobody finds a table by trying


def new_code() -> str:
    return "".join(choice(CONSONANTS) + choice(VOWELS) for _ in range(SYLLABLES))


def tidy_code(code: str) -> str:
    """As it was given out, however somebody wrote it down."""
    return "".join(letter for letter in code.upper() if letter.isalnum())
