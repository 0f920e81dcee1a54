"""What a person does on a space."""
