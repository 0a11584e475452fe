// Koty in words: what happened, what is expected, what a move would do, and the whole table.
import type { IconName } from '../../parts/icons';
import type { Say } from '../../text/language.svelte';
import { UNKNOWN, type Heard, type Words } from '../../text/words';
import type { Sheet, View } from '../game';
import { meant, type Meant } from './targets';
import { kotyView, LANDS, ninesOn, teamLetter, topOf, type KotyView } from './view';

export const NOUNS = ['lifted', 'laid', 'turned', 'gained', 'lost', 'discarded', 'ended', 'counted', 'scored'];

export const tell = (events: readonly Heard[], words: Words): string[] =>
  words.lines(
    events.filter(
      (heard, index) => !['counted', 'scored'].includes(heard.event) && !isOwl(heard) && !isPlain(events, index),
    ),
  );

/** The owl of a partner lies for a moment where it defends; it is told by whoever played it. */
const isOwl = ({ event, card }: Heard): boolean => event === 'discarded' && card === 'owl';

/** Twins that go where they are put: the nine says it, and neither the lifting nor the landing need be told. */
function isPlain(events: readonly Heard[], index: number): boolean {
  const at = (step: number) => events[index + step]?.event;
  return (at(0) === 'lifted' && at(1) === 'turned') || (at(0) === 'laid' && at(-1) === 'turned' && at(-3) === 'played');
}

const speech =
  (words: Words): Say =>
  (message, values) =>
    words.speaker.say(message, values);

export function ask(view: View, seat: number, words: Words): string {
  const koty = kotyView(view);
  if (koty.phase === 'turn') return words.speaker.say('client-koty-your-turn');
  const { target_owner: owner, target } = koty;
  const top = owner === null || target === null ? null : topOf(koty, owner, target);
  if (koty.phase === 'defend')
    return words.speaker.say('client-koty-defend', {
      mine: owner === seat ? 'yes' : 'no',
      cat: top === null ? '' : words.card(top, 'whom'),
      land: (target ?? -1) + 1,
    });
  const short = `client-koty-ask-${koty.phase}`;
  if (words.speaker.knows(short)) return words.speaker.say(short);
  return words.say(`phase-${koty.phase}`, { lifted: koty.lifted === null ? '' : words.card(koty.lifted, 'whom') });
}

/** What a card is to what it is played on, as the table tells it of each legal action; a joker has yet to be named. */
export type Meeting = KotyView['meets'][number];
export const SIGNS: Readonly<Record<NonNullable<Meeting> | 'named', IconName>> = {
  friend: 'link',
  twin: 'twins',
  raven: 'raven',
  free: 'cover',
  named: 'star',
};

const landCats = (view: KotyView, seat: number, land: number): number => view.land_cats[seat]?.[land] ?? 0;

/** The sentence after the first tap: what this move would do. */
export function would(action: string, view: KotyView, legal: readonly string[], seat: number, words: Words): string {
  const { verb, card, owner, land } = meant(action, seat);
  const say = speech(words);
  const place = legal.indexOf(action);
  const [after, meeting] = [view.cats_after[place] ?? null, view.meets[place]];
  if (land !== null && after !== null)
    return say('client-koty-would-change', {
      mine: owner === seat ? 'yes' : 'no',
      player: words.player(owner),
      land: land + 1,
      before: landCats(view, owner, land),
      after,
    });
  switch (verb) {
    case 'play':
      return say(`client-koty-would-${meeting}`);
    case 'attack':
      return say(`client-koty-would-attack-${meeting}`);
    case 'defend':
      return say(card === 'owl' ? 'client-koty-would-owl' : 'client-koty-would-defend');
    case 'pass':
      return gives(view, seat, words);
    default: // exchange, moth, bat, dragon, repeat
      return say(`client-koty-would-${verb}`);
  }
}

/** What is lost by not defending, or by not attacking again. */
export function gives(view: KotyView, seat: number, words: Words): string {
  const top = view.target_owner === null || view.target === null ? null : topOf(view, view.target_owner, view.target);
  if (view.phase !== 'defend' || top === null) return words.speaker.say('client-koty-gives-up');
  return words.speaker.say('client-koty-gives', {
    mine: view.target_owner === seat ? 'yes' : 'no',
    meeting: view.meeting,
    attacker: words.player(view.turn),
    cat: words.card(top, 'whom'),
  });
}

/** The button that confirms, in words. */
export function action(action: string, words: Words): string {
  const move = meant(action, words.you ?? 0);
  return move.as === null ? done(move, words) : speech(words)('client-koty-do-as', { card: words.card(move.as) });
}

