"""For all tests."""

import os
import signal
import tempfile

# A shell that starts tests in the background has Ctrl-C ignored, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Who one is on servers is kept between commands; what tests keep is theirs alone.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="sny-tests-")

# A server of a test compiles only what it is asked for.
os.environ["SNY_WARM_UP"] = "0"
