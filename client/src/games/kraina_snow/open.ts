// The night with nothing hidden, for the review: there is no seat that sees all of it, but the events told whole say it.
import type { Heard } from '../../text/words';
import type { View } from '../game';
import { krainaView, type Challenge, type KrainaView, type Laid, type Role } from './view';

const REVEALED: readonly string[] = ['deck', 'spirits', 'under', 'over'];

export function opened(view: View, events: readonly Heard[]): View {
  const seen = krainaView(view);
  if (REVEALED.includes(seen.phase)) return view;
  const night = events.slice(events.findLastIndex((heard) => heard.event === 'round'));
  const yellow: Laid[] = [];
  const blue: Laid[] = [];
  const roles: (Role | null)[] = Array.from({ length: seen.players }, () => null);
  const named: string[] = [];
  const penalties = seen.penalties.map((words) => [...words]);
  let votes: [number, 'legal' | 'illegal'][] = [];
  let challenge: Challenge | null = null;
  let word: string | null = null;
  for (const heard of night) {
    const fact = <Fact>(name: string) => heard[name] as Fact;
    if (heard.event === 'role') roles[fact<number>('seat')] = fact('role');
    else if (heard.event === 'card') word = fact('word');
    else if (heard.event === 'guessed')
      (fact('side') === 'yellow' ? yellow : blue).push({ word: fact('word'), guess: fact('guess') });
    else if (heard.event === 'skipped') blue.push({ word: fact('word'), guess: null });
    else if (heard.event === 'changed') penalties[fact<number>('seat')]?.push(fact('word'));
    else if (heard.event === 'challenged')
      [challenge, votes] = [{ giver: fact('giver'), clue: fact('clue'), verdict: 'legal', reason: '', votes: [] }, []];
    else if (heard.event === 'doubted')
      [challenge, votes] = [
        { giver: fact('seat'), clue: fact('clue'), verdict: fact('verdict'), reason: fact('reason'), votes: [] },
        [],
      ];
    else if (heard.event === 'voted') votes.push([fact('seat'), fact('vote')]);
    else if (heard.event === 'told') named.push(...fact<string[]>('named'));
  }
  const open: Partial<KrainaView> = {
    word: seen.word === null ? null : word,
    roles,
    yellow,
    blue,
    named,
    penalties,
    challenge: seen.phase === 'vote' && challenge ? { ...(challenge as Challenge), votes } : null,
  };
  return { ...view, ...open };
}
