"""The stored result of a match, for those who played it. It contains ids of people, not names."""

from collections.abc import Iterable

import msgspec

from sny.table.table import Table


class Kept(msgspec.Struct):
    """A match as one player keeps it."""

    game: str
    scores: list[int]
    winners: list[int]
    chairs: list[dict[str, str]]  # who sat there: a "bot" by its level, a "person" by their id, or a "guest"


Ended = tuple[str, int, int, bytes]  # person, match, seat, and what is kept


def results_of(table: Table) -> list[Ended]:
    """For everybody who sits at a table whose match has just ended. What was tried again counts for nobody."""
    if table.game is None or table.game.start:
        return []
    chairs = [
        {"bot": chair.level} if chair.level else {"person": chair.person} if chair.own_name else {"guest": ""}
        for chair in table.chairs
    ]
    kept = msgspec.json.encode(Kept(table.game_name, table.game.scores, table.game.winners, chairs))
    return [(person, table.match, seat, kept) for person, seat in own_seats(table) if not table.chairs[seat].left]


def own_seats(table: Table) -> Iterable[tuple[str, int]]:
    """The one chair of each person that is theirs and not a guest's at the same device."""
    for person in sorted(table.people()):
        seats = table.seats_of(person)
        yield person, next((seat for seat in seats if table.chairs[seat].own_name), seats[0])
