"""Tables on one device and without a network: what a server answers, from Python in the browser."""
