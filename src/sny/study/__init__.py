"""Studies: small games solved exactly, and what they teach about bots and learners."""
