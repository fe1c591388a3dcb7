"""What is said of a match: events, reasons, positions, all that becomes text."""
