// The load on our server: tables of two who answer each other, each on a socket of its own, and play Sen at random.
// node sny_load.js SERVERS TABLES SECONDS PAUSE [STRETCHES [AWAY]] → "ready", and for each line of input one stretch: a JSON
// object with the latencies of its moves in seconds, from sending a move to hearing of it. With several servers, told
// apart by commas, tables are opened on each in turn, and the sockets go to the one that is AWAY places further.
const WebSocket = require("ws");
const [addresses, ...numbers] = process.argv.slice(2);
const servers = addresses.split(",");
const [tables, seconds, pause, stretches = 1, away = 0] = numbers.map(Number);

let latencies = [];
let refused = 0;
let counting = false;
const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));

async function post(path, body, device, server = servers[0]) {
  const headers = { "Content-Type": "application/json", ...(device ? { Authorization: `Bearer ${device}` } : {}) };
  const response = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A socket that sits down in its chair; the first one starts the game once both sit. */
function connect(server, table, seat, device, seated) {
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/socket`, { perMessageDeflate: false });
  const player = { sent: null, number: 0, sits: false };
  const say = (message) => socket.send(JSON.stringify(message));
  async function answer(legal) {
    await sleep(pause * (0.5 + Math.random()));
    const action = legal[Math.floor(Math.random() * legal.length)];
    player.number += 1;
    player.sent = performance.now();
    say({ type: "play", id: `${seat}.${player.number}`, seat, action });
  }
  function done(id) {
    if (id === "sit") seated();
    if (player.sent === null || id !== `${seat}.${player.number}`) return;
    if (counting) latencies.push(Math.round((performance.now() - player.sent) * 1000) / 1e6);
    player.sent = null;
  }
  socket.on("open", () => say({ type: "hello", version: 1, device }));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "welcome" && !player.sits) {
      player.sits = true; // whoever sits down is welcomed once more
      say({ type: "sit", id: "sit", seat });
    }
    if (message.type === "refused" || message.type === "bye") refused += 1;
    if (message.type === "done") done(message.id);
    if (message.type !== "news") return;
    if (message.table?.phase === "over" && seat === 0) {
      say({ type: "again", id: `again${message.number}` });
      say({ type: "start", id: `start${message.number}` });
    }
    if (message.legal?.length) void answer(message.legal);
  });
  return say;
}

async function main() {
  const [first, second] = [await post("/api/people", { name: "Noc" }), await post("/api/people", { name: "Dzień" })];
  const wish = { game: "sen", players: 2, settings: { clock: "none", away_after: 3600 }, options: { limit: 10000 } };
  const ids = [];
  while (ids.length < tables) {
    ids.push((await post("/api/tables", wish, first.device, servers[ids.length % servers.length])).id);
  }
  for (const [index, id] of ids.entries()) {
    const server = servers[(index + away) % servers.length];
    let waiting = 2;
    const seated = () => --waiting || start({ type: "start", id: "start" });
    const start = connect(server, id, 0, first.device, seated);
    connect(server, id, 1, second.device, seated);
  }
  await sleep(1 + tables / 200);
  console.log("ready");
  for (let stretch = 0; stretch < stretches; stretch++) {
    await new Promise((go) => process.stdin.once("data", go));
    latencies = [];
    counting = true;
    await sleep(seconds);
    counting = false;
    process.stdout.write(`${JSON.stringify({ latencies, refused })}\n`);
  }
  process.stdin.once("end", () => process.exit(0));
}

main();
