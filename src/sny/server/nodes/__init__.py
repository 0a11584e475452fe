"""Several servers on one store: who has which table, and how the others reach it. Only `sny serve --bus` needs it.

Every node accepts every socket. A table lives on one node at a time: `lease.py` says on which, `links.py` carries
messages between a socket on one node and a table on another, `calls.py` calls other nodes, and the store has the last
word, since of two nodes that believe they have a table only one can write its next line.
"""
