"""The rules as learning environments."""
