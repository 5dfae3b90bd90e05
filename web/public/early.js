// Says who we are before the page's script is there, and never after it: who says it twice is two guests.
if (!window.asked && !location.hash.startsWith("#/owner")) {
  let language = "";
  try {
    language = JSON.parse(localStorage.getItem("bidwhist.settings") ?? "{}").language;
  } catch {
    // Nothing is kept, or may be read.
  }
  const headers = { "Accept-Language": language || document.documentElement.lang, "Content-Type": "application/json" };
  const guest = fetch("api/guest", { method: "POST", credentials: "same-origin", headers, body: "{}" });
  guest.catch(() => undefined);
  window.asked = { guest };
}
