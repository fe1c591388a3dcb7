"""Seats of Cerbère by the colour of their pawns: P1 of the ledger is blue, P2 pink, and so on."""

BLUE, PINK, GREEN, RED, YELLOW, WHITE, VIOLET = range(7)
