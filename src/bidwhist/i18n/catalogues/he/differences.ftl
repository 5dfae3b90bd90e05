### What somebody who knows one rule set must know at a table of another.

differs = { "\u200F" }{ $topic }: { $theirs }.
differs-known = { "\u200F" }{ $topic }: { $theirs } ({ $known }: { $yours }).
known-your-table = השולחן שלך

