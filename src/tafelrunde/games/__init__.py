"""The games of the house; each folder has the same shape."""
