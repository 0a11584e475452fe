// Which moments are worth telling, and how they are marked: by shape as well as by colour.
import type { Judged, Word } from './stream';

export const isTold = ({ word }: Judged): boolean => word === 'brilliant' || word === 'slip' || word === 'mistake';

/** Around the middle of the mark: a star for what was brilliant, a diamond for a slip, a triangle for a mistake. */
export const MARKS: Readonly<Record<Word, string>> = {
  brilliant: 'M0-7L2-2H7L3 1 4.500 6 0 3-4.500 6-3 1-7-2H-2Z',
  best: 'M-3-3H3V3H-3Z',
  fine: 'M-3-3H3V3H-3Z',
  slip: 'M0-6L6 0 0 6-6 0Z',
  mistake: 'M-6-5H6L0 7Z',
};
