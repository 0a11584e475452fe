"""Load on a server: many tables at once, from a process of its own."""
