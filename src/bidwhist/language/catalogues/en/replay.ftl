### Replays.

embed = Embed
embed-hint = Paste this into a page of your own, and this moment is shown there.
embed-code = Code for a page
copy = Copy
copied = It is copied.
open-file = Open a file as a replay
open-hint = Choose a record of a match, or drop it anywhere on this page: a download of this site, a record as text, or a deal of Trickster Cards. It is read by the server and not kept.
open-choose = The file
open-busy = The file is being read.
open-large = This file is too large for a record of one match.
see-whole = See the whole match
