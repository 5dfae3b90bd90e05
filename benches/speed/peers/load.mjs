// Plays tables at human pace against a server and measures, for each action, when the last of four seats has read it.
//   node load.mjs ours|boardgame|colyseus ADDRESS TABLES SECONDS PACE
// Prints a line of JSON once everybody is connected and idle, waits for a line on stdin, plays, prints the figures.
import { once } from "node:events";
import { createInterface } from "node:readline";
import * as Colyseus from "colyseus.js";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [which, address, tables, seconds, pace] = process.argv.slice(2).map((word, place) => (place < 2 ? word : Number(word)));
const SEATS = 4;
const pause = (time) => new Promise((done) => setTimeout(done, time * 1000));
const one = (things) => things[Math.floor(Math.random() * things.length)];

const sent = new Map();
const times = [];
let isCounting = false;
let bytes = 0;
let frames = 0;

const sends = (table, step) => sent.set(`${table} ${step}`, { at: performance.now(), seen: 0 });
const sees = (table, step) => {
  const key = `${table} ${step}`;
  const waiting = sent.get(key);
  if (!waiting || ++waiting.seen < SEATS) return;
  sent.delete(key);
  if (isCounting) times.push(performance.now() - waiting.at);
};

// As much of a view after a step of ours as a player needs (docs/protocol.md, version 4).
const stepped = ({ seq, view = {}, may = {}, hand, bids }, before) => {
  const after = { ...before, seq, ...view };
  after.may = { ...after.may, ...may };
  after.bids = bids ?? ("bid_box" in view ? null : before.bids);
  if (!hand) return after;
  const { gone = [], order, all_live: isAll = false, live = [] } = hand;
  const cards = order ?? after.hand.map(({ card }) => card).filter((card) => !gone.includes(card));
  return { ...after, hand: cards.map((card) => ({ card, may: isAll || live.includes(card) })) };
};

const post = async (path, body, headers = {}) => {
  const answer = await fetch(address + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), headers: answer.headers };
};

class Ours {
  static async people() {
    const made = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { headers } = await post("/api/guest?token=1", { name: `P${seat}` });
      made.push({ authorization: `Bearer ${headers.get("x-bidwhist-token")}` });
    }
    const { body } = await post("/api/tables", { kind: "open", bots: "random", rules: { preset: "palace" } }, made[0]);
    return { table: body.table, people: made };
  }

  constructor({ table, people }, seat) {
    Object.assign(this, { table, seat, names: 0, view: null, thinking: false, started: false });
    this.socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers: people[seat], perMessageDeflate: false });
  }

  async seated() {
    await once(this.socket, "open");
    this.say({ type: "hello", protocol: 4, own_words: true, resume: [] });
    this.say({ type: "watch", table: this.table });
    const here = new Promise((done) => {
      this.here = done;
    });
    this.socket.on("message", (data) => this.hears(data));
    if (this.seat) this.say({ type: "sit", table: this.table, id: "s", seat: this.seat });
    await here;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  hears(data) {
    bytes += data.length;
    frames += 1;
    const frame = JSON.parse(data);
    if (frame.type === "refused") throw new Error(data.toString());
    if (frame.type === "step") {
      sees(this.table, frame.seq);
      this.view = stepped(frame, this.view);
    } else if (frame.type === "snapshot") this.view = frame.view;
    else return;
    if (this.view.you === this.seat) this.here();
    if (this.started) this.considers();
  }

  start() {
    this.started = true;
    this.say({ type: "ready", table: this.table, id: "r", seq: this.view.seq });
  }

  decision() {
    const { view } = this;
    if (view.may.ready && view.phase !== "seating") return { type: "ready", seq: view.seq };
    if (typeof view.turn !== "number" || view.turn !== view.you) return null;
    return { type: "command", seq: view.seq, action: this.action() };
  }

  action() {
    const { hand, choices, bid_box: whole, discard_box: box } = this.view;
    const bids = this.view.bids ?? whole;
    const named = (bids?.bids ?? []).filter(({ may }) => may).map(({ action }) => action.bid);
    const live = [...(bids?.live ?? []), ...named].map((bid) => ({ kind: "bid", bid }));
    if (bids) return one([...live, ...(bids.may_pass ? [{ kind: "pass" }] : [])]);
    if (box) {
      const others = hand.map(({ card }) => card).filter((card) => !box.required.includes(card));
      return { kind: "discard", cards: [...box.required, ...others].slice(0, box.count) };
    }
    if (choices?.length) return one(choices).action;
    return { kind: "play", card: one(hand.filter(({ may }) => may)).card };
  }

  async considers() {
    if (this.thinking || !this.decision()) return;
    this.thinking = true;
    await pause((0.5 + Math.random()) * pace);
    this.thinking = false;
    const decided = this.decision();
    if (!decided) return;
    sends(this.table, this.view.seq + 1);
    this.say({ ...decided, table: this.table, id: `k${++this.names}` });
  }
}

