"""Structured logs: one JSON object a line on standard error. Names, chat, secrets and cards stay out of them."""

import json
import logging
import sys
import threading
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

LOGGER = logging.getLogger("sny.server")


ENOUGH = 6  # characters of a table's id to know it by; with the whole, whoever reads logs could come in


def log(event: str, *, level: str = "info", table: str = "", **facts: Any) -> None:
    """What happened, at which table if at one: of its id only the beginning is written, also where a text names it."""
    if table:
        shortened = {name: fact.replace(table, table[:ENOUGH]) for name, fact in facts.items() if isinstance(fact, str)}
        facts = {"table": table[:ENOUGH], **facts, **shortened}
    LOGGER.log(getattr(logging, level.upper()), event, extra={"facts": facts})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        text = (
            f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower():7} {record.getMessage()} {facts}".rstrip()
        )
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def names_no_socket(record: logging.LogRecord) -> bool:
    """uvicorn writes down every socket: where it comes from, and the whole id of its table."""
    text = str(record.msg)
    return '"WebSocket' not in text and not text.startswith("connection ")


def set_up_logs(form: str, level: str) -> None:
    """For everything that this process writes: of our own, of libraries, and of what nobody caught."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(names_no_socket)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = uncaught
    threading.excepthook = lambda caught: uncaught(caught.exc_type, caught.exc_value, caught.exc_traceback)
    sys.unraisablehook = lambda caught: uncaught(caught.exc_type, caught.exc_value, caught.exc_traceback)
    for name in ("sny.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())


def uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if error is not None and not issubclass(kind, KeyboardInterrupt):
        LOGGER.critical("uncaught error", exc_info=(kind, error, trace))
