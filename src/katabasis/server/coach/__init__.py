"""The coach at the tables: hints and second thoughts while a match is played, luck and skill when it is over."""
