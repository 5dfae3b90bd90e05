"""The online table: a pure table core, a store, and a web server around them."""
