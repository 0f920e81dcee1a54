"""Base: what every floor of the server uses: messages, refusals, who somebody is, limits."""
