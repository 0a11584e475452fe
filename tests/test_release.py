"""A release is made only of what is whole: version, changelog, contents."""

import pytest

from scripts import release

CHANGELOG = "# Changelog\n\n## Unreleased\n\n{unreleased}## 1.2.0\n\n{released}## 1.1.0\n\n- Old.\n"


@pytest.mark.parametrize(
    ("unreleased", "released", "problem"),
    [
        ("", "- New.\n\n", ""),
        ("- Newer.\n\n", "- New.\n\n", "put what is under Unreleased under 1.2.0"),
        ("", "", "say under ## 1.2.0 what is new"),
    ],
)
def test_the_changelog_tells_of_the_version(unreleased: str, released: str, problem: str) -> None:
    found = release.changelog_problems(CHANGELOG.format(unreleased=unreleased, released=released), "1.2.0")
    assert len(found) == bool(problem)
    assert problem in "".join(found)


def test_a_version_has_three_numbers() -> None:
    assert release.version_in('"""Door."""\n__version__ = "1.2.0"\n') == "1.2.0"
    with pytest.raises(SystemExit, match="no version"):
        release.version_in('__version__ = "soon"\n')


def test_a_wheel_without_the_client_or_with_tests_is_no_release() -> None:
    names = [name for name in release.NEEDED if name != "sny/client/index.html"]
    assert release.contents_problems([*names, "tests/test_x.py"], "a.whl") == [
        "a.whl lacks sny/client/index.html",
        "a.whl holds tests/test_x.py",
    ]
    assert release.contents_problems([*release.NEEDED], "a.whl") == []


def test_the_readme_on_a_package_index_leads_to_no_files_beside_it() -> None:
    pytest.importorskip("hatchling")
    from hatch_build import without_neighbours

    text = "![A table](docs/a.jpg)\n\nSee [the rules](docs/games/sen.md), [here](#here) or [there](https://a.example/)."
    assert without_neighbours(text) == "See the rules, [here](#here) or [there](https://a.example/)."
    readme = (release.ROOT / "README.md").read_text(encoding="utf-8")
    assert "](docs/" not in without_neighbours(readme)
    assert "[seat](game.seen(seat)" in without_neighbours(readme)  # code is no link
