"""What all card games share: states, compiled twins, sight, notation and options."""
