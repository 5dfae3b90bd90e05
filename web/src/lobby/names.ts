// Whoever has not said what they are called yet is a guest with three letters.
export const isNameless = (name: string): boolean => /^Guest \w{3}$/.test(name);
