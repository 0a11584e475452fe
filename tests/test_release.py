"""A release is made only of what is whole: version, changelog, contents."""

import subprocess
import tarfile
from pathlib import Path
from zipfile import ZipFile

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


def test_a_release_is_tagged_once_and_only_from_a_clean_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src" / "sny").mkdir(parents=True)
    (tmp_path / "src" / "sny" / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG.format(unreleased="", released="- New.\n\n"))
    (tmp_path / ".gitignore").write_text("dist\n")
    git = ["git", "-c", "user.name=Ala", "-c", "user.email=ala@example.invalid"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "New"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ala")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ala@example.invalid")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "built", lambda version: archives(tmp_path / "dist"))
    release.main("--tag")
    assert capsys.readouterr().out == "sny 1.2.0 is ready: dist/a.whl, dist/a.tar.gz\n"
    assert release.git("tag", "-n") == "v1.2.0          sny 1.2.0"
    with pytest.raises(SystemExit, match=r"there is a tag v1\.2\.0 already"):
        release.main("--tag")
    (tmp_path / "more").write_text("")
    with pytest.raises(SystemExit, match="the work tree is not clean"):
        release.main("--tag")


def archives(folder: Path) -> tuple[Path, Path]:
    folder.mkdir()
    with ZipFile(folder / "a.whl", "w") as wheel:
        for name in release.NEEDED:
            wheel.writestr(name, "")
    with tarfile.open(folder / "a.tar.gz", "w:gz") as sdist:
        for name in ("client/dist/index.html", "hatch_build.py"):
            sdist.addfile(tarfile.TarInfo(f"sny-1.2.0/{name}"))
    return folder / "a.whl", folder / "a.tar.gz"
