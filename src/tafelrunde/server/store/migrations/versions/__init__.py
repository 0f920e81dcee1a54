"""The forms of the store, in their order."""
