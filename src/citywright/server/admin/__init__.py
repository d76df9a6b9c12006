"""What `citywright admin` does, apart from the terminal."""
