"""The running process: settings, what all tables share, other workers, threads for bots, logs."""
