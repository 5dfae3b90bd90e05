// The server's reasons begin small and end open; as a sentence of its own one begins with a capital and ends with a stop.
export const sentence = (words: string): string =>
  words ? `${words[0]?.toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}` : "";
