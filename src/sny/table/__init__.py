"""One game being played: what was dealt and done, who may know what of it. No network, no storage."""
