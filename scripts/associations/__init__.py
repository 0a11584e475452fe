"""Builds and measures the association tables of the word bots. Only `report` runs without the build's packages."""
