// What a table asks of who sits down, in words.
import { say } from "../i18n/language.svelte";

interface Terms {
  rated?: boolean;
  stake?: number;
  level?: number;
  tier?: number;
}

/** The terms of a table, a few words each; the overbid fee is told before anybody sits down. */
export const termsOf = ({ rated, stake, level, tier }: Terms): string[] => [
  ...(rated ? [say("is-rated")] : []),
  ...((level ?? 1) > 1 ? [say("terms-from-level", { level: level ?? 1 })] : []),
  ...(tier ? [say("terms-from-tier", { tier })] : []),
  ...(stake ? [say("terms-stake", { stake })] : []),
];
