// Colyseus with the same game: each client is sent its own view after every card, as a message: node colyseus.cjs PORT
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Tricks } = require("./game.cjs");

const random = {
  Shuffle: (cards) => {
    const shuffled = [...cards];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  },
};

class TricksRoom extends Room {
  maxClients = 4;

  onCreate() {
    this.G = Tricks.setup({ random });
    this.step = 0;
    this.seats = new Map();
    this.onMessage("play", (client, card) => this.play(client, card));
  }

  onJoin(client, { seat }) {
    this.seats.set(client.sessionId, String(seat));
    this.show(client);
  }

  play(client, card) {
    const after = Tricks.moves.play.move({ G: this.G, playerID: this.seats.get(client.sessionId), random }, card);
    if (after === "INVALID_MOVE") return client.send("refused", card);
    if (after) this.G = after;
    this.step += 1;
    this.clients.forEach((one) => this.show(one));
  }

  show(client) {
    client.send("view", { step: this.step, ...Tricks.playerView({ G: this.G, playerID: this.seats.get(client.sessionId) }) });
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 25000 }), greet: false });
server.define("tricks", TricksRoom).filterBy(["party"]);
server.listen(Number(process.argv[2])).then(() => console.log("live"));
