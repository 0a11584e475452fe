// Plays the games of tests/offline/games.py on the host in a worker, and gives every message that it sent; `timed`, with
// the milliseconds at which it came.
async ({ plans, script, folder, seed, timed = false }) => {
  const worker = new Worker(script, { type: 'module' });
  const asked = new Map();
  const ports = new Map();
  let count = 0;
  await new Promise((ready, fail) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') ready();
      else if (data.type === 'failed') fail(new Error(data.reason));
      else if (data.type === 'answer') asked.get(data.id)(data);
      else ports.get(data.port)(data.text);
    };
    worker.postMessage({ type: 'start', folder, name: 'Ala', seed });
  });

  const ask = (method, path, body) =>
    new Promise((answer) => {
      asked.set(++count, answer);
      worker.postMessage({ type: 'ask', id: count, method, path, body: JSON.stringify(body) });
    });

  const choice = (legal, turn) => legal[(7 * turn + legal.length) % legal.length];

  async function played(plan) {
    const wanted = { game: plan.game, players: plan.players, options: plan.options, settings: { pace: 0 } };
    const table = JSON.parse((await ask('POST', '/tables', wanted)).text).id;
    const port = ++count;
    const told = [];
    const times = [];
    let [ids, legal, actors, turn, waiting] = [0, [], [], 0, false];
    const say = (message) => worker.postMessage({ type: 'say', port, text: JSON.stringify(message) });
    return new Promise((over, fail) => {
      ports.set(port, (text) => {
        if (text === null) return fail(new Error('the host has hung up'));
        told.push(text);
        times.push(performance.now());
        const message = JSON.parse(text);
        if (message.type === 'news') {
          legal = message.legal ?? legal;
          actors = message.table?.actors ?? actors;
          if (message.table?.phase === 'over') {
            worker.postMessage({ type: 'hang up', port });
            ports.set(port, () => undefined);
            return over(timed ? [told, times] : told);
          }
        }
        if (message.type === 'done' || message.type === 'refused') waiting = false;
        if (legal.length && String(actors) === '0' && !waiting) {
          say({ type: 'play', id: String(ids++), seat: 0, action: choice(legal, turn++) });
          [waiting, legal] = [true, []];
        }
      });
      worker.postMessage({ type: 'connect', port, table });
      say({ type: 'hello', version: 1 });
      say({ type: 'sit', id: String(ids++), seat: 0 });
      say({ type: 'contribute', id: String(ids++), seat: 0, text: 'owls' });
      say({ type: 'start', id: String(ids++), fill: plan.level });
    });
  }

  const games = [];
  for (const plan of plans) games.push(await played(plan));
  worker.terminate();
  return games;
}
