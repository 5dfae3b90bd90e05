"""Ten questions that a newcomer of each door of the documentation asks, and what on which page answers them."""

from typing import NamedTuple


class Question(NamedTuple):
    """What somebody asks, what they would type into the search, the page with the answer, and words of it."""

    asked: str
    typed: str
    page: str
    words: str


QUESTIONS: dict[str, tuple[Question, ...]] = {
    "player": (
        Question("How many cards do I get?", "kitty cards", "how-to-play", "Everybody gets twelve cards"),
        Question("What beats what in a bid?", "bid beat", "how-to-play", "Each bid must beat the one before it"),
        Question("What is downtown?", "downtown", "how-to-play", "low cards win"),
        Question("How is a deal scored?", "score", "how-to-play", "Your team scores every book over six"),
        Question("What does Boston mean?", "boston", "glossary", "Boston"),
        Question("What is sporting the kitty?", "sport", "options", "sport"),
        Question("Which keys are there in the browser?", "keys", "web", "Playing"),
        Question("Are the cards fair?", "fair deals", "fair-deals", "Checking"),
        Question("How is my accuracy counted?", "accuracy", "coach", "How accuracy is counted"),
        Question("What may a low bid tell my partner?", "conventions", "conventions", "Playing by the card"),
    ),
    "host": (
        Question("How do friends reach my table?", "friends scan", "friends", "show the code"),
        Question("Do they need an account?", "account install", "friends", "no account, nothing to install"),
        Question("Friends are in another town. And now?", "elsewhere", "friends", "Friends who are elsewhere"),
        Question("A phone went to sleep. Is the seat lost?", "sleep chair", "friends", "your chair is kept"),
        Question("Somebody went home. Who plays on?", "bot plays on", "friends", "a bot plays on in that chair"),
        Question("We are five. What do we do?", "five rise and fly", "friends", "We are five"),
        Question("Where do I choose our house rules?", "house rules", "web", "House rules"),
        Question("Somebody’s connection breaks. And then?", "connection lost", "protocol", "Losing the connection"),
        Question("How do I set up a server that stays?", "server internet", "server", "On the open internet"),
        Question("What runs the server after a restart?", "systemd", "deploying", "With systemd"),
    ),
    "club": (
        Question("How do I run an evening?", "evening", "doors/club", "One evening, hour by hour"),
        Question("How are teams entered?", "entries", "director", "Entries"),
        Question("What is on the big screen?", "big screen", "director", "The big screen"),
        Question("What can be printed?", "paper", "director", "On paper"),
        Question("Who may change a score?", "director may", "director", "Who may do what"),
        Question("Which forms of event are there?", "forms event", "events", "Forms"),
        Question("How are pairings drawn?", "pairing", "events", "Pairing"),
        Question("How are ties broken?", "standings", "events", "Standings"),
        Question("What is a grade?", "rated", "club", "What is rated"),
        Question("How does the league work?", "league", "club", "The league"),
    ),
    "operator": (
        Question("How do I install it with systemd?", "systemd", "deploying", "With systemd"),
        Question("Is there a container?", "container", "deploying", "In a container"),
        Question("What goes in front of it?", "nginx", "server", "On the open internet"),
        Question("How do I back it up?", "backups", "operations", "Backups, with a tested restore"),
        Question("How do I upgrade?", "version", "operations", "A new version"),
        Question("How do I move to PostgreSQL?", "postgresql", "operations", "From a file to PostgreSQL, and back"),
        Question("What should I watch?", "metrics", "operations", "What to watch"),
        Question("The disk is full. What happens?", "disk", "server", "When the disk or the file fails"),
        Question("How are people moderated?", "moderation", "server", "Moderation"),
        Question("How do I report a vulnerability?", "vulnerability", "security", "Reporting a vulnerability"),
    ),
    "builder": (
        Question("How do I write a bot?", "bot", "tutorials/first_bot", "Write it"),
        Question("How do I play a match in Python?", "match", "library", "A match"),
        Question("Where is the reference?", "reference", "api", "Matches"),
        Question("How do I simulate many matches?", "simulate", "library", "Many matches"),
        Question("How does a program in C++ play?", "engine", "engines", "Your first engine in ten minutes"),
        Question("How does a program sit at a server's table?", "token", "programs", "What a token opens"),
        Question("What goes over the WebSocket?", "session", "protocol", "A session"),
        Question("How is a match written down?", "records", "records", "JSON"),
        Question("Which exit codes do commands have?", "exit", "commands", "How a command ends"),
        Question("How does a seed become cards?", "seed", "deals", "A draw, and a shuffle"),
    ),
    "researcher": (
        Question("Is there a PettingZoo environment?", "pettingzoo", "environments", "PettingZoo"),
        Question("Is the game in OpenSpiel's interface?", "openspiel", "environments", "OpenSpiel"),
        Question("What does an agent observe?", "observations", "environments", "Observations"),
        Question("How are actions numbered?", "actions", "environments", "Actions"),
        Question("How do I train a bidder?", "train", "tutorials/train_a_bidder", "Train"),
        Question("How do I get a table of matches?", "columns", "data", "Columns"),
        Question("How do I go from records to a plot?", "plot", "tutorials/analyse_matches", "A plot"),
        Question("How are two bots compared?", "arena", "arena", "What is measured"),
        Question("What does the solver answer?", "double dummy", "solver", "How many tricks does the"),
        Question("How strong are the bots?", "strength", "results/strength", "champion"),
    ),
    "contributor": (
        Question("How do I set up a checkout?", "setup", "contributing", "make setup"),
        Question("How do I run the tests?", "tests", "contributing", "make test"),
        Question("How do I add a house rule?", "house rule", "contributing", "A new house rule"),
        Question("How should code read?", "docstring", "contributing", "How the code reads"),
        Question("Where is what?", "map", "map", "A house rule: does downtown beat uptown?"),
        Question("Why is it built so?", "design", "design", "One core"),
        Question("Which parts may import which?", "imports", "design", "Imports point down"),
        Question("How do I add a language?", "language", "languages", "Another language"),
        Question("How is a release made?", "release", "contributing", "A release"),
        Question("What has changed?", "changelog", "changelog", "Unreleased"),
    ),
}
"""By door; the first column of a door's page of results has these questions."""
