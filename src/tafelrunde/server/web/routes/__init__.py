"""Routes: the HTTP API, by what people do with it."""
