// A link is handed on: by what the system offers for that, or copied.
import { say } from "../i18n/language.svelte";

/** Tells, where it was copied, or has to be copied by hand. */
export async function share(text: string, url: string, tell: (words: string) => void): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: "Bid Whist", text, url });
    await navigator.clipboard.writeText(url);
    tell(say("link-copied"));
  } catch (error) {
    // Whoever closes what the system offers wants nothing else.
    if (!(error instanceof DOMException && error.name === "AbortError")) tell(say("copy-by-hand"));
  }
}
