### The daily deals on the front page.

title-daily = Today's eight deals
