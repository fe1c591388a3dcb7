"""One match in memory: who sits at it, how answers get into its record, what everybody is told of it."""
