// The load on it: matches of two who answer each other, each on a socket of its own.
// node load.js PORT TABLES SECONDS PAUSE → one JSON object: the latencies of moves in seconds
const { io } = require("socket.io-client");
const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);

const latencies = [];
let counting = false;
const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));

function connect(match, seat) {
  const socket = io(`http://127.0.0.1:${port}/draws`, { transports: ["websocket"], forceNew: true });
  const player = { socket, version: -1, sent: null };
  const heard = async (state) => {
    if (!state || state._stateID <= player.version) return;
    player.version = state._stateID;
    if (player.sent !== null) {
      if (counting) latencies.push(Math.round(performance.now() * 1000 - player.sent * 1000) / 1e6);
      player.sent = null;
    }
    if (state.ctx.currentPlayer !== seat) return;
    if (pause) await sleep(pause * (0.5 + Math.random()));
    const drawn = state.G.players[seat].hand !== null;
    const payload = { type: drawn ? "put" : "draw", args: drawn ? [Math.floor(Math.random() * 4)] : [], playerID: seat };
    player.sent = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload }, player.version, match, seat);
  };
  socket.on("sync", (_, { state }) => heard(state));
  socket.on("update", (_, state) => heard(state));
  socket.on("connect", () => socket.emit("sync", match, seat, undefined, 2));
}

async function main() {
  for (let table = 0; table < tables; table++) {
    connect(`match${table}`, "0");
    await sleep(0.002);
    connect(`match${table}`, "1");
  }
  await sleep(1 + tables / 200);
  console.log("ready");
  await new Promise((go) => process.stdin.once("data", go));
  counting = true;
  await sleep(seconds);
  counting = false;
  process.stdout.write(`${JSON.stringify({ latencies, refused: 0 })}\n`, () => process.exit(0));

}

main();
