"""The one error that a command shows as it is."""


class Complaint(Exception):
    """What is wrong and what is allowed, in the player's language."""
