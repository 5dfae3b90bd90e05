// A leaderboard on one scale: people or pairs with the bots between them as landmarks, each at its place from 0 to 100.
import type { Board, BoardLine, BotMark } from "../../protocol/messages";

export type Row = { kind: "line"; line: BoardLine; at: number } | { kind: "bot"; bot: BotMark; at: number };

/** The rows of a board from the best down; only those of some people where a club's are asked for. */
export function rowsOf(board: Board, people: ReadonlySet<string> | null): Row[] {
  const lines = people ? board.lines.filter((one) => one.people.some((id) => people.has(id))) : board.lines;
  const worths = [...lines, ...board.bots].map(({ worth }) => worth);
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
  const at = (worth: number): number => ((worth - low) / Math.max(1, high - low)) * 100;
  const rows: Row[] = [
    ...lines.map((line): Row => ({ kind: "line", line, at: at(line.worth) })),
    ...board.bots.map((bot): Row => ({ kind: "bot", bot, at: at(bot.worth) })),
  ];
  // A person who has what a bot has is before it.
  return rows.sort((a, b) => b.at - a.at || (a.kind === "bot" ? 1 : 0) - (b.kind === "bot" ? 1 : 0));
}
