"""Structured logs: one JSON object a line on standard error. Names, chat, secrets and cards stay out of them."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("sny.server")


def log(event: str, *, level: str = "info", **facts: Any) -> None:
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


def set_up_logs(form: str, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    for name in ("sny.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
