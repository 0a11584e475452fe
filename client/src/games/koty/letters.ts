// The letter of a colour, written into its shape on the card: no meaning by colour alone.
import { say } from '../../text/language.svelte';
import { isCat } from './view';

export const letterOf = (card: string | null): string =>
  card !== null && isCat(card) ? say(`client-koty-letter-${card.split('-')[0]}`) : '';
