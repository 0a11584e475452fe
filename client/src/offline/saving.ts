// A game's text as a file, where no server has an address for it.
import { textOf } from '../socket/api';
import { isLocal } from './local';

/** For a link to the text of a match: of a table on this device, it saves the text itself. */
export function saves(link: HTMLAnchorElement, of: { id: string; match: number }) {
  const save = async (event: Event) => {
    if (!isLocal(of.id)) return;
    event.preventDefault();
    const file = document.createElement('a');
    file.href = URL.createObjectURL(new Blob([await textOf(of.id, of.match)], { type: 'text/plain' }));
    file.download = `sny-${of.id}-${of.match}.txt`;
    file.click();
    URL.revokeObjectURL(file.href);
  };
  link.addEventListener('click', save);
  return { update: (next: typeof of) => (of = next), destroy: () => link.removeEventListener('click', save) };
}
