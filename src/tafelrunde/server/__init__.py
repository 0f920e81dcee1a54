"""The server: tables in a browser, and the same through an HTTP API."""
