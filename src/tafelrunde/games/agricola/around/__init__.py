"""What goes on around a match: lessons, rules reference, campaigns, tournaments, power of cards."""
