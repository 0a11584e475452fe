from tests.nats import nats_server
from tests.postgres import database_url, postgres_server

__all__ = ["database_url", "nats_server", "postgres_server"]
