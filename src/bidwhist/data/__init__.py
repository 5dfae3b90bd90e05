"""Records as tables for people who analyse: calls, plays, deals, matches and decisions, in documented columns.

>>> from bidwhist import simulate
>>> table = columns(simulate("palace", "random", 2, seed=1), "matches")
>>> table["preset"], table["match"]
(['palace', 'palace'], [1, 2])

``pandas.DataFrame(columns("matches.jsonl", "plays"))`` is a dataframe, and so is ``polars.DataFrame`` of the same.
"""

from bidwhist.data.sources import columns, export_records, rows
from bidwhist.data.tables import TABLES, Column, Table
from bidwhist.data.writing import FORMATS, export

__all__ = ["FORMATS", "TABLES", "Column", "Table", "columns", "export", "export_records", "rows"]
