import { say } from "../i18n/language.svelte";

// A person who has not said what they are called yet is a guest with three letters.
export const isNameless = (name: string): boolean => /^Guest \w{3}$/.test(name);

/** What somebody is called in a sentence. */
export const calledBy = (name: string): string => (isNameless(name) ? say("somebody") : name);
