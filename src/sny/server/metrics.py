"""The metrics of a server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

REGISTRY = CollectorRegistry()

MOVES = Counter("sny_moves", "Moves played", registry=REGISTRY)
REFUSALS = Counter("sny_refusals", "Requests refused", ["code"], registry=REGISTRY)
LATENCY = Histogram(
    "sny_input_seconds",
    "From the arrival of an input until it is stored and told",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
SENT_AWAY = Counter("sny_sent_away", "Connections closed, by the limit they broke", ["why"], registry=REGISTRY)
STORE_FAILURES = Counter("sny_store_failures", "Reads and writes that the store could not do", registry=REGISTRY)
GIVEN_UP = Counter("sny_tables_given_up", "Tables given up in memory because the store failed", registry=REGISTRY)
UNREADABLE = Gauge(
    "sny_tables_unreadable", "Stored tables that were asked for and cannot be read by this version", registry=REGISTRY
)
CONNECTIONS = Gauge("sny_connections", "Open connections, sockets among them", registry=REGISTRY)
LOOP_LAG = Histogram(
    "sny_loop_lag_seconds",
    "How late the event loop is, looked at once a second",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
ProcessCollector(registry=REGISTRY)  # memory, descriptors and processor time of the server
TABLES = Gauge("sny_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("sny_sockets", "Open sockets", registry=REGISTRY)
BOT_TIME = Histogram(
    "sny_bot_seconds",
    "Time that a bot takes to answer",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
BOT_FAILURES = Counter("sny_bot_failures", "Bots that died or did not answer in time", registry=REGISTRY)
LEASED = Gauge("sny_lease", "Whether this node's lease is valid; always 0 without a bus", registry=REGISTRY)
PASSED = Counter("sny_passed", "Messages passed between nodes, by direction", ["way"], registry=REGISTRY)
TAKEN_OVER = Counter("sny_tables_taken_over", "Tables taken over from a node that was gone", registry=REGISTRY)
FENCED = Counter("sny_tables_fenced", "Tables given up because another node had them", registry=REGISTRY)
NODE = Info("sny_node", "How whoever runs it calls this node", registry=REGISTRY)
NODES = Gauge("sny_nodes", "Nodes that are heard of, this one among them", registry=REGISTRY)
WORK_AWAY = Counter("sny_work_elsewhere", "Work of bots and reviews that another node's workers did", registry=REGISTRY)
