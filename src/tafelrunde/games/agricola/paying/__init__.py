"""How a price or a meal can be paid."""
