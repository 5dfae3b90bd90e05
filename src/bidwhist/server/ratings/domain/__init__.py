"""The club: what stands above single matches, such as grades, seasons and events."""
