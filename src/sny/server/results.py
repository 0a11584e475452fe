"""The data of a person's own page: the results of their matches, and of the reviews of these."""

from datetime import UTC, datetime

import msgspec

from sny.reviewing.habits import habits_in, strong_play
from sny.reviewing.puzzles import GAMES as REVIEWED
from sny.server import forms
from sny.server.endings import Kept
from sny.store import Result, Store


class Digest(msgspec.Struct):
    """As `reviewing.habits.digest` makes it."""

    accuracy: float | None
    decisions: int
    counts: dict[str, int]
    reasons: dict[str, int]


async def told_results(store: Store, person: str) -> forms.Results:
    kept = await store.results(person)
    read = [(each, msgspec.json.decode(each.result, type=Kept)) for each in kept]
    others = {chair["person"] for _, match in read for chair in match.chairs if "person" in chair} - {person}
    found = {other: await store.person(other) for other in sorted(others)}
    names = {other: known.name for other, known in found.items() if known is not None}
    return forms.Results(
        [told(each, match, names) for each, match in read],
        {game: strong_play(game) for game in REVIEWED},
    )


def told(kept: Result, match: Kept, names: dict[str, str]) -> forms.PlayedMatch:
    digest = None if not kept.digest else msgspec.json.decode(kept.digest, type=Digest)
    return forms.PlayedMatch(
        table=kept.table,
        match=kept.match,
        game=match.game,
        seat=kept.seat,
        ended=datetime.fromtimestamp(kept.ended / 1000, UTC).isoformat(timespec="seconds"),
        scores=match.scores,
        winners=match.winners,
        rivals=[rival(chair, names) for seat, chair in enumerate(match.chairs) if seat != kept.seat],
        accuracy=digest.accuracy if digest else None,
        decisions=digest.decisions if digest else 0,
        counts=digest.counts if digest else {},
        habits=habits_in(match.game, digest.reasons) if digest else {},
        reviewed=digest is not None,
    )


def rival(chair: dict[str, str], names: dict[str, str]) -> forms.Rival:
    """Whoever was forgotten is somebody, like a guest."""
    return forms.Rival(chair.get("bot"), names.get(chair.get("person", "")))
