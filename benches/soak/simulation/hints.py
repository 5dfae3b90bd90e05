"""The bus between servers: a message comes late, never, or twice."""

from random import Random

from benches.soak.simulation.virtual_time import VirtualLoop

from bidwhist.server.platform.bus.bus import Answers, Heard, NoAnswer, fits

DELAY = (0.0005, 0.01)


class SimulatedBus:
    """What the buses of one cluster share."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.is_up = True
        self.loses = self.doubles = 0.0
        """How often a message never comes, and how often it comes twice."""
        self.boxes: list[NodeBus] = []


class NodeBus:
    """One server's connection to the bus."""

    def __init__(self, post: SimulatedBus, loop: VirtualLoop) -> None:
        self._post, self._loop = post, loop
        self._hearing: list[tuple[str, Heard]] = []

    @property
    def is_up(self) -> bool:
        """Whether messages go through now."""
        return self._post.is_up and self in self._post.boxes

    async def start(self) -> None:
        """Begin to carry messages."""
        self._post.boxes.append(self)

    async def close(self) -> None:
        """Carry nothing more."""
        self.vanish()

    def vanish(self) -> None:
        """The process is gone."""
        if self in self._post.boxes:
            self._post.boxes.remove(self)

    def publish(self, subject: str, body: bytes) -> None:
        """Send to all subscribers."""
        post = self._post
        for box in post.boxes if self.is_up else ():
            for _ in range(1 + (post.random.random() < post.doubles)):
                if post.random.random() >= post.loses:
                    box.deliver(subject, body)

    def deliver(self, subject: str, body: bytes) -> None:
        """A message for this server."""
        for pattern, heard in self._hearing:
            if fits(pattern, subject):
                self._loop.call_later(self._post.random.uniform(*DELAY), heard, subject, body)

    def subscribe(self, subject: str, heard: Heard) -> None:
        """Hear of a subject from now on."""
        self._hearing.append((subject, heard))

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """No server asks another over it here."""

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """No server asks another over it here."""

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Nobody answers."""
        raise NoAnswer(f"nobody answers {subject}")
