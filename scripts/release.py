"""Check that a release can be made, build it, and tag it: python scripts/release.py [--tag].

The version stands in src/sny/__init__.py; the changelog needs a section of that name with something in it, above which
"Unreleased" is empty or missing; the work tree must be clean and the tag new. The wheel and the sdist are built into
dist/ and their contents looked at. With --tag the commit is tagged; nothing is pushed or uploaded.
"""

import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
NEEDED = (
    "sny/__init__.py",
    "sny/py.typed",
    "sny/client/index.html",
    "sny/pages/sen.md",
    "sny/locale/pl.ftl",
    "sny/rules/sen.toml",
)
UNWANTED = ("tests/", "client/node_modules", "__pycache__", ".venv")


def main(*arguments: str) -> None:
    version = version_in((ROOT / "src" / "sny" / "__init__.py").read_text(encoding="utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    problems = changelog_problems(changelog, version) + tree_problems(version)
    if not problems:
        wheel, sdist = built(version)
        problems = contents_problems([*ZipFile(wheel).namelist()], wheel.name)
        with tarfile.open(sdist) as archive:
            names = [name.partition("/")[2] for name in archive.getnames()]
        problems += [
            f"{sdist.name} lacks {name}" for name in ("client/dist/index.html", "hatch_build.py") if name not in names
        ]
    if problems:
        sys.exit("\n".join(f"release: {problem}" for problem in problems))
    if "--tag" in arguments:
        git("tag", "--annotate", f"v{version}", "--message", f"sny {version}")
    print(f"sny {version} is ready: {wheel.relative_to(ROOT)}, {sdist.relative_to(ROOT)}")


def version_in(source: str) -> str:
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', source, re.MULTILINE)
    if found is None:
        sys.exit("release: src/sny/__init__.py has no version like 1.2.3")
    return found[1]


def changelog_problems(changelog: str, version: str) -> list[str]:
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL))
    problems = []
    if sections.get("Unreleased", "").strip():
        problems.append(f"CHANGELOG.md: put what is under Unreleased under {version}, or raise the version")
    if not sections.get(version, "").strip():
        problems.append(f"CHANGELOG.md: say under ## {version} what is new")
    return problems


def tree_problems(version: str) -> list[str]:
    problems = []
    if git("status", "--porcelain"):
        problems.append("the work tree is not clean: commit, or put away, what has changed")
    if git("tag", "--list", f"v{version}"):
        problems.append(f"there is a tag v{version} already: raise the version in src/sny/__init__.py")
    return problems


def built(version: str) -> tuple[Path, Path]:
    folder = ROOT / "dist"
    for target in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return folder / f"sny-{version}-py3-none-any.whl", folder / f"sny-{version}.tar.gz"


def contents_problems(names: list[str], archive: str) -> list[str]:
    lacking = [f"{archive} lacks {name}" for name in NEEDED if name not in names]
    return lacking + [f"{archive} holds {name}" for name in names if any(part in name for part in UNWANTED)]


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S607


if __name__ == "__main__":
    main(*sys.argv[1:])
