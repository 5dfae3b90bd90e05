// "Your turn", for eyes that may be elsewhere: two knocks, a buzz, the title, the tab's icon, and a notification if asked for.
import { afterPaint } from "../platform/frames";
import { shake } from "./moments";
import { settings } from "../platform/settings.svelte";
import { knock } from "../platform/sounds";
import { say } from "../i18n/language.svelte";

const KNOCKS: [frequency: number, after: number][] = [
  [220, 0.12],
  [330, 0.24],
];

export function callToTurn(words: string): void {
  if (settings.sounds) {
    afterPaint(() => KNOCKS.forEach(([frequency, after]) => knock(frequency, 0.9, after)));
    shake(30);
  }
  if (settings.notify && document.hidden) void notify(words);
}

async function notify(words: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const told = { body: words, tag: "turn", icon: icon().href, data: location.href };
  // Phones show it through the worker alone.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(say("your-turn"), told);
  else new Notification(say("your-turn"), told);
}

/** Whether the browser lets us; asked for only when somebody switches it on. */
export const mayNotify = async (): Promise<boolean> =>
  "Notification" in window && (await Notification.requestPermission()) === "granted";

const icon = (): HTMLLinkElement => document.querySelector<HTMLLinkElement>("link[rel=icon]")!;

/** The title of the table's page, and the icon of every page. */
export function mark(mine: boolean, name: string): void {
  document.title = `${mine ? say("your-turn") : name} · Bid Whist`;
  markIcon(mine);
}

/** The tab's icon; it changes when it is one's turn. */
export function markIcon(mine: boolean): void {
  const now = icon().href;
  const wanted = now.replace(/icon(-turn)?\.svg/, mine ? "icon-turn.svg" : "icon.svg");
  // Naming an icon takes a browser some milliseconds, even where it is the one that it has.
  if (wanted !== now) icon().href = wanted;
}
