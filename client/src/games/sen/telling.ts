// Sen in words: what happened, what is expected, the whole table, and what an action does.
import { runs, UNKNOWN, type Heard, type Words } from '../../text/words';
import type { Sheet, View } from '../game';
import { factsOf, ravensOn, senView } from './view';

const ROUND_END = ['called', 'ended', 'revealed', 'adjusted', 'scored', 'won'];
/** Told of a card, not as something that somebody does. */
export const NOUNS = ['turned', 'judged', 'gained', 'revealed', 'scored'];
const ONLY_MINE = ['peeked', 'looked', 'drew'];

/** What one has looked at is told once, by looking; the line and the log do not remember it for anybody. */
export function tell(events: readonly Heard[], words: Words): string[] {
  const said = events
    .filter((heard) => !['revealed', 'adjusted', 'scored'].includes(heard.event))
    .map((heard) => (ONLY_MINE.includes(heard.event) ? { ...heard, card: UNKNOWN } : heard));
  let turn = 0;
  const turns = runs(said, (heard, before) => (turn += Number(beginsTurn(heard, before))));
  return turns.flatMap((events) => words.lines(events));
}

/** A line of the log is one turn: it begins with what can only be done first. */
function beginsTurn(heard: Heard, before: Heard | undefined): boolean {
  if (heard.event === 'drew') return before?.event !== 'used' && before?.event !== 'drew';
  return (
    ['dealt', 'took', 'called', 'claimed'].includes(heard.event) ||
    (before?.event === 'peeked' && heard.event !== 'peeked')
  );
}

export function ask(view: View, seat: number, words: Words, legal: readonly string[]): string {
  const sen = senView(view);
  if (sen.phase === 'peek') return words.speaker.say('client-sen-peek', { peeks: sen.peeks[seat] ?? 0 });
  return words.say(`phase-${sen.phase}`, {
    open: inFull(words, sen.open.at(-1) ?? null),
    hand: inFull(words, sen.hand),
    first: inFull(words, sen.two[0] ?? null),
    second: inFull(words, sen.two[1] ?? null),
    pairs: legal.some((action) => action.startsWith('claim ')) ? 'yes' : 'no',
    pointed: (sen.pointed ?? -1) + 1,
    pointed_too: (sen.pointed_too ?? -1) + 1,
    pointed_owner: sen.pointed_owner === null ? '' : words.playerOf(sen.pointed_owner),
    pointed_owner_is: sen.pointed_owner === seat ? 'you' : 'other',
    special: legal.includes('use') ? 'yes' : 'no',
  });
}

/** A card with its ravens: "Weź 2, 5 kruków". */
export function inFull(words: Words, card: string | null): string {
  if (card === null) return '';
  const ravens = ravensOn(card);
  if (ravens === undefined || /^\d$/.test(card)) return words.card(card);
  return words.say('card-in-full', { name: words.card(card), ravens });
}

export function describe(
  view: View,
  seat: number | null,
  words: Words,
  awaited: readonly number[],
  memory: boolean,
): string[] {
  const sen = senView(view);
  const dreams = sen.dream.map((dream, owner) => {
    const cards = dream.map((card, place) => {
      const known = memory && card !== UNKNOWN ? words.card(card) : words.speaker.say('card-unknown');
      return words.speaker.say('client-sen-place', { place: place + 1, card: known });
    });
    const turn = awaited.includes(owner) ? 'yes' : 'no';
    return words.speaker.say('client-sen-dream', {
      player: words.player(owner),
      mine: owner === seat ? 'yes' : 'no',
      total: sen.total[owner] ?? 0,
      cards: cards.join('; '),
      turn,
    });
  });
  const piles = words.speaker.say('client-sen-piles', {
    closed: sen.closed_size,
    open: inFull(words, sen.open.at(-1) ?? null),
  });
  const pile = memory
    ? [
        words.say('open-pile', {
          cards: sen.open
            .toReversed()
            .map((card) => inFull(words, card))
            .join('; '),
        }),
      ]
    : [];
  const held = [sen.hand, ...sen.two].filter((card): card is string => card !== null && card !== UNKNOWN);
  const hand = held.length
    ? [words.speaker.say('client-sen-in-hand', { cards: held.map((card) => inFull(words, card)).join('; ') })]
    : [];
  return [piles, ...pile, ...hand, ...dreams];
}

/** The button that confirms, in words. */
export function action(action: string, words: Words): string {
  const [verb = '', argument = ''] = action.split(' ');
  const [seat, place] = argument.includes('.') ? argument.split('.').map(Number) : [0, Number(argument)];
  const mine = words.you !== null && seat === words.you + 1;
  return words.speaker.say(`client-sen-do-${verb}`, {
    place: Number.isNaN(place) ? 0 : (place ?? 0),
    mine: mine ? 'yes' : 'no',
    player: seat ? words.playerOf(seat - 1) : '',
    card: verb === 'choose' ? words.card(argument) : verb === 'as' ? claimed(argument, words) : '',
  });
}

/** On the table one sees which card goes there; in a list it has to be said. */
export function actionInFull(told: string, words: Words): string {
  const [verb = '', place = ''] = told.split(' ');
  const full = `client-sen-do-${verb}.full`;
  return words.speaker.knows(full) ? words.speaker.say(full, { place: Number(place) }) : action(told, words);
}

function claimed(argument: string, words: Words): string {
  return argument === 'hourglasses' ? words.say('argument-hourglasses') : words.card(argument);
}

/** Rounds as they were scored; a caller's penalty is written beside the count. */
export function sheet(events: readonly Heard[], view: View): Sheet {
  const rows: { scores: number[]; written: string[] }[] = [];
  let penalties: number[] = [];
  for (const heard of events) {
    const { seat, count, score, reason, points } = factsOf(heard);
    if (heard.event === 'dealt') penalties = [];
    if (typeof seat !== 'number') continue;
    if (heard.event === 'adjusted' && reason === 'penalty') penalties[seat] = points ?? 0;
    if (heard.event !== 'scored') continue;
    if (seat === 0 || !rows.length) rows.push({ scores: [], written: [] });
    const row = rows.at(-1);
    if (!row || score === undefined) continue;
    row.scores[seat] = score;
    row.written[seat] = penalties[seat] ? `${count}+${penalties[seat]}` : String(score);
  }
  return { rows, totals: senView(view).total };
}

export const isReveal = (events: readonly Heard[]): boolean => events.some((heard) => ROUND_END.includes(heard.event));

export function title(view: View, words: Words): string {
  const { round, rounds, limit } = senView(view);
  return words.say('title', { round, rounds, limit });
}
