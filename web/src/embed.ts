// The viewer that other pages may frame: one finished match, and nothing that somebody could be tricked into pressing.
import { mount } from "svelte";
import Replay from "./pages/replay/Replay.svelte";
import LiveRegions from "./speech/LiveRegions.svelte";
import "./styles/tokens.css";
import "./styles/app.css";
import { speak } from "./i18n/language.svelte";
import { localized } from "./i18n/lazy";

const [match = "", at = "0"] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");
document.documentElement.classList.toggle("dark", dark.matches);
const target = document.getElementById("app") as HTMLElement;
void localized(speak()).then(() => {
  mount(Replay, { target, props: { match, at: Number(at) || 0, coached: false, embedded: true } });
  mount(LiveRegions, { target });
});
