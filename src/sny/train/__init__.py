"""Players that learn by playing against themselves. The command is `sny train`; it needs torch (`sny[train]`)."""
