// The tables of this device, read without Python: their summaries lie in the browser's database.
import type { TableSummary } from '../protocol';
import { openShelf } from './shelf';

const MOST = 6;

/** The latest first; none where the browser keeps nothing. */
export async function tablesHere(): Promise<readonly TableSummary[]> {
  try {
    const shelf = await openShelf();
    const kept = (await shelf.summaries()).map((summary) => JSON.parse(summary) as TableSummary & { created: string });
    return kept
      .filter(({ phase }) => phase !== 'closed')
      .sort((one, other) => other.created.localeCompare(one.created))
      .slice(0, MOST);
  } catch {
    return [];
  }
}
