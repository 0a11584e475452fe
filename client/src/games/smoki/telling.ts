// Smoki in words: what happened, what is expected, the whole table, and what an action does.
import type { Say } from '../../text/language.svelte';
import { UNKNOWN, type Heard, type Words } from '../../text/words';
import type { Sheet, View } from '../game';
import { goneColumns, hidden, printed } from './settling';
import { spotOf } from './targets';
import { COLUMNS, factsOf, pileLetter, smokiView, standing, type SmokiView } from './view';

const AT_THE_END = ['revealed', 'counted', 'scored', 'totalled'];
export const NOUNS = ['handed', 'revealed', 'counted', 'scored', 'awarded', 'totalled'];

export function tell(events: readonly Heard[], words: Words): string[] {
  return words.lines(whole(events.filter(({ event }) => !AT_THE_END.includes(event))));
}

/** What was removed is told with where it went; the cards of a circle are told by what is handed on. */
function whole(events: readonly Heard[]): Heard[] {
  return events.flatMap((heard, index) => {
    if (heard.event === 'removed' && events[index + 1]?.event === 'put') return [];
    const alone = heard.event === 'discarded' && heard['place'] !== null && events[index - 1]?.event !== 'removed';
    return alone ? [{ ...heard, event: 'removed' }, heard] : [heard];
  });
}

export function ask(view: View, _seat: number, words: Words): string {
  const smoki = smokiView(view);
  const { place, hand, phase } = smoki;
  const values = {
    hand: hand === null ? '' : words.card(hand),
    hand_is: hand === 'circle' ? 'circle' : 'other',
    taken: smoki.taken === null ? 'no' : 'yes',
    place: place === null ? '' : words.place('place', place),
    removed: place === null ? '' : words.card(smoki.dream[smoki.turn]?.[place] ?? UNKNOWN),
  };
  const short = `client-smoki-ask-${phase === 'hand' && hand === 'circle' ? 'hand-circle' : phase}`;
  return words.speaker.knows(short) ? words.speaker.say(short, values) : words.say(`phase-${phase}`, values);
}

/** The sentence after the first tap: what this move would do. */
export function would(action: string, view: View, legal: readonly string[], seat: number, words: Words): string {
  const { dream, hand, open, pointed, vanishes_there } = smokiView(view);
  const [verb = '', argument = ''] = action.split(' ');
  const [owner = 0, place = 0] = spotOf(argument, seat).split('.').slice(1).map(Number);
  const there = dream[owner]?.[place] ?? UNKNOWN;
  const named = (card: string | null | undefined) =>
    card === UNKNOWN || !card ? words.speaker.say('client-smoki-hidden-card') : words.card(card);
  return words.speaker.say(`client-smoki-would-${verb}`, {
    hand: named(hand),
    card: named(verb === 'take' ? open[Number(argument) - 1]?.at(-1) : there),
    first: named(pointed === null ? null : dream[seat]?.[pointed]),
    pile: pileLetter(Number(argument) - 1),
    pair: vanishes_there[legal.indexOf(action)] ? 'yes' : 'no',
  });
}

/** A card with what it is worth: "Krucze gniazdo, 9". */
export function inFull(words: Words, card: string): string {
  const value = printed(card);
  if (card === UNKNOWN) return words.speaker.say('card-unknown');
  return value === null || /^-?\d+$/.test(card)
    ? words.card(card)
    : words.speaker.say('client-smoki-card-in-full', { name: words.card(card), value });
}

/** "Góra, lewa". */
export const placeName = (words: Words, place: number): string =>
  words.speaker.say('client-smoki-place', { place: place + 1 });

/** "7 pkt, 3 zakryte". */
export function soFar(words: Words, view: SmokiView, seat: number): string {
  return words.speaker.say('client-smoki-so-far', {
    points: view.so_far[seat] ?? 0,
    hidden: hidden(view.dream[seat] ?? []),
  });
}

