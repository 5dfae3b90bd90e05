// What is asked for before the page's script is there, and never after it.
// The build writes here what each room of the page is made of.
const ROOMS = [];
const ROOM = /^#\/(\w+)/;
const KINDS = {
  js: { rel: "modulepreload" },
  css: { rel: "preload", as: "style", crossOrigin: "" },
  json: { rel: "preload", as: "fetch", crossOrigin: "" },
};

/** The language that the person chose, or that the document came in. */
function language() {
  try {
    const chosen = JSON.parse(localStorage.getItem("bidwhist.settings") ?? "{}").language;
    if (chosen) return chosen;
  } catch {
    // Nothing is kept, or may be read.
  }
  return document.documentElement.lang;
}

/** The files of a room that is opened by its address, beside those of the page: else they are asked for only by these. */
function fetchAhead(room) {
  const [own, files, words] = ROOMS.find(([own]) => room in own) ?? [];
  if (!own) return;
  for (const name of [own[room], ...files, ...(words[language()] ?? [])]) {
    const link = { ...KINDS[name.split(".").pop()], href: `assets/${name}` };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
}

/** Says who we are: who says it twice is two guests. The page speaks to the server as that person, so it is called then. */
function arrive(then) {
  const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
  const guest = fetch("api/guest", { method: "POST", credentials: "same-origin", headers, body: "{}" });
  window.asked = { guest };
  guest.then(
    ({ ok }) => {
      if (!ok) return;
      window.line = new WebSocket(new URL("ws", location.href.replace(/^http/, "ws")));
      window.line.addEventListener("open", then);
    },
    () => undefined,
  );
}

if (!window.asked) {
  const room = ROOM.exec(location.hash)?.[1];
  // The front room comes first on a slow line, and the table that it leads to behind it.
  if (room !== "owner") arrive(() => room ?? fetchAhead("table"));
  fetchAhead(room);
}
