"""Small tools that every part may use: tuples, exact sums, near names, printable text, checked types, rows of logs."""
