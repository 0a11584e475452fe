"""What goes on at a table."""

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
