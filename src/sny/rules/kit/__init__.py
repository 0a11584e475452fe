"""What every game stands on: states, compiled twins, sight, notation and options."""
