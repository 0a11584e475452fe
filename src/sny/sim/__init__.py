"""Many games: matches between bots, tournaments, variants compared; with intervals, plots and a report."""
