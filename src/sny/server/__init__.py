"""HTTP and WebSocket: messages to inputs of a table, what happened to messages."""
