"""The director's desk: one event on one laptop, phones of the hall as score cards, nothing from the internet.

desk         the event that is served: decide, write, show; desk_file: the file it is written to
codes        the secret addresses of score cards, and codes that phones scan
app          the application, its routes and its guards; running: how it is served
asking       a request as a page sees it, and what its form asks for
markup       HTML whose text is always escaped; frame: what every page has
desk_page    where the director works
card_page    the score card of one side, on a phone
screen_page  what everybody in the hall sees
print_pages  pairings, sheets and standings for paper
tables       tables that several pages share: standings, meetings, Bostons
"""
