// Double dummy in the browser: questions to the solver's thread, which is begun with the first of them.
import type { OpenPosition } from "../protocol/messages";
import type { Solver } from "./module";

type Ask = "value" | "cards";

export interface Question {
  number: number;
  /** Where the module is. */
  address: string;
  ask: Ask;
  position: OpenPosition;
  /** The most that may be looked at; 0 for no limit. */
  nodes: number;
}
export interface Answered {
  number: number;
  answer?: ReturnType<Solver[Ask]>;
  problem?: string;
}

/** Nothing where the page was built without the module. */
const found = import.meta.glob<string>("./solver.wasm", { query: "?url", import: "default", eager: true });
const [address = ""] = Object.values(found);

let thread: Worker | null = null;
let asked = 0;

/** Whether this browser can solve by itself; else the server is asked. */
export const solvesHere = (): boolean =>
  address !== "" && typeof WebAssembly !== "undefined" && typeof Worker !== "undefined";

/** The answer to a question, from the thread; it fails where the module cannot be loaded. */
export function solve<One extends Ask>(
  ask: One,
  position: OpenPosition,
  nodes: number,
): Promise<ReturnType<Solver[One]>> {
  const worker = (thread ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
  const number = (asked += 1);
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Answered>) => {
        if (data.number !== number) return;
        over.abort();
        if (data.problem === undefined) resolve(data.answer as ReturnType<Solver[One]>);
        else reject(new Error(data.problem));
      },
      over,
    );
    worker.addEventListener(
      "error",
      () => {
        over.abort();
        // It would never answer another question; the next one begins a new thread.
        if (thread === worker) thread = null;
        worker.terminate();
        reject(new Error());
      },
      over,
    );
    const question: Question = { number, address: new URL(address, import.meta.url).href, ask, position, nodes };
    worker.postMessage(question);
  });
}
