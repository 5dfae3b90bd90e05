"""Bot accounts: programs that sit down at tables under names of their own."""
