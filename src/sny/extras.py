"""Optional packages, and how to install them."""

from importlib.util import find_spec

from sny.errors import SnyError

EXTRAS = {
    "numba": "fast",
    "numba-cuda": "gpu",
    "torch": "train",
    "numpy": "fast",
    "matplotlib": "sim",
    "openskill": "sim",
    "pyarrow": "parquet",
    "dask": "cluster",
    "distributed": "cluster",
    "asyncpg": "postgres",
    "nats": "nodes",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "pyspiel": "open-spiel",
}


class MissingExtra(SnyError, ImportError):
    """`package` is not installed; `install` is the command that installs it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.install = f'pip install "sny[{EXTRAS[package]}]"'
        super().__init__(f"this needs {package}, which is not installed: {self.install}")


def is_installed(package: str) -> bool:
    return find_spec(package) is not None


def need(*packages: str) -> None:
    for package in packages:
        if not is_installed(package):
            raise MissingExtra(package)


def missing_extra(error: BaseException) -> MissingExtra | None:
    """The extra whose absence an error is about, if it is about one."""
    if isinstance(error, MissingExtra):
        return error
    package = (getattr(error, "name", None) or "").partition(".")[0]
    return MissingExtra(package) if isinstance(error, ImportError) and package in EXTRAS else None
