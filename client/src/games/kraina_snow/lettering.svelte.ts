// How wide a word is in the letters of the dream cards, so that it is set as large as its frame allows.
const LETTERS = '700 100px Alegreya';
const WIDEST = 0.9; // of a letter, in parts of its height, until its font has come

let loaded = $state(false);
let pen: CanvasRenderingContext2D | null = null;

/** In parts of the height of its letters. */
export function widthOf(word: string): number {
  if (!loaded) void document.fonts?.load(LETTERS, word).then(() => (loaded = true));
  pen ??= document.createElement('canvas').getContext('2d');
  if (!loaded || !pen) return WIDEST * [...word].length;
  pen.font = LETTERS;
  return pen.measureText(word).width / 100;
}
