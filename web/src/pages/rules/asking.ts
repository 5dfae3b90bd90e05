// House rules as answers to the server's questions: what is chosen, what may be, and what an answer takes back.
import type { QuestionAnswer, RulesQuestion } from "../../protocol/messages";

export type Options = Record<string, unknown>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const holds = (wanted: Options, rules: Options): boolean =>
  Object.entries(wanted).every(([option, value]) => same(rules[option], value));

/** Whether it is the answer that the rules give; what else it sets may have been changed since. */
export const isChosen = ({ options }: RulesQuestion, { sets, when }: QuestionAnswer, rules: Options): boolean =>
  holds(when, rules) && options.every((option) => !(option in sets) || same(sets[option], rules[option]));

/** The answer that rules give to a question, if it is one of those that are offered. */
export const chosen = (question: RulesQuestion, rules: Options): QuestionAnswer | null =>
  question.answers.find((one) => isChosen(question, one, rules)) ??
  question.answers.find(({ sets }) => question.options.every((option) => same(sets[option], rules[option]))) ??
  null;

/** The answers that have a place in the rules, and the one that is given. */
export const offered = (question: RulesQuestion, rules: Options): QuestionAnswer[] => {
  const given = chosen(question, rules);
  return question.answers.filter((one) => one === given || holds(one.when, rules));
};

/** Whether there is anything to ask: nothing about partners where there are none. */
export const isAsked = (question: RulesQuestion, rules: Options): boolean => {
  const answers = offered(question, rules);
  return answers.length > 1 || (answers.length === 1 && chosen(question, rules) === null);
};

export const differs = ({ options }: RulesQuestion, rules: Options, base: Options): boolean =>
  options.some((option) => !same(rules[option], base[option]));

/** What differs from the rules one started from, whatever the two are called. */
export const changesOf = (rules: Options, base: Options): Options =>
  Object.fromEntries(
    Object.entries(rules).filter(([option, value]) => option !== "preset" && !same(value, base[option])),
  );

/** The changes after an answer, which takes back whatever the other answers to its question have set. */
export function answered(question: RulesQuestion, answer: QuestionAnswer, changes: Options, base: Options): Options {
  const rivals = new Set(question.answers.flatMap(({ sets }) => Object.keys(sets)));
  const kept = Object.entries(changes).filter(([option]) => !rivals.has(option));
  return changesOf({ ...Object.fromEntries(kept), ...answer.sets }, base);
}

/** Questions under their headings, in the order of the server. */
export function inParts(questions: RulesQuestion[]): [string, RulesQuestion[]][] {
  const parts = new Map<string, RulesQuestion[]>();
  for (const one of questions) parts.set(one.part, [...(parts.get(one.part) ?? []), one]);
  return [...parts];
}
