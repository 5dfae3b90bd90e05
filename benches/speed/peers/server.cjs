// boardgame.io's own server with its default storage, which is memory: node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");
const { Tricks } = require("./game.cjs");

const server = Server({ games: [Tricks], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("live") });
