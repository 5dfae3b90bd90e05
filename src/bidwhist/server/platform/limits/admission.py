"""Admits requests and new sockets one at a time, with pauses between them, round robin by address.

A thousand simultaneous requests would all begin in one turn of the event loop, and every player would wait for them.
While others wait, the loop is left to the players' messages for as long as the last admission took.
"""

import asyncio
from collections import deque

MAX_PER_LOOP_TURN = 1
"""Requests that begin in one turn of the loop; each computes some 1 to 3 ms."""
PAUSE_SHARE = 1.0
"""Length of a pause while others wait, as a share of the turn before it."""


class Admission:
    """The queue of requests and new sockets to be admitted."""

    def __init__(self) -> None:
        self._left = MAX_PER_LOOP_TURN
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, in the order of their turns."""
        self._is_turning = False
        self._began_s = 0.0

    async def enter(self, address: str) -> None:
        """Wait until a request of an address may begin."""
        self._turn_on()
        if self._left and not self._waiting:
            self._left -= 1
            return
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(admitted)
        await admitted

    def _turn_on(self) -> None:
        if not self._is_turning:
            self._is_turning = True
            loop = asyncio.get_running_loop()
            self._began_s = loop.time()
            loop.call_soon(self._end_turn)

    def _end_turn(self) -> None:
        loop = asyncio.get_running_loop()
        if self._waiting:
            loop.call_later(PAUSE_SHARE * (loop.time() - self._began_s), self._next_turn)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self._is_turning, self._left = False, MAX_PER_LOOP_TURN
        while self._left and self._waiting:
            self._left -= self._admit_one()
        if self._left < MAX_PER_LOOP_TURN:
            self._turn_on()

    def _admit_one(self) -> bool:
        # An address that was served goes to the end; skip cancelled requests.
        address = next(iter(self._waiting))
        row = self._waiting.pop(address)
        admitted = row.popleft()
        if row:
            self._waiting[address] = row
        if admitted.done():
            return False
        admitted.set_result(None)
        return True
