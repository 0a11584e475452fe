"""One game being played: dealing, events, views, text, the referee's verdicts. No people, no network, no clock."""
