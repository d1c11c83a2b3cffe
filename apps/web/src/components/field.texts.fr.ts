import type { TextsOf } from '../lib/texts.ts';
import type { fieldTexts } from './field.texts.ts';

export const texts: TextsOf<typeof fieldTexts> = {
  language: 'Langue',
  notices: 'Notifications',
  keys: { Shift: 'Maj', Del: 'Suppr', Esc: 'Échap' },
};
