"""Club: people, their tables, and what is kept of their matches."""
