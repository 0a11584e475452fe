// What the build makes: see scripts/pictures.mjs.
declare module 'virtual:pictures' {
  /** The address of the picture of a game in the menu. */
  export function pictureOf(game: string, theme: 'night' | 'dawn'): string;
}

// What the build makes: see scripts/python.mjs.
declare module 'virtual:python' {
  /** Where Python lies, with a digest of all of it in the name. */
  export const FOLDER: string;
  export const FILES: readonly string[];
  /** Bytes over the network, and on the device. */
  export const FETCHED: number;
  export const KEPT: number;
}
