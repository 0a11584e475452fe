"""Tables on one device without a network: Python in the browser answers as a server does."""
