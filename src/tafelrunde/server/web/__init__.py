"""Web: HTTP and WebSocket; nothing is decided here."""
