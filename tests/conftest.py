"""For all tests."""

import signal

# A shell that starts tests in the background has Ctrl-C ignored, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
