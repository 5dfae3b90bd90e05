"""The coach of browser tests: it looks at few worlds, and does not wait until the machine has nothing else to do."""

from functools import partial

from bidwhist.analysis.coach.bot_judge import make_judge
from bidwhist.server.history.coach import lessons

WORLDS = 4

if __name__ == "__main__":
    lessons.make_judge = partial(make_judge, worlds=WORLDS)  # type: ignore[attr-defined]
    lessons.step_back = lambda: None  # type: ignore[attr-defined]
    lessons.main()
