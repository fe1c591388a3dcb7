"""Boards: what they are, what can be wrong with them, how they become a road."""
