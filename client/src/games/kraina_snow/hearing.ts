// What was heard since the last time it was asked. Whoever comes in the middle has not to hear all of it again.
import type { Heard } from '../../text/words';

export function fresh(heard: () => readonly Heard[]): () => readonly Heard[] {
  let told = heard().length;
  return () => {
    const all = heard();
    const news = all.slice(Math.min(told, all.length));
    told = all.length;
    return news;
  };
}
