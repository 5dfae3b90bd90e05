// The solver in a thread of its own: takes a question, answers it under the question's number.
import { fetchSolver, type Solver } from "./module";
import type { Answered, Question } from "./solver";

let loading: Promise<Solver> | null = null;

async function answered({ number, address, ask, position, nodes }: Question): Promise<Answered> {
  try {
    const solver = await (loading ??= fetchSolver(address));
    return { number, answer: solver[ask](position, nodes) };
  } catch (error) {
    // A module that failed in the middle of a search is not to be asked again, and what was not fetched may be next time.
    loading = null;
    return { number, problem: String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => void answered(data).then((one) => postMessage(one)));
