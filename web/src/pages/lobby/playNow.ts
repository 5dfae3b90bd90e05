// Sitting down at once: a private table against bots, as they were chosen last.
import { fetchFaces } from "../../cards/faces.svelte";
import { api } from "../../net/requests";
import { session } from "../../session/tableSession.svelte";
import { settings } from "../../platform/settings.svelte";
import { say } from "../../i18n/language.svelte";

export async function sitDown(): Promise<string> {
  await api.guest();
  fetchFaces();
  const { table } = await api.open({
    name: say("kitchen-table"),
    rules: { preset: settings.rules },
    bots: settings.bots,
  });
  // Nobody else is waited for: the cards come as soon as the table is seen.
  session.dealAtOnce(table);
  return table;
}
