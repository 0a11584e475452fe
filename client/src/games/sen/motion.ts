// Which cards of Sen move, from what happened.
import { GLANCE, MOVE, SLOW, STEP, type Flight } from '../../motion/plan';
import { UNKNOWN, type Heard } from '../../text/words';
import type { Sight } from '../game';
import { CLOSED, dreamSpot, factsOf, handSpot, OPEN, senView, told } from './view';

const seen = (card: string | null | undefined): string | null => (card === UNKNOWN ? null : (card ?? null));

/** A round that begins: one card after the other round the table, then the first open one. */
function deal(heard: Heard, sight: Sight): Flight[] {
  const { dream, players } = senView(sight.after);
  const { first: starting, card } = factsOf(heard);
  const first = starting ?? 0;
  const cards = Math.max(...dream.map((cards) => cards.length));
  const flights: Flight[] = [];
  for (let place = 0; place < cards; place++)
    for (let step = 0; step < players; step++)
      flights.push({
        from: CLOSED,
        to: dreamSpot((first + step) % players, place),
        card: null,
        after: flights.length * (STEP / 2),
      });
  return [...flights, { from: CLOSED, to: OPEN, card: seen(card), turns: 'up', after: flights.length * (STEP / 2) }];
}

export function flights(events: readonly Heard[], sight: Sight): Flight[] {
  const before = senView(sight.before);
  const moving: Flight[] = [];
  let after = 0;
  let drawn = 0;
  let taken: string | null = null;
  const add = (flight: Flight, then = STEP) => {
    moving.push({ after, ...flight });
    after += then;
  };
  for (const heard of events) {
    const facts = factsOf(heard);
    const seat = facts.seat ?? 0;
    const place = facts.place ?? null;
    const card = seen(facts.card);
    const mine = seat === sight.seat;
    const hand = handSpot(seat);
    switch (heard.event) {
      case 'dealt':
        moving.push(...deal(heard, sight));
        break;
      case 'peeked':
      case 'looked': {
        const spot = dreamSpot(facts.owner ?? seat, place ?? 0);
        if (mine && sight.shown && card) add({ from: spot, to: spot, card, stays: 'turned', time: 2 * SLOW }, 0);
        else if (!mine) add({ from: spot, to: spot, card: null, stays: 'glance', time: GLANCE }, 0);
        break;
      }
      case 'drew': {
        const two = mine && senView(sight.after).two[0] !== null;
        add({ from: CLOSED, to: two ? `two.${drawn++}` : hand, card, ...(card ? { turns: 'up' as const } : {}) });
        break;
      }
      case 'took':
        taken = card;
        break;
      case 'chose':
        add({ from: OPEN, to: hand, card });
        break;
      case 'put':
        if (taken !== null) add({ from: OPEN, to: dreamSpot(seat, place ?? 0), card: taken, turns: 'down' });
        else
          add({
            from: hand,
            to: dreamSpot(seat, place ?? 0),
            card: card ?? (before.hand_open ? seen(before.hand) : null),
            ...(card ? { turns: 'down' as const } : {}),
          });
        break;
      case 'discarded':
        if (place !== null) add({ from: dreamSpot(seat, place), to: OPEN, card, turns: 'up' });
        else add({ from: hand, to: OPEN, card, ...(mine ? {} : { turns: 'up' as const }) });
        break;
      case 'used':
        add({ from: hand, to: OPEN, card, ...(mine ? {} : { turns: 'up' as const }) });
        break;
      case 'swapped': {
        const one = dreamSpot(facts.owner ?? 0, place ?? 0);
        const other = dreamSpot(facts.other_owner ?? 0, facts.other_place ?? 0);
        add({ from: one, to: other, card: null, time: SLOW }, 0);
        add({ from: other, to: one, card: null, time: SLOW });
        break;
      }
      case 'turned':
        add(
          { from: dreamSpot(seat, place ?? 0), to: dreamSpot(seat, place ?? 0), card, stays: 'turned', time: 2 * SLOW },
          0,
        );
        break;
      case 'judged':
        after += 2 * SLOW;
        if (facts.right) moving.push(...layDown(events, seat, after));
        break;
      case 'gained':
        add({ from: CLOSED, to: dreamSpot(seat, place ?? 0), card: null, time: MOVE });
        break;
    }
  }
  return moving;
}

/** A pair that was claimed rightly goes to the open pile. */
function layDown(events: readonly Heard[], seat: number, after: number): Flight[] {
  return told(events, 'turned').map(({ place, card }, index) => ({
    from: dreamSpot(seat, place ?? 0),
    to: OPEN,
    card: seen(card),
    after: after + index * STEP,
  }));
}
