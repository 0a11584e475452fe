// Which cards of Smoki move, from what happened.
import { MOVE, SLOW, STEP, TURN, type Flight } from '../../motion/plan';
import { UNKNOWN, type Heard } from '../../text/words';
import type { Sight } from '../game';
import { CLOSED, dreamSpot, factsOf, handSpot, openSpot, PLACES, smokiView } from './view';

const seen = (card: string | null | undefined): string | null => (card === UNKNOWN ? null : (card ?? null));

/** A round that begins: one card after the other round the table. */
function deal(heard: Heard, players: number): Flight[] {
  const first = factsOf(heard).first ?? 0;
  return Array.from({ length: PLACES * players }, (_, card) => ({
    from: CLOSED,
    to: dreamSpot((first + card) % players, Math.floor(card / players)),
    card: null,
    after: card * (STEP / 2),
  }));
}

export function flights(events: readonly Heard[], sight: Sight): Flight[] {
  const before = smokiView(sight.before);
  const moving: Flight[] = [];
  let after = 0;
  const add = (flight: Flight, then = STEP) => {
    moving.push({ after, ...flight });
    after += then;
  };
  const wasUp = (seat: number, place: number) => before.up?.[seat]?.[place] === 1;
  const circled = events.some((heard) => heard.event === 'handed');
  const turned = new Set<string>();
  for (const heard of events) {
    const facts = factsOf(heard);
    const seat = facts.seat ?? 0;
    const place = facts.place ?? null;
    const pile = openSpot(facts.pile ?? 0);
    const spot = dreamSpot(seat, place ?? 0);
    const card = seen(facts.card);
    const mine = seat === sight.seat;
    switch (heard.event) {
      case 'dealt':
        moving.push(...deal(heard, smokiView(sight.after).players));
        after = moving.length * (STEP / 2);
        break;
      case 'opened':
        add({ from: CLOSED, to: pile, card, turns: 'up' });
        break;
      case 'turned':
        add({ from: spot, to: spot, card, turns: 'up', time: TURN });
        break;
      case 'drew':
        add({ from: CLOSED, to: handSpot(seat), card, ...(card ? { turns: 'up' as const } : {}) });
        break;
      case 'took':
        add({ from: pile, to: handSpot(seat), card });
        break;
      case 'removed': // it turns where it lies, and leaves later
        if (!wasUp(seat, place ?? 0) && !circled) add({ from: spot, to: spot, card, turns: 'up', time: TURN }, TURN);
        if (!wasUp(seat, place ?? 0)) turned.add(spot);
        break;
      case 'discarded':
        if (place !== null) add({ from: spot, to: pile, card });
        else add({ from: handSpot(seat), to: pile, card, ...(mine ? {} : { turns: 'up' as const }) });
        break;
      case 'put':
        if (!circled)
          add({
            from: handSpot(seat),
            to: spot,
            card,
            ...(mine || before.hand_open ? {} : { turns: 'up' as const }),
          });
        else if (seat === before.turn) add({ from: handSpot(seat), to: spot, card }, MOVE / 2);
        break;
      case 'handed': {
        const turns = turned.has(spot) ? { turns: 'up' as const } : {};
        add({ from: spot, to: dreamSpot(facts.to ?? 0, place ?? 0), card, ...turns }, MOVE / 2);
        break;
      }
      case 'tucked':
        add({ from: before.phase === 'circle' ? handSpot(seat) : spot, to: pile, card });
        break;
      case 'swapped': {
        const spotted = (owner = 0, at = 0) => ({
          spot: dreamSpot(owner, at),
          card: seen(before.dream?.[owner]?.[at]),
        });
        const one = spotted(facts.owner ?? 0, place ?? 0);
        const other = spotted(facts.other_owner ?? 0, facts.other_place ?? 0);
        add({ from: one.spot, to: other.spot, card: one.card, time: SLOW }, 0);
        add({ from: other.spot, to: one.spot, card: other.card, time: SLOW });
        break;
      }
      case 'gathered':
        for (let from = 0; from < before.piles; from++)
          add({ from: openSpot(from), to: CLOSED, card: seen(before.open[from]?.at(-1)), turns: 'down' });
        break;
    }
  }
  return moving;
}