function done({ verb, card, owner, land }: Meant, words: Words): string {
  return speech(words)(`client-koty-do-${verb}`, {
    mine: owner === words.you ? 'yes' : 'no',
    player: words.player(owner),
    land: (land ?? 0) + 1,
    card: card === null ? '' : words.card(card, 'with'),
    whom: card === null ? '' : words.card(card, 'whom'),
  });
}

/** The same where nothing is chosen yet: with the card, and whose land it is about. */
export function inFull(action: string, words: Words): string {
  const move = meant(action, words.you ?? 0);
  const cards = [move.card, move.as].flatMap((card) => (card === null ? [] : [words.card(card)]));
  if (!cards.length || SELF_TELLING.includes(move.verb)) return done(move, words);
  const place = PLACELESS.includes(move.verb) ? `, ${words.player(move.owner)} ${(move.land ?? 0) + 1}` : '';
  return speech(words)('client-koty-do-what', { action: done(move, words), card: cards.join(' = ') + place });
}
const SELF_TELLING = ['defend', 'repeat', 'dragon'];
const PLACELESS = ['moth', 'bat'];

/** "żółty 7 na 2 dziewiątkach". */
export function landHolds(view: KotyView, seat: number, land: number, words: Words): string {
  const top = topOf(view, seat, land);
  const nines = ninesOn(view, seat, land);
  const known = nines.filter((nine) => nine !== UNKNOWN);
  const held = words.speaker.say('client-koty-land-holds', {
    top: top === null ? '' : words.card(top),
    has: top === null ? 'no' : 'yes',
    nines: nines.length,
    worth: landCats(view, seat, land),
  });
  return known.length
    ? words.speaker.say('client-koty-land-known', { held, cards: known.map((card) => words.card(card)).join(', ') })
    : held;
}

export function landLabel(view: KotyView, seat: number, land: number, words: Words): string {
  return words.speaker.say('client-koty-land', {
    mine: seat === words.you ? 'yes' : 'no',
    player: words.player(seat),
    land: land + 1,
    holds: landHolds(view, seat, land, words),
  });
}

export function describe(view: View, seat: number | null, words: Words, awaited: readonly number[]): string[] {
  const koty = kotyView(view);
  const say = speech(words);
  const top = koty.discards.at(-1);
  const piles = say('client-koty-piles', {
    pile: koty.pile_size,
    discards: koty.discards_size,
    top: top === undefined ? '–' : words.card(top),
  });
  const hand =
    seat === null
      ? []
      : [say('client-koty-in-hand', { cards: (koty.hand[seat] ?? []).map((card) => words.card(card)).join(', ') })];
  const play = koty.lifted ?? koty.laid;
  const playing = play === null ? [] : [say('client-koty-in-play', { card: words.card(play) })];
  const dreams = Array.from({ length: koty.players }, (_, owner) =>
    say('client-koty-dream', {
      mine: owner === seat ? 'yes' : 'no',
      player: words.player(owner),
      turn: awaited.includes(owner) ? 'yes' : 'no',
      team: teamLetter(koty, owner) || 'none',
      partner: seat !== null && koty.partner[seat] === owner ? 'yes' : 'no',
      cats: koty.cats[owner] ?? 0,
      lands: Array.from({ length: LANDS }, (_, land) => `${land + 1}: ${landHolds(koty, owner, land, words)}`).join(
        '; ',
      ),
    }),
  );
  const known = koty.shown.flatMap((shown, owner) =>
    shown && owner !== seat
      ? [
          say('client-koty-known', {
            player: words.player(owner),
            cards: (koty.hand[owner] ?? [])
              .slice(0, shown)
              .map((card) => words.card(card))
              .join(', '),
          }),
        ]
      : [],
  );
  return [piles, ...playing, ...hand, ...dreams, ...known];
}

/** One game, no rounds: the pad has a row for each land, and adds up to the cats of a dream. */
export function sheet(_events: readonly Heard[], view: View): Sheet {
  const koty = kotyView(view);
  const seats = Array.from({ length: koty.players }, (_, seat) => seat);
  const rows = Array.from({ length: LANDS }, (_, land) => ({
    scores: seats.map((seat) => landCats(koty, seat, land)),
  }));
  return { rows, totals: [...koty.cats] };
}

export const isReveal = (events: readonly Heard[]): boolean => events.some(({ event }) => event === 'ended');

export function title(view: View, words: Words): string {
  const { pile_size: pile, discards_size: discards, teams } = kotyView(view);
  const partner = words.you === null ? null : (kotyView(view).partner[words.you] ?? null);
  return words.say('title', {
    pile,
    discards,
    teams: partner === null ? 'off' : teams,
    partner: partner === null ? '' : words.player(partner),
  });
}
