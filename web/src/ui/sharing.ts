// A link is handed on: by what the system offers for that, or copied.
import { copied } from "../platform/clipboard";
import { say } from "../i18n/language.svelte";

/** Tells, where it was copied, or has to be copied by hand. */
export async function share(text: string, url: string, tell: (words: string) => void): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: "Bid Whist", text, url });
  } catch (error) {
    // Closing what the system offers is an answer.
    if ((error as Error).name === "AbortError") return;
  }
  tell(say((await copied(url)) ? "link-copied" : "copy-by-hand"));
}
