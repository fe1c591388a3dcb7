"""Play in a terminal: plain lines, which also go through a pipe and to a screen reader."""
