### The daily deals on the front page.

title-daily = Les huit donnes du jour
