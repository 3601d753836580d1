"""What the house keeps: people, tables and the log of each table, in SQLite or PostgreSQL."""
