"""Jobs that take long: queued by fair shares, run in processes here or by workers on other hosts."""
