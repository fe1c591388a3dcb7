"""`python -m katabasis` is `katabasis`."""

from katabasis.cli import main

main()