class Boardgame {
  static async people() {
    const { body } = await post("/games/tricks/create", { numPlayers: SEATS });
    const people = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(`/games/tricks/${body.matchID}/join`, { playerID: `${seat}`, playerName: `P${seat}` });
      people.push(joined.body.playerCredentials);
    }
    return { table: body.matchID, people };
  }

  constructor({ table, people }, seat) {
    Object.assign(this, { table, seat, credentials: people[seat], state: null, thinking: false, started: false });
    // Its client would begin with long polling and change over; this spares it that.
    this.socket = io(`${address}/tricks`, { transports: ["websocket"], forceNew: true, reconnection: false });
  }

  async seated() {
    const here = new Promise((done) => this.socket.once("sync", (_, synced) => done(synced)));
    this.socket.on("connect", () =>
      this.socket.emit("sync", this.table, `${this.seat}`, this.credentials, SEATS));
    this.socket.on("update", (table, state) => this.hears(table, state));
    this.state = (await here).state;
    const { engine } = this.socket.io;
    engine.on("data", (data) => {
      bytes += data.length;
      frames += 1;
    });
  }

  start() {
    this.started = true;
    this.considers();
  }

  hears(table, state) {
    sees(table, state._stateID);
    this.state = state;
    if (this.started) this.considers();
  }

  async considers() {
    if (this.thinking || !this.state.G.choices.length) return;
    this.thinking = true;
    await pause((0.5 + Math.random()) * pace);
    this.thinking = false;
    const { G, _stateID: step } = this.state;
    if (!G.choices.length) return;
    sends(this.table, step + 1);
    const payload = { type: "play", args: [one(G.choices)], playerID: `${this.seat}`, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, step, this.table, `${this.seat}`);
  }
}

let parties = 0;

class ColyseusSeat {
  static async people() {
    return { table: `${parties++}`, opening: null };
  }

  constructor(party, seat) {
    Object.assign(this, { party, table: party.table, seat, view: null, thinking: false, started: false });
  }

  /** The first of four opens the room, the others come in. */
  async seated() {
    const { party, seat } = this;
    if (seat) await party.opening;
    const joining = new Colyseus.Client(address).joinOrCreate("tricks", { party: party.table, seat });
    if (!seat) party.opening = joining;
    this.room = await joining;
    this.room.onMessage("view", (view) => this.hears(view));
    this.room.onMessage("refused", (card) => {
      throw new Error(`refused: ${card}`);
    });
    this.room.connection.transport.ws.addEventListener("message", ({ data }) => {
      bytes += data.byteLength ?? data.length;
      frames += 1;
    });
  }

  start() {
    this.started = true;
    this.considers();
  }

  hears(view) {
    sees(this.table, view.step);
    this.view = view;
    if (this.started) this.considers();
  }

  async considers() {
    if (this.thinking || !this.view?.choices.length) return;
    this.thinking = true;
    await pause((0.5 + Math.random()) * pace);
    this.thinking = false;
    const { choices, step } = this.view;
    if (!choices.length) return;
    sends(this.table, step + 1);
    this.room.send("play", one(choices));
  }
}

const Seat = { ours: Ours, boardgame: Boardgame, colyseus: ColyseusSeat }[which];
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const tell = (what) => console.log(JSON.stringify(what));

const made = [];
for (let begun = 0; begun < tables; begun += 16)
  made.push(...(await Promise.all(Array.from({ length: Math.min(16, tables - begun) }, () => Seat.people()))));
tell({ opened: made.length });
await lines.next();

const seats = [];
for (const party of made) {
  const four = [0, 1, 2, 3].map((seat) => new Seat(party, seat));
  await Promise.all(four.map((seat) => seat.seated()));
  seats.push(...four);
}
await pause(2);
tell({ connected: seats.length });
await lines.next();

seats.forEach((seat) => setTimeout(() => seat.start(), Math.random() * pace * 1000));
await pause(Math.min(20, seconds / 3));
isCounting = true;
[bytes, frames] = [0, 0];
tell({ counting: true });
await pause(seconds);
isCounting = false;
times.sort((a, b) => a - b);
const share = (part) => Number(times[Math.min(times.length - 1, Math.floor(part * times.length))]?.toFixed(2));
tell({ actions: times.length, p50: share(0.5), p99: share(0.99), worst: share(1), frame: Math.round(bytes / Math.max(1, frames)) });
process.exit(0);
