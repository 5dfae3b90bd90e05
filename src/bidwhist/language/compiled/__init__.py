"""The catalogues as Python, written by ``python -m benches.common.catalogues``; a test compares."""