export function describe(
  view: View,
  seat: number | null,
  words: Words,
  awaited: readonly number[],
  memory: boolean,
): string[] {
  const smoki = smokiView(view);
  const say: Say = (message, values) => words.speaker.say(message, values);
  const dreams = smoki.dream.map((dream, owner) => {
    const rows = [0, COLUMNS].map((row) =>
      dream
        .slice(row, row + COLUMNS)
        .map((card) => inFull(words, card))
        .join(', '),
    );
    const gone = goneColumns(smoki.vanishing[owner] ?? []).map((column) => String(column + 1));
    return say('client-smoki-dream', {
      player: words.player(owner),
      mine: owner === seat ? 'yes' : 'no',
      turn: awaited.includes(owner) ? 'yes' : 'no',
      standing: standingOf(smoki, owner, words),
      upper: rows[0] ?? '',
      lower: rows[1] ?? '',
      sofar: soFar(words, smoki, owner),
      gone: gone.length,
      columns: words.speaker.listed(gone),
    });
  });
  const piles = smoki.open.slice(0, smoki.piles).map((cards, pile) =>
    say('client-smoki-pile-holds', {
      pile: pileLetter(pile),
      cards: (memory ? cards.toReversed() : cards.slice(-1)).map((card) => inFull(words, card)).join(', ') || '–',
    }),
  );
  const hand =
    smoki.hand === null
      ? []
      : [
          say('client-smoki-holds', {
            mine: smoki.holder === seat ? 'yes' : 'no',
            player: words.player(smoki.holder ?? smoki.turn),
            card: inFull(words, smoki.hand),
          }),
        ];
  return [say('client-smoki-closed', { cards: smoki.closed_size }), ...piles, ...hand, ...dreams];
}

/** "2 żetony", or the points so far. */
export function standingOf(view: SmokiView, seat: number, words: Words): string {
  const total = standing(view)[seat] ?? 0;
  return view.scoring === 'tokens'
    ? words.say('tokens', { number: total })
    : words.speaker.say('client-smoki-total', { total });
}

/** The button that confirms, in words. */
export function action(action: string, words: Words): string {
  const [verb = '', argument = ''] = action.split(' ');
  const numbers = argument.split('.').map(Number);
  const [row = 1, column = 1] = numbers.slice(-2);
  return words.speaker.say(`client-smoki-do-${verb}`, {
    place: numbers.length > 1 ? placeName(words, (row - 1) * COLUMNS + column - 1) : '',
    pile: pileLetter(Number(argument) - 1),
    player: numbers.length > 2 ? words.playerOf((numbers[0] ?? 1) - 1) : '',
  });
}

/** Rounds as they were scored; a token is a mark beside the score that won it. */
export function sheet(events: readonly Heard[], view: View): Sheet {
  const smoki = smokiView(view);
  const rows: { scores: number[]; written: string[] }[] = [];
  for (const heard of events) {
    const { seat, score } = factsOf(heard);
    if (heard.event === 'scored' && seat === 0) rows.push({ scores: [], written: [] });
    const row = rows.at(-1);
    if (!row || typeof seat !== 'number') continue;
    if (heard.event === 'scored' && score !== undefined) {
      row.scores[seat] = score;
      row.written[seat] = String(score);
    } else if (heard.event === 'awarded') {
      row.written[seat] = `${row.written[seat] ?? ''}★`;
    }
  }
  return {
    rows,
    totals: standing(smoki),
    ...(smoki.scoring === 'tokens' ? { heading: 'client-smoki-pad-tokens' } : {}),
  };
}

export const isReveal = (events: readonly Heard[]): boolean =>
  events.some(({ event }) => event === 'ended' || event === 'scored');

export function title(view: View, words: Words): string {
  const { scoring, round, rounds, limit } = smokiView(view);
  return words.say('title', { scoring, round, rounds, limit });
}
