"""How the data of sny.words is made."""
