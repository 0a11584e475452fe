// What happens at the table and not in the game: who came, who is away, who asks for what.
import type { Described } from '../protocol';
import type { Heard, Words } from './words';

const TOLD = [
  'sat', 'stood', 'away', 'back', 'renamed', 'stood_in', 'undo_asked', 'undo_refused', 'undone', 'muted', 'unmuted', 'voted', 'kicked', 'host', 'shows',
]; // prettier-ignore
const UNTOLD = [
  'bot',
  'arranged',
  'contributed',
  'revealing',
  'revealed_line',
  'unrevealed',
  'started',
  'over',
  'again',
  'closed',
  'chat',
];

/** Whether something is told by the table itself; the chat and the like have a place of their own. A game may vote too. */
export const isNotice = (heard: Heard): boolean =>
  !('vote' in heard) && (TOLD.includes(heard.event) || UNTOLD.includes(heard.event));

/** What everybody at one's own seat knows, having done it. */
const OF_OTHERS = ['sat', 'stood', 'away', 'back', 'renamed', 'undo_asked', 'undo_refused', 'undone'];

/** A sentence, or nothing for what needs no words. */
export function notice(heard: Heard, words: Words, table: Described, called: (person: string) => string): string {
  if (!isNotice(heard) || !TOLD.includes(heard.event)) return '';
  const { speaker, you } = words;
  const seat =
    typeof heard['seat'] === 'number'
      ? heard['seat']
      : table.chairs.findIndex((chair) => chair.person === heard['person']);
  const mine = you !== null && seat === you;
  if (mine && OF_OTHERS.includes(heard.event)) return '';
  if (heard.event === 'stood_in') return mine && heard['late'] ? speaker.say('client-notice-late') : '';
  const name =
    (heard['name'] as string | undefined) ??
    (seat >= 0 ? words.names[seat] : undefined) ??
    speaker.say('client-somebody');
  const whom = typeof heard['person'] === 'string' ? called(heard['person']) : '';
  const shown = heard['shown'] === false ? 'no' : 'yes';
  return speaker.say(`client-notice-${heard.event}`, {
    name,
    before: String(heard['before'] ?? ''),
    whom,
    shown,
    votes: Number(heard['votes'] ?? 0),
    voters: Number(heard['voters'] ?? 0),
  });
}
