"""Long jobs: fair queues, run in processes here or by workers on other hosts."""
