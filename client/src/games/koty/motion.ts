// Which cards of Koty move, from what happened. A card in play waits beside the line in words until it is answered.
import { MOVE, STEP, type Flight } from '../../motion/plan';
import { UNKNOWN, type Heard } from '../../text/words';
import type { Sight } from '../game';
import { DISCARDS, factsOf, handSpot, kotyView, LAID, landSpot, nineSpot, PILE, topSpot } from './view';

const seen = (card: string | undefined): string | null => (card === UNKNOWN ? null : (card ?? null));

export function flights(events: readonly Heard[], sight: Sight): Flight[] {
  const before = kotyView(sight.before);
  const after = kotyView(sight.after);
  const moving: Flight[] = [];
  const drawn: number[] = [];
  let time = 0;
  const dealing = events.some((heard) => heard.event === 'dealt');
  const add = (flight: Flight, then = STEP) => {
    moving.push({ after: time, ...flight });
    time += dealing ? STEP / 2 : then;
  };
  /** Where a card of this kind is in a hand: your own cards lie apart, those of rivals in one place. */
  const inHand = (hands: typeof after, seat: number, card: string | null) => {
    if (seat !== sight.seat) return handSpot(seat);
    const held = hands.hand?.[seat] ?? [];
    const place = held.findLastIndex((each, index) => each === card && !(hands === after && drawn.includes(index)));
    if (hands === after && place >= 0) drawn.push(place);
    return place < 0 ? handSpot(seat) : handSpot(seat, place);
  };
  // What was in play before, or comes into play now, lies beside the line in words.
  let inPlay = before.laid !== null && before.laid !== undefined ? LAID : null;
  let lifted = before.lifted !== null && before.lifted !== undefined ? LAID : null;
  for (const heard of events) {
    const facts = factsOf(heard);
    const seat = facts.seat ?? 0;
    const land = facts.land ?? null;
    const owner = facts.owner ?? seat;
    const card = seen(facts.card);
    const opens = seat === sight.seat ? {} : { turns: 'up' as const };
    const there = landSpot(owner, land ?? 0);
    switch (heard.event) {
      case 'drew':
        add({ from: PILE, to: inHand(after, seat, card), card, ...(card ? { turns: 'up' as const } : {}) });
        break;
      case 'exchanged':
        add({ from: inHand(before, seat, card), to: DISCARDS, card, ...opens });
        break;
      case 'played':
        if (facts.meeting === 'none' && after.tops[owner]?.[land ?? 0] === card) {
          add({ from: inHand(before, seat, card), to: topSpot(owner, land ?? 0), card, ...opens }, MOVE);
          break;
        }
        inPlay = after.laid === null ? there : LAID;
        add({ from: inHand(before, seat, card), to: inPlay, card, ...opens }, MOVE);
        break;
      case 'attacked':
      case 'repeated':
      case 'used':
        inPlay = after.laid !== null ? LAID : heard.event === 'used' ? DISCARDS : there;
        add({ from: inHand(before, seat, card), to: inPlay, card, ...opens }, MOVE);
        break;
      case 'defended':
        add({ from: inHand(before, seat, card), to: there, card, ...opens }, MOVE);
        break;
      case 'took':
        add({ from: inPlay ?? there, to: inHand(after, seat, card), card }, MOVE);
        break;
      case 'lifted':
        lifted = after.lifted === null ? there : LAID;
        if (lifted === LAID) add({ from: there, to: LAID, card }, MOVE);
        break;
      case 'laid':
        add({ from: lifted ?? LAID, to: topSpot(seat, land ?? 0), card }, MOVE);
        break;
      case 'turned':
        add({
          from: inPlay === DISCARDS ? handSpot(seat) : (inPlay ?? lifted ?? there),
          to: nineSpot(seat, land ?? 0),
          card,
          turns: 'down',
        });
        break;
      case 'gained':
        add({ from: PILE, to: nineSpot(seat, land ?? 0), card: null }, MOVE);
        break;
      case 'lost':
        add({ from: PILE, to: DISCARDS, card, turns: 'up' }, MOVE);
        break;
      case 'discarded':
        if (land !== null) add({ from: there, to: DISCARDS, card });
        else if (inPlay === LAID) add({ from: LAID, to: DISCARDS, card });
        break;
      case 'shuffled':
        add({ from: DISCARDS, to: PILE, card: null }, MOVE);
        break;
    }
  }
  return moving;
}
