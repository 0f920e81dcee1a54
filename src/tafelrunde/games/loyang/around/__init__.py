"""What goes on around a match: lessons, rules reference, tournaments, power of cards."""
