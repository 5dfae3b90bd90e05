// The viewer that other pages may frame: one finished match, and nothing that somebody could be tricked into pressing.
import { mount } from "svelte";
import Replay from "./replay/Replay.svelte";
import Voice from "./speech/Voice.svelte";
import "./colours.css";
import "./app.css";
import { speak } from "./words/language.svelte";

const [match = "", at = "0"] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");
document.documentElement.classList.toggle("dark", dark.matches);
const target = document.getElementById("app") as HTMLElement;
void speak().then(() => {
  mount(Replay, { target, props: { match, at: Number(at) || 0, coached: false, embedded: true } });
  mount(Voice, { target });
});
