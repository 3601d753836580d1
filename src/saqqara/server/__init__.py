"""The house: tables that people and bots share, over HTTP and WebSocket."""
