"""Something that answers "your turn" from a seat's view, never from the state."""
