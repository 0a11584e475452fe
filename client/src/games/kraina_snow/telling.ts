// Kraina snów in words: what happened, what is expected, the whole table, the score sheet.
import { say, type Speaker, type Values } from '../../text/language.svelte';
import type { Heard, Words } from '../../text/words';
import type { Sheet, View } from '../game';
import {
  capitals,
  HIDDEN,
  known,
  krainaView,
  side,
  UNHEARD,
  type KrainaView,
  type Laid,
  type Night,
  type Role,
} from './view';

const TOLD = [
  'round', 'role', 'card', 'night', 'clue', 'passed', 'passed_over', 'guessed', 'skipped', 'changed', 'time_up', 'day', 'told', 'challenged', 'doubted', 'voted',
  'settled', 'left', 'returned', 'won',
]; // prettier-ignore
const ONLY_IF_KNOWN = ['role', 'voted'];

export const tell = (events: readonly Heard[], words: Words): string[] =>
  events.map((heard) => line(heard, words)).filter(Boolean);

/** An event in a sentence; nothing for one that nobody needs to be told. */
function line(heard: Heard, words: Words): string {
  if (heard.event === 'guessed' && heard['seat'] === words.you && heard['side'] === HIDDEN) return ''; // dreams are not written down
  if (heard.event === 'clue' && heard['clue'] === UNHEARD) return ''; // all have heard it
  const values = valuesOf(heard, words);
  if (heard.event === 'guessed' && heard['guess'] === UNHEARD && values['known'] === 'yes')
    return words.speaker.say('client-kraina-spoken-told', values);
  if (!TOLD.includes(heard.event) || (ONLY_IF_KNOWN.includes(heard.event) && values['known'] === 'no')) return '';
  return words.say(`event-${heard.event}`, values);
}

function valuesOf(heard: Heard, words: Words): Values {
  const hidden = Object.values(heard).includes(HIDDEN);
  const values: Values = { known: hidden ? 'no' : 'yes' };
  for (const [name, value] of Object.entries(heard))
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
    else if (typeof value === 'boolean') values[name] = value ? 'yes' : 'no';
  for (const name of ['seat', 'dreamer', 'giver']) {
    const seat = heard[name];
    if (typeof seat !== 'number') continue;
    values[name] = words.player(seat);
    values[`${name}_is`] = seat === words.you ? 'you' : 'other';
  }
  if (typeof heard['word'] === 'string') values['word'] = capitals(heard['word']);
  if (!hidden && typeof heard['role'] === 'string') values['role'] = spirit(heard['role'] as Role, words);
  if (typeof heard['ends_at'] === 'number') values['seconds'] = Math.ceil(heard['ends_at'] - (heard['at'] as number));
  if (heard.event === 'won') Object.assign(values, winning(heard, words));
  return values;
}

function winning(heard: Heard, words: Words): Values {
  const seats = heard['seats'] as number[];
  return {
    winners: words.speaker.listed(seats.map((seat) => words.player(seat))),
    many: seats.length,
    mine: seats.length === 1 && seats[0] === words.you ? 'yes' : 'no',
    points: Math.max(...(heard['scores'] as number[])),
  };
}

export const spirit = (role: Role, words: Words): string => words.say(`spirit-${role}`);

/** What is expected of a seat, or whom it waits for. */
export function ask(view: View, seat: number | null, words: Words, legal: readonly string[] = []): string {
  const kraina = krainaView(view);
  const question = questionFor(kraina, seat, legal);
  const waiting = kraina.phase === 'ready' ? kraina.awaited.filter((other) => other !== seat) : [];
  return words.speaker.say(`client-kraina-ask-${question}`, {
    dreamer: words.player(kraina.dreamer),
    speaker: kraina.turn === null ? '' : words.player(kraina.turn),
    clue: kraina.challenge?.clue ?? '',
    verdict: kraina.challenge?.verdict ?? '',
    reason: kraina.challenge?.reason ?? '',
    waiting: words.speaker.listed(waiting.map((other) => words.player(other))),
    named: known(kraina.named)
      ? kraina.named.filter((word) => side(kraina.yellow).some((laid) => laid.word === word)).length
      : 0,
    all: side(kraina.yellow).length,
  });
}

