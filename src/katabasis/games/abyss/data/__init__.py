"""Literals from the printed material, nothing else."""
