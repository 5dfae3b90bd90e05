### The daily deals on the front page.

title-daily = Las ocho manos de hoy
