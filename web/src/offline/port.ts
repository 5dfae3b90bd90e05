// Puts a port to a worker, in which the server runs, in the place of the network, before the page's own script is there.
import "./offline.css";
import { PortSocket, takeSockets } from "./socket";

/** What comes from the worker. */
export type Told =
  | { told: "ready" }
  | { told: "trouble"; what: string }
  | { told: "answer"; id: number; status: number; headers: Record<string, string>; body: string }
  | { told: "opened" | "closed"; id: number }
  | { told: "heard"; id: number; text: string };

const root = document.documentElement;
root.dataset.offline = "";

/** What the person chose, and was called last, where a server was. */
function kept(): { language?: string; name?: string } {
  try {
    return JSON.parse(localStorage.getItem("bidwhist.settings") ?? "{}") as { language?: string; name?: string };
  } catch {
    // Nothing is kept, or may be read.
    return {};
  }
}

/** The language that the person chose, or that the browser asks for. */
function chosen(): string {
  const asked = [kept().language ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
  return asked.find((code) => words.has(code)) ?? "en";
}

/** The words of this page in each language, which the document brings: no other are there yet. */
const words = new Map(
  [...document.querySelectorAll<HTMLMetaElement>("meta[name=offline-words]")].map((one) => [
    one.lang,
    JSON.parse(one.content) as Record<string, string>,
  ]),
);
root.lang = chosen();
root.dir = root.lang === "he" ? "rtl" : "ltr";

const strip = document.createElement("p");
strip.className = "offline-strip";
strip.setAttribute("role", "status");
document.body.append(strip);
let said = "";
const say = (name: string): void => {
  said = name;
  strip.textContent = words.get(root.lang)?.[name] ?? "";
};
say("offline-starting");

const worker = new Worker(new URL("./python.ts", import.meta.url), { type: "module" });
const ask = (message: object): void => worker.postMessage(JSON.stringify(message));
worker.addEventListener("error", () => say("offline-broken"));

const asked = new Map<number, (answer: Response) => void>();
let number = 0;

function answer({ id, status, headers, body }: Extract<Told, { told: "answer" }>): void {
  asked.get(id)?.(new Response(status === 204 || status === 304 ? null : body, { status, headers }));
  asked.delete(id);
}

worker.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const told = JSON.parse(data) as Told;
  if (told.told === "ready") {
    if (said === "offline-starting") strip.remove();
  } else if (told.told === "answer") answer(told);
  else if (told.told === "trouble") {
    say(`offline-${told.what}`);
    document.body.append(strip);
    // Lost tables are said until another page is opened, where one can play on; all else ends what one can do here.
    if (told.what === "lost") addEventListener("hashchange", () => strip.remove(), { once: true });
  } else takeSockets(told);
});

/** The path within the server's, as in `/api/guest`, or nothing where an address is not the server's to answer. */
function within(address: string): string | null {
  const url = new URL(address, document.baseURI);
  const path = url.href.slice(new URL(".", document.baseURI).href.length - 1);
  return path.startsWith("/api/") ? path : null;
}

const fromNetwork = window.fetch.bind(window);
window.fetch = async (input, init = {}) => {
  const path = within(input instanceof Request ? input.url : `${input}`);
  if (!path) return fromNetwork(input, init);
  const told = init.body === undefined ? "" : await new Response(init.body).text();
  const headers = Object.fromEntries(new Headers(init.headers));
  const send = (body: string): Promise<Response> =>
    new Promise((resolve) => {
      const id = (number += 1);
      asked.set(id, resolve);
      ask({ ask: "request", id, method: init.method ?? "GET", path, headers, body });
    });
  if (path !== "/api/guest") return send(told);
  // Who comes new is called here as they were called there, unless that name is taken here.
  const arrived = await send(JSON.stringify({ name: kept().name ?? "" }));
  return arrived.ok ? arrived : send(told);
};

PortSocket.ask = ask;
PortSocket.language = () => root.lang;
window.WebSocket = PortSocket as unknown as typeof WebSocket;

// A file of the server's to be saved is no address of the network either.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || !within(link.href)) return;
  event.preventDefault();
  void fetch(link.href).then(async (found) => {
    const name = /filename="(.+)"/.exec(found.headers.get("content-disposition") ?? "")?.[1];
    const saved = document.createElement("a");
    saved.href = URL.createObjectURL(await found.blob());
    saved.download = name ?? "bidwhist.json";
    saved.click();
    URL.revokeObjectURL(saved.href);
  });
});
