import type { TextsOf } from '../lib/texts.ts';
import type { fieldTexts } from './field.texts.ts';

export const texts: TextsOf<typeof fieldTexts> = {
  language: 'Idioma',
  notices: 'Notificaciones',
  keys: { Shift: 'Mayús', Del: 'Supr' },
};
