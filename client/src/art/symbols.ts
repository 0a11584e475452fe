// What can be done with a card, and what shape its colour has: drawn in a 40 × 40 box, heavy enough for 11 pixels.
// Fill and stroke come from the frame.

export const SYMBOLS = {
  'take-two': '<path d="M16 5H36V29H31" fill="none" stroke-width="5"/><path d="M4 13H24V37H4Z" stroke-width="3"/>',
  peek: '<path d="M2 21C9 10 15 7 20 7S31 10 38 21C31 31 25 34 20 34S9 31 2 21ZM20 13a8 8 0 1 0 .1 0Z" fill-rule="evenodd" stroke="none"/><circle cx="20" cy="21" r="4" stroke="none"/>',
  swap: '<path d="M8 14H30M10 28H32" fill="none" stroke-width="5.5"/><path d="M27 4L39 14L27 24ZM13 18L1 28L13 38Z" stroke="none"/>',
  // one card pulled out of three
  choose:
    '<path d="M3 17H11V37H3ZM29 17H37V37H29Z" fill="none" stroke-width="4"/><path d="M15 3H25V30H15Z" stroke-width="3.5"/>',
  hourglass:
    '<path d="M6 3H34M6 37H34" fill="none" stroke-width="5.5"/><path d="M9 6H31C31 15 23 17 23 20S31 25 31 34H9C9 25 17 23 17 20S9 15 9 6Z" stroke="none"/>',
  circle:
    '<path d="M33 13A16 16 0 1 0 36 24" fill="none" stroke-width="5.5"/><path d="M39 4L37 19L24 12Z" stroke="none"/>',
  nest: '<path d="M1 19H39C38 31 31 37 20 37S2 31 1 19Z" stroke="none"/><path d="M9 14C9 2 20 2 20 14ZM21 14C21 2 32 2 32 14Z" stroke-width="1"/>',
  attack:
    '<path d="M5 35C7 24 7 15 6 4M18 37C21 25 22 14 21 2M32 35C36 25 37 16 36 7" fill="none" stroke-width="5.5"/>',
  reflection:
    '<path d="M20 1L33 16H7Z" stroke-width="1.5"/><path d="M2 20H38" fill="none" stroke-width="3.5"/><path d="M9 26H31L20 38Z" fill="none" stroke-width="3"/>',
  cloud:
    '<path d="M10 34C1 34-2 26 2 20C4 17 7 16 9 16C10 8 16 4 22 5C28 6 31 10 32 14C38 15 41 20 40 26C39 31 35 34 31 34Z" stroke="none"/>',
  sun: '<path d="M20 0L25.5 6.5L34 5.5L34 14L40 20L34 26L34 34.5L25.5 33.5L20 40L14.5 33.5L6 34.5L6 26L0 20L6 14L6 5.5L14.5 6.5Z" stroke="none"/>',
  leaf: '<path d="M37 3C14 2 2 12 4 34L1 39L6 37C28 40 38 26 37 3Z" stroke="none"/>',
  heart: '<path d="M20 38C6 27 1 20 1 12C1 2 15-1 20 9C25-1 39 2 39 12C39 20 34 27 20 38Z" stroke="none"/>',
  joker:
    '<path d="M0 12Q20 4 40 12Q40 32 29 32Q23 32 20 25Q17 32 11 32Q0 32 0 12ZM6 18Q8 25 16 21Q13 15 6 18ZM34 18Q32 25 24 21Q27 15 34 18Z" fill-rule="evenodd" stroke="none"/>',
  moth: '<path d="M19 13C12 1 1 2 1 9C1 17 7 21 13 21C7 24 5 32 11 35C16 36 18 29 19 24V36H21V24C22 29 24 36 29 35C35 32 33 24 27 21C33 21 39 17 39 9C39 2 28 1 21 13Z" stroke-width="1"/><path d="M19 11Q18 5 14 1M21 11Q22 5 26 1" fill="none" stroke-width="2.2"/>',
  bat: '<path d="M20 12L15 6V13C11 8 6 7 0 9C5 13 5 18 4 24C8 20 11 21 13 25C16 23 18 26 20 33C22 26 24 23 27 25C29 21 32 20 36 24C35 18 35 13 40 9C34 7 29 8 25 13V6Z" stroke="none"/>',
  owl: '<path d="M4 3L14 8Q20 6 26 8L36 3Q39 20 34 30Q29 39 20 39T6 30Q1 20 4 3ZM13 13a6.5 6.5 0 1 0 .1 0ZM27 13a6.5 6.5 0 1 0 .1 0Z" fill-rule="evenodd" stroke="none"/><path d="M10 19.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM24 19.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM17 25H23L20 31Z" stroke="none"/>',
  dragon:
    '<path d="M2 38C2 26 7 18 14 14L3 13L13 8L7 1L21 5C27 4 32 7 34 11L40 15L38 20L29 20L37 26L33 30C27 31 22 29 19 27C16 30 15 34 15 39ZM23 10L29 13L22 14Z" fill-rule="evenodd" stroke="none"/>',
  wand: '<path d="M22 2l4 9 10 1-7.5 6.5 2 10-8.5-5-8.5 5 2-10L8 12l10-1Z" stroke="none"/><path d="M16 24L5 38" fill="none" stroke-width="5"/>',
  flame:
    '<path d="M20 39C8 39 4 31 6 23C8 16 14 14 14 4C21 7 23 12 23 17C26 15 27 12 27 9C33 15 36 21 35 27C34 35 28 39 20 39ZM20 35C25 35 27 31 26 27C25 24 23 23 22 20C19 25 14 26 14 30C14 33 16 35 20 35Z" fill-rule="evenodd" stroke="none"/>',
  scales:
    '<path d="M20 4V36M10 37H30M5 10H35" fill="none" stroke-width="4.5"/><path d="M-1 25L6 11L13 25Q6 32-1 25ZM27 25L34 11L41 25Q34 32 27 25Z" stroke-width="1.5"/>',
  sleep: '<path d="M2 16H18L2 37H19M23 3H36L23 19H37" fill="none" stroke-width="5.2"/>',
  quill:
    '<path d="M38 2C22 3 11 12 8 27L3 39M8 27C22 28 34 18 38 2" fill="none" stroke-width="4"/><path d="M37 3C24 6 13 14 9 27C21 26 33 18 37 3Z" stroke="none"/>',
  moon: '<path d="M26 2A19 19 0 1 0 38 28A16 16 0 0 1 26 2Z" stroke="none"/>',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
