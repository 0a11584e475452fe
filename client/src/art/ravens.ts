// Ravens, cut from black paper. Standing poses stand on (0,0), flying poses have it in the breast; all look right.
// A pose is its outline, the place of the eye, and the knife's cuts that part wing from body.
import { PAINT } from './palette';
import { r1, type Pen } from './svg';

interface Pose {
  readonly outline: string;
  readonly eye: readonly [number, number];
  readonly cuts: string;
}

const POSES = {
  perch: {
    outline:
      'M45-43C42-48 36-51 28-52C24-58 14-58 9-51C5-45-2-41-8-34C-17-23-24-11-33 1L-29 1L-42 16L-34 15L-30 17L-17 0L-10-5L-7-7L-9-1L-16 1H-2L-4-1L-2-6L3-7L3-1L-2 1H12L7-1L7-8C14-13 18-19 20-26L23-27L21-31L25-33L23-37L28-41C34-41 40-41 45-43Z',
    eye: [23, -48],
    cuts: 'M13-34C12-24 0-12-24 0M3-28C-2-22-8-17-16-9',
  },
  caw: {
    outline:
      'M41-69C34-66 28-66 22-66C15-69 7-64 6-56C5-48-2-41-8-34C-17-23-24-11-33 1L-29 1L-42 16L-34 15L-30 17L-17 0L-10-5L-7-7L-9-1L-16 1H-2L-4-1L-2-6L3-7L3-1L-2 1H12L7-1L7-8C14-13 18-20 20-29L23-31L20-35L24-38L22-43L26-50L41-55L28-57C32-60 38-64 41-69Z',
    eye: [19, -61],
    cuts: 'M12-36C12-24 0-12-24 0M3-28C-2-22-8-17-16-9',
  },
  peck: {
    outline:
      'M34-4C28-8 24-13 22-18C22-25 15-29 8-27C-4-33-18-33-28-28C-36-28-46-26-56-22L-46-20L-58-15L-44-15L-30-13C-22-9-14-8-8-8L-9-1L-16 1H-2L-5-1L-3-8L2-9L3-1L-2 1H12L7-1L6-10L12-13L13-10L16-13C20-8 26-5 34-4Z',
    eye: [17, -20],
    cuts: 'M3-22C-8-14-26-16-44-19',
  },
  flap: {
    outline:
      'M52 4C48-2 42-5 36-5C31-9 24-9 19-6C28-14 38-30 42-52L35-44L32-55L27-44L21-53L17-43L11-48L8-38C2-50-10-61-26-68L-20-58L-35-63L-26-53L-40-54L-30-46L-43-44L-31-38L-41-33L-28-29C-27-20-21-12-13-6L-32-5L-52-10L-51-3L-62 1L-51 6L-52 12L-34 9C-20 13-4 16 10 14C22 13 30 9 36 6C42 6 47 6 52 4Z',
    eye: [33, -1],
    cuts: 'M8-38C9-26 6-14 0-4M-12-42C-8-32-6-22-6-14',
  },
  bank: {
    outline:
      'M54 6C50 0 44-2 38-2C33-6 26-7 20-6C22-20 17-44 2-68L1-57L-10-66L-8-54L-20-58L-16-47L-28-47L-21-38L-30-34L-20-29C-20-20-18-12-14-5L-30-4L-49-9L-49-3L-59 2L-49 7L-50 13L-31 8L-14 9C-18 14-22 20-24 27L-33 32L-25 34L-30 41L-20 40L-22 48L-12 44L-11 52L-3 46L1 52C10 40 18 26 21 13C28 12 34 10 38 8C44 8 50 8 54 6Z',
    eye: [35, 1],
    cuts: 'M14-8C2-6-6-3-14 2M16 11C6 10-2 9-8 7M-6-44C-4-34-4-24-5-16',
  },
  soar: {
    outline:
      'M0-36C3-32 4-28 5-25C8-23 8-18 8-14C15-18 22-24 30-25C40-25 52-19 64-12L52-11L63-2L50-4L58 7L46 3L50 14L39 8L40 18L29 10C22 8 15 10 9 13C9 20 11 28 13 35L6 35L0 42L-6 35L-13 35C-11 28-9 20-9 13C-15 10-22 8-29 10L-40 18L-39 8L-50 14L-46 3L-58 7L-50-4L-63-2L-52-11L-64-12C-52-19-40-25-30-25C-22-24-15-18-8-14C-8-18-8-23-5-25C-4-28-3-32 0-36Z',
    eye: [3, -25],
    cuts: 'M9-9C18-15 28-17 42-12M-9-9C-18-15-28-17-42-12',
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

/** Size 1 is about 100 units from beak to tail, a negative size looks left, turn is in degrees. */
export type Bird = readonly [pose: PoseName, x: number, y: number, size: number, turn?: number];

/**
 * A flock. A pose is written once and used as often as it occurs. `rim` is the light of the scene round every edge: it
 * keeps black paper off dark paper, so a dark scene takes a bright and a broad one.
 */
export function ravens(pen: Pen, birds: readonly Bird[], rim: string, breadth = 3): string {
  const ids = new Map<PoseName, string>();
  for (const [pose] of birds) if (!ids.has(pose)) ids.set(pose, pen.id());
  const poses = [...ids].map(([pose, id]) => {
    const { outline, eye, cuts } = POSES[pose];
    return `<g id="${id}"><path d="${outline}"/><path d="${cuts}" fill="none" stroke-width="1.4"/><circle cx="${eye[0]}" cy="${eye[1]}" r="2.6" fill="${PAINT.moon}" stroke="none"/></g>`;
  });
  const flock = birds.map(([pose, x, y, size, turn = 0]) => {
    const spin = turn ? `rotate(${turn})` : '';
    return `<use href="#${ids.get(pose)}" transform="translate(${r1(x)} ${r1(y)})${spin}scale(${size}${size < 0 ? ` ${-size}` : ''})"/>`;
  });
  const opacity = breadth > 3 ? 0.85 : 0.4;
  return `<defs>${poses.join('')}</defs><g data-ravens="${birds.length}" fill="${PAINT.raven}" stroke="${rim}" stroke-opacity="${opacity}" stroke-width="${breadth}" paint-order="stroke">${flock.join('')}</g>`;
}
