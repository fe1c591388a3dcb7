"""Literals from the printed material, and the boards."""
