import { mount } from "svelte";
import App from "./app/App.svelte";
import "./styles/tokens.css";
import "./styles/app.css";
import { speak } from "./i18n/language.svelte";

// The words come first: what is drawn in one language is not drawn again in another. Without any they are asked for once more.
const begin = (): Promise<void> =>
  speak().then(
    () => void mount(App, { target: document.getElementById("app") as HTMLElement }),
    () => void setTimeout(() => void begin(), 2000),
  );
void begin();

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // Without it everything works but the start without a connection; it fetches the other pages, so the first one goes ahead.
  const register = (): void => void navigator.serviceWorker.register("sw.js").catch(() => undefined);
  window.addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(register) : register()));
}
