"""A door for programs: a seat at a table, spoken to in lines of JSON (docs/agent.md)."""
