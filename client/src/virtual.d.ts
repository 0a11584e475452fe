// What the build makes: see scripts/pictures.mjs.
declare module 'virtual:pictures' {
  /** The address of the picture of a game in the menu. */
  export function pictureOf(game: string, theme: 'night' | 'dawn'): string;
}
