import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // Without it everything works but the start without a line.
  navigator.serviceWorker.register("sw.js").catch(() => undefined);
}
