// Where friends in the house reach this server, and the invite link that works for them.
import { api, inWords } from "../net/requests";
import type { Reach } from "../protocol/messages";
import { address, link } from "../platform/router.svelte";

const isHere = /^(localhost|127\.|\[::1])/.test(location.hostname);

export const reach = $state({ page: "", mayOpen: false, onlyHere: isHere, problem: "" });

function take(found: Reach): void {
  reach.page = found.pages[0] ?? "";
  reach.mayOpen = found.may_open;
  reach.onlyHere = isHere && !reach.page;
}

/** Ask the server, where this page was opened on the server's own machine. */
export async function lookAround(): Promise<void> {
  if (!isHere) return;
  try {
    take(await api.reach());
  } catch {
    // The link stays the one of this page.
  }
}

/** Let the server listen on the network of the house. */
export async function letFriendsIn(): Promise<void> {
  reach.problem = "";
  try {
    take(await api.letIn());
  } catch (error) {
    reach.problem = inWords(error);
  }
}

/** The invite link of a table, with the address that works for friends. */
export const inviteLink = (word: string): string =>
  isHere && reach.page ? `${reach.page}${link("join", word)}` : address("join", word);
