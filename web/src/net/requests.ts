// The HTTP half of the server, a function for each question.
import type {
  AccountMade,
  Board,
  BotInfo,
  Coached,
  CoachedSoFar,
  Crossroads,
  DailyBoard,
  DailyDay,
  DailyResults,
  DailyToday,
  FairStatistics,
  Invitation,
  Me,
  MutedPerson,
  OtherWay,
  PresetInfo,
  Problem,
  Profile,
  Reach,
  Replay,
  ReportWanted,
  RulesChecked,
  RulesQuestion,
  RulesWanted,
  StandingPage,
  TableFacts,
  TableMade,
  TableWanted,
  WhatIf,
  WhatIfSoFar,
} from "../protocol/messages";
import { language, say } from "../i18n/language.svelte";
import { wholeAnswer } from "../protocol/completion";

/** The server said no, in words for a person. */
class Refusal extends Error {}

export const inWords = (error: unknown): string => (error instanceof Refusal ? error.message : say("went-wrong"));

/** What the document asked for before this script was there, by its path; from now on it asks nothing more. */
const early = ((globalThis as { asked?: Record<string, Promise<Response>> }).asked ??= {});

/** Its answer, once. */
function askedEarly(path: string): Promise<Response> | undefined {
  const answer = early[path];
  delete early[path];
  return answer;
}

/** Milliseconds for which a prefetched answer is worth showing. */
const FRESH_MS = 10_000;
/** Paths that a page asks for first, and that are prefetched while its script is on the way. */
export const paths = {
  club: (club: string) => `clubs/${encodeURIComponent(club)}`,
  event: (event: string) => `events/${encodeURIComponent(event)}`,
  replay: (match: string) => `matches/${match}/replay`,
};

/** Asks for what a page shows before it asks itself; it takes the answer, once. */
export function prefetch(path: string): void {
  const answer = fetch(`api/${path}`, { credentials: "same-origin", headers: { "Accept-Language": language() } });
  answer.catch(() => undefined);
  early[path] = answer;
  setTimeout(askedEarly, FRESH_MS, path);
}

export async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (key !== undefined) headers.Authorization = `Bearer ${key}`;
  const init: RequestInit = { method, credentials: "same-origin", headers, signal };
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await (askedEarly(path) ?? fetch(`api/${path}`, init));
  } catch {
    throw new Refusal(say("no-server"));
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.words ?? say("server-said", { status: response.status }));
}

/** Asks for what a resource shows; the signal cancels the request. */
export const get = <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  call<Answer>("GET", path, undefined, undefined, signal);

const once = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) & { forget: () => void } => {
  let answer: Promise<Answer> | null = null;
  const forget = (): void => {
    answer = null;
  };
  const asked = () =>
    (answer ??= ask().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return Object.assign(asked, { forget });
};

/** What changes who we are: the next who asks is told from the server. */
async function becoming<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const told = await answer;
  api.guest.forget();
  return told;
}

export const api = {
  /** Who we are here; asked once, so that nobody arrives twice. */
  guest: once(() => call<Me>("POST", "guest", {})),
  rename: (name: string) => becoming(call<Me>("PATCH", "me", { name })),
  face: (face: number) => becoming(call<Me>("POST", "me/face", { face })),
  open: (wanted: TableWanted) => call<TableMade>("POST", "tables", wanted),
  /** The table of an invite, compared with the rules that one knows; those that the server cannot read count as none. */
  invite: async (word: string, known: string): Promise<Invitation> => {
    const ask = (query: string) => call<Invitation>("GET", `invite/${encodeURIComponent(word)}${query}`);
    const told = known ? ask(`?known=${encodeURIComponent(known)}`).catch(() => ask("")) : ask("");
    return wholeAnswer("Invitation", await told);
  },
  presets: once(() => call<PresetInfo[]>("GET", "presets")),
  bots: once(() => call<BotInfo[]>("GET", "bots")),
  questions: once(() => call<RulesQuestion[]>("GET", "questions")),
  rules: (wanted: RulesWanted) => call<RulesChecked>("POST", "rules/check", wanted),
  profile: () => call<Profile>("GET", "me/profile"),
  facts: (table: string) => call<TableFacts>("GET", `tables/${table}`),
  coach: (match: string) => call<Coached>("GET", `matches/${match}/coach`),
  coachProgress: (match: string) => call<CoachedSoFar>("GET", `matches/${match}/coach/progress`),
  record: <Record>(match: string) => call<Record>("GET", `matches/${match}/record`),
  crossroads: (match: string, step: number, solved: boolean) =>
    call<Crossroads>("GET", `matches/${match}/crossroads?step=${step}${solved ? "" : "&solved=no"}`),
  whatIfProgress: (match: string, step: number) =>
    call<WhatIfSoFar>("GET", `matches/${match}/what-if/moves?step=${step}`),
  whatIf: (match: string, other: OtherWay) => call<WhatIf>("POST", `matches/${match}/what-if`, other),
  replay: async (match: string) => wholeAnswer("Replay", await call<Replay>("GET", paths.replay(match))),
  opened: async (file: Blob) => wholeAnswer("Replay", await call<Replay>("POST", "replay", file)),
  report: (wanted: ReportWanted) => call<unknown>("POST", "reports", wanted),
  muted: () => call<MutedPerson[]>("GET", "me/muted"),
  daily: (signal: AbortSignal) => get<DailyToday>("daily", signal),
  beginDaily: () => call<TableMade>("POST", "daily", {}),
  dailyDays: (signal: AbortSignal) => get<DailyDay[]>("daily/days", signal),
  dailyResults: (day: string) => call<DailyResults>("GET", `daily/days/${encodeURIComponent(day)}`),
  dailyBoard: (day: string, board: string) =>
    call<DailyBoard>("GET", `daily/days/${encodeURIComponent(day)}/${encodeURIComponent(board)}`),
  reach: () => call<Reach>("GET", "reach"),
  board: (named: string, tier: number, signal?: AbortSignal) =>
    get<Board>(`standings/${named}${tier ? `?tier=${tier}` : ""}`, signal),
  standing: (signal?: AbortSignal) => get<StandingPage>("me/standing", signal),
  gift: () => call<StandingPage>("POST", "me/gift", {}),
  letIn: () => call<Reach>("POST", "reach", {}),
  fair: () => call<FairStatistics>("GET", "fair"),
  account: (name: string, password: string) => becoming(call<AccountMade>("POST", "accounts", { name, password })),
  login: (name: string, password: string) => call<Me>("POST", "login", { name, password }),
  recover: (name: string, code: string, password: string) => call<Me>("POST", "recover", { name, code, password }),
  password: (old: string, fresh: string) => call<Me>("POST", "me/password", { old, new: fresh }),
  leave: (password: string) => call<{ words: string }>("POST", "me/delete", { password }),
  logout: (everywhere: boolean) => call<unknown>("POST", everywhere ? "logout-everywhere" : "logout", {}),
};

export const recordAddress = (match: string): string => `api/matches/${match}/record`;
