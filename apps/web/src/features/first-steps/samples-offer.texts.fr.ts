import type { TextsOf } from '../../lib/texts.ts';
import type { samplesOfferTexts } from './samples-offer.texts.ts';

export const texts: TextsOf<typeof samplesOfferTexts> = { add: 'Ajouter des exemples', adding: 'Ajout…' };
