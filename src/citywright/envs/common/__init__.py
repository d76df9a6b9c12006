"""What the environments of all games share."""
