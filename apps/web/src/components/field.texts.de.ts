import type { TextsOf } from '../lib/texts.ts';
import type { fieldTexts } from './field.texts.ts';

export const texts: TextsOf<typeof fieldTexts> = {
  language: 'Sprache',
  notices: 'Benachrichtigungen',
  keys: { Ctrl: 'Strg', Shift: 'Umschalt', Del: 'Entf' },
};
