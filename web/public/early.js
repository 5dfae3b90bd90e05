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

/** Says who we are: who says it twice is two guests. */
function arrive() {
  const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
  const guest = fetch("api/guest", { method: "POST", credentials: "same-origin", headers, body: "{}" });
  guest.catch(() => undefined);
  window.asked = { guest };
}

if (!window.asked) {
  const room = ROOM.exec(location.hash)?.[1];
  if (room !== "owner") arrive();
  fetchAhead(room);
}
