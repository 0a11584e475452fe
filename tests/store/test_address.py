from pathlib import Path

import pytest

from sny.store.address import shown, sqlite_path, store_address


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("games.sqlite", "games.sqlite"),
        ("sqlite:///games.sqlite", "games.sqlite"),
        ("sqlite:////srv/sny/games.sqlite", "/srv/sny/games.sqlite"),
        ("sqlite:///our%20games", "our games"),
    ],
)
def test_a_path_or_an_address_of_one(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)


@pytest.mark.parametrize(
    ("given", "environment", "address"),
    [
        ("a", {"SNY_STORE": "b", "XDG_DATA_HOME": "/c"}, "a"),
        (None, {"SNY_STORE": "b", "XDG_DATA_HOME": "/c"}, "b"),
        (None, {"SNY_STORE": "", "XDG_DATA_HOME": "/c"}, "/c/sny/store.sqlite"),
        (None, {}, str(Path("~/.local/share/sny/store.sqlite").expanduser())),
    ],
)
def test_the_store_is_the_one_asked_for_or_the_users_own(
    given: str | None, environment: dict[str, str], address: str
) -> None:
    assert store_address(given, environment) == address


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("/srv/games.sqlite", "/srv/games.sqlite"),
        ("postgres://sny:hunter2@db:5432/games", "postgres://sny@db:5432/games"),
        ("postgres://db/games?user=sny&password=hunter2", "postgres://db/games"),
        ("postgres://sny:hunter2@one:1,two:2/games", "postgres://…"),
        ("postgres://sny:hunter2@db:port/games", "postgres://…"),
    ],
)
def test_passwords_are_not_shown(url: str, text: str) -> None:
    assert shown(url) == text