function questionFor(view: KrainaView, seat: number | null, legal: readonly string[]): string {
  const { phase, dreamer, turn } = view;
  const dreams = seat === dreamer;
  const votes = legal.includes('vote legal');
  if (phase === 'ready')
    return seat === null || view.ready.includes(seat) ? 'wait' : dreams ? 'ready-dreamer' : 'ready-spirit';
  if (phase === 'night') return dreams ? 'guess' : seat !== null && seat === turn ? 'clue' : 'listen';
  if (phase === 'last') return dreams ? 'last' : 'last-wait';
  if (phase === 'vote' && isDoubted(view)) return votes ? 'overrule' : 'overrule-wait';
  if (phase === 'vote') return votes ? 'vote' : dreams || seat === null ? 'vote-dreamer' : 'vote-wait';
  if (phase === 'story') return dreams ? 'story' : seat === null ? 'story-watch' : 'story-hear';
  return 'over';
}

/** Whether the vote is on a clue that the referee has refused, for whoever may know it. */
const isDoubted = ({ challenge }: KrainaView): boolean =>
  challenge !== null && known(challenge.verdict) && challenge.verdict !== 'legal';

/** The whole table in words, as the one who asks may know it. */
export function describe(view: View, seat: number | null, words: Words): string[] {
  const kraina = krainaView(view);
  const lines = [
    words.speaker.say('client-kraina-in-words-dreamer', {
      mine: kraina.dreamer === seat ? 'yes' : 'no',
      player: words.player(kraina.dreamer),
    }),
  ];
  const add = (message: string, values: Values) =>
    lines.push(words.speaker.say(`client-kraina-in-words-${message}`, values));
  if (kraina.role) lines.push(words.speaker.say(`kraina-snow-spirit-${kraina.role}.you`));
  if (kraina.word && known(kraina.word)) add('word', { word: capitals(kraina.word) });
  if (kraina.clues.length)
    add('clues', { clues: kraina.clues.map(([giver, clue]) => `${words.player(giver)}: ${clue}`).join('; ') });
  if (known(kraina.yellow))
    add('yellow', { cards: kraina.yellow.length, words: laidInWords(kraina.yellow, words.speaker) });
  if (known(kraina.blue)) add('blue', { cards: kraina.blue.length, words: laidInWords(kraina.blue, words.speaker) });
  add('gone', { cards: kraina.gone });
  add('order', {
    players: kraina.order.map((spirit) => words.player(spirit)).join(', '),
  });
  if (kraina.story.length) add('story', { story: kraina.story.join(' ') });
  add('points', { points: kraina.points.map((points, player) => `${words.player(player)} ${points}`).join(', ') });
  return lines;
}

const laidInWords = (laid: readonly Laid[], speaker: Speaker): string =>
  laid.map((card) => laidAs(card, speaker)).join(', ');

/** A card of a side, with the guess that brought it there where that was another word. */
export function laidAs({ word, guess }: Laid, speaker: Speaker, written = capitals): string {
  const shown = written(word);
  if (guess === null) return speaker.say('kraina-snow-laid-passed', { word: shown });
  return guess === UNHEARD || capitals(guess) === capitals(word)
    ? shown
    : speaker.say('kraina-snow-laid-guessed', { word: shown, guess });
}

/** Why a seat has its points in a night. */
export const reason = (night: Night, seat: number, words: Words): string =>
  words.say(`why-${night.roles[seat] ?? 'dreamer'}`, night.reasons[seat]);

/** A night a row; penalty cards that are known stand below, since they count in the end only. */
export function sheet(_: readonly Heard[], view: View): Sheet {
  const { results, points, standing } = krainaView(view);
  const fines = points.map((total, seat) => total - (standing[seat] ?? total));
  const row = {
    scores: fines.map((cards) => -cards),
    written: fines.map((cards) => (cards ? `−${cards}` : '0')),
    label: say('client-kraina-less'),
  };
  return {
    rows: [...results.map((night) => ({ scores: night.gained })), ...(fines.some(Boolean) ? [row] : [])],
    totals: standing,
  };
}

export const isReveal = (events: readonly Heard[]): boolean => events.some((heard) => heard.event === 'revealed');

export function title(view: View, words: Words): string {
  const { round, players } = krainaView(view);
  return words.say('title', { round, rounds: players });
}

export function action(action: string, words: Words): string {
  const [verb = '', ...said] = action.split(' ');
  const message = verb === 'vote' ? `client-kraina-do-vote-${said[0]}` : `client-kraina-do-${verb}`;
  return words.speaker.say(message, { said: said.join(' ') });
}
