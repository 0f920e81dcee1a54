"""What changes the state and tells it."""
