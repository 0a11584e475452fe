// The first lines of the page: the words of its language are fetched beside its code, not after it.
import { CATALOGUES, preferredLanguage } from './text/catalogues';

void CATALOGUES[preferredLanguage()]();
void import('./start');
