"""What people, programs and the terminal are shown."""
