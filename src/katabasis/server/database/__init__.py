"""What is kept: the rows, how they get into SQLite or PostgreSQL, and what other processes changed there."""
