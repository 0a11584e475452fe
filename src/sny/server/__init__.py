"""HTTP and WebSocket: turns messages into inputs of a table, and events into messages."""
