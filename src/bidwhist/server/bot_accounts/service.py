"""Bot accounts over the store: an account's holder makes them, and gives them new tokens."""

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import ID_LETTERS, PROGRAM_LETTER, Person
from bidwhist.server.accounts.login_sessions import hash_of, new_token
from bidwhist.server.accounts.service import NameTaken, random_word
from bidwhist.server.bot_accounts.domain import BotAccount, NoSuchBot
from bidwhist.server.bot_accounts.repository import all_bots, bots_of, insert_bot, replace_token
from bidwhist.server.platform.database.database import Conflict
from bidwhist.server.state.server_state import ServerState


class BotAccountService:
    """The bot accounts of one server or cluster."""

    def __init__(self, server_state: ServerState) -> None:
        self._server_state, self._store = server_state, server_state.store

    def _now(self) -> int:
        return int(self._server_state.accounts.clock())

    async def of(self, owner: Person) -> tuple[BotAccount, ...]:
        """The bot accounts of a person, by name."""
        return await self._store.read(bots_of(owner.id))

    async def create(self, owner: Person, name: str) -> tuple[BotAccount, str]:
        """A new bot account, with its token, which is shown once.

        :raises BadName: if the name is not allowed; ``NameTaken`` if it is another person's.
        :raises TooManyBots: if the owner has five already.
        """
        self._server_state.moderation.words.check_name(name)
        shown = await self._server_state.accounts.name_for(name, "")
        person, token = Person(PROGRAM_LETTER + random_word(ID_LETTERS - 1), shown, "bot"), new_token()
        bot = BotAccount(person, self._now())
        try:
            await self._store.write(insert_bot(bot, owner.id, hash_of(token)))
        except Conflict as error:
            raise NameTaken(Saying("name-taken")) from error
        await self._server_state.connections.keep_name(person)
        return bot, token

    def is_present(self, person: Person) -> bool:
        """Whether a bot account's program is connected to any server of the cluster."""
        return self._server_state.connections.is_here(person.id) or self._server_state.peers.is_elsewhere(person.id)

    async def present(self) -> tuple[Person, ...]:
        """The bot accounts whose programs are connected, by name."""
        return tuple(one for one in await self._store.read(all_bots) if self.is_present(one))

    async def new_token(self, bot: BotAccount) -> str:
        """A new token for a bot account; the old one ends at once."""
        token = new_token()
        await self._store.write(replace_token(bot.person.id, hash_of(token), self._now()))
        self._server_state.accounts.forget_known()
        self._server_state.connections.log_out(bot.person)
        return token

    async def owned(self, owner: Person, person: str) -> BotAccount:
        """The bot account with an id.

        :raises NoSuchBot: if the person does not own it.
        """
        found = next((one for one in await self.of(owner) if one.person.id == person), None)
        if found is None:
            raise NoSuchBot(Saying("fault-no-bot"))
        return found
