// What the page of an account asks of the server about its bots.
import { call } from "../../net/requests";
import type { BotToken, OwnBots } from "../../protocol/messages";

const part = encodeURIComponent;

export const bots = {
  mine: () => call<OwnBots>("GET", "me/bots"),
  make: (name: string) => call<BotToken>("POST", "me/bots", { name }),
  newToken: (bot: string) => call<BotToken>("POST", `me/bots/${part(bot)}/token`, {}),
  end: (bot: string) => call<OwnBots>("POST", `me/bots/${part(bot)}/end`, {}),
};
