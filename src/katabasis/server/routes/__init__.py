"""The doors: one module for each thing people come for."""
