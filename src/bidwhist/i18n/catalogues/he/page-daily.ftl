### The daily deals on the front page.

title-daily = שמונה החלוקות של היום
