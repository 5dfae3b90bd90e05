### What somebody who knows one rule set must know at a table of another.

differs = { $topic } : { $theirs }.
differs-known = { $topic } : { $theirs } ({ $known } : { $yours }).
known-your-table = votre table

