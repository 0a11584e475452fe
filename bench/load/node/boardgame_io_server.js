// boardgame.io's own server with its memory store, or with its file store in a folder, and a small hidden-information card game of two: draw a card that
// only you see, then put it into one of your four face-down places or discard it. Games last about as long as ours.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");

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

// A file store knows no match that was not made before; what the lobby does for each is done here.
async function main(port, folder, matches) {
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
  await server.run({ port: Number(port) });
  for (let match = 0; folder && match < Number(matches); match++) {
    const initialState = InitializeGame({ game: ProcessGameConfig(game), numPlayers: 2 });
    const metadata = { gameName: game.name, players: { 0: { id: 0 }, 1: { id: 1 } }, createdAt: 0, updatedAt: 0 };
    await db.createMatch(`match${match}`, { initialState, metadata });
  }
  console.log("ready");
}

main(...process.argv.slice(2));
