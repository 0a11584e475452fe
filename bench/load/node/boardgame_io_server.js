// boardgame.io's own server with its memory store, and a small hidden-information card game of two: draw a card that
// only you see, then put it into one of your four face-down places or discard it. Games last about as long as ours.
const { Server, Origins } = require("boardgame.io/server");

const DECK = Array.from({ length: 54 }, (_, card) => card % 14);
const PLACES = 4;

const game = {
  name: "draws",
  setup: ({ random }) => {
    const deck = random.Shuffle(DECK);
    const players = {};
    for (const seat of ["0", "1"]) players[seat] = { dream: deck.splice(0, PLACES), hand: null };
    return { secret: { deck }, players, open: deck.pop(), left: deck.length };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...known } = G;
    return { ...known, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
  turn: { activePlayers: null },
  moves: {
    draw: {
      client: false,
      move: ({ G, ctx, random }) => {
        if (G.players[ctx.currentPlayer].hand !== null) return "INVALID_MOVE";
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(DECK);
        G.players[ctx.currentPlayer].hand = G.secret.deck.pop();
        G.left = G.secret.deck.length;
      },
    },
    put: {
      client: false,
      move: ({ G, ctx, events }, place) => {
        const player = G.players[ctx.currentPlayer];
        if (player.hand === null || !(place >= 0 && place < PLACES)) return "INVALID_MOVE";
        [G.open, player.dream[place], player.hand] = [player.dream[place], player.hand, null];
        events.endTurn();
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
