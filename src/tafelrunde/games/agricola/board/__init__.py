"""What lies on the table: goods, farms, spaces, the state of a match, and its words and numbers."""
