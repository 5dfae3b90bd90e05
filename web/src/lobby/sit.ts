// Sitting down at once: a private table against bots, as they were chosen last.
import { api } from "../protocol/api";
import { settings } from "../state/settings.svelte";

export async function sitDown(): Promise<string> {
  await api.guest();
  return (await api.open({ name: "The kitchen table", rules: { preset: settings.rules }, bots: settings.bots })).table;
}
