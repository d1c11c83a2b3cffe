import type { TextsOf } from '../../../../lib/texts.ts';
import type { stampTexts } from './stamp.texts.ts';

export const texts: TextsOf<typeof stampTexts> = {
  words: 'Text',
  wordsMissing: 'Ein Wasserzeichen braucht einen Text.',
  opacity: 'Deckkraft',
  rotation: 'Drehung',
  color: 'Farbe',
  position: 'Position',
  positions: {
    'top-left': 'Oben links',
    'top-center': 'Oben Mitte',
    'top-right': 'Oben rechts',
    'bottom-left': 'Unten links',
    'bottom-center': 'Unten Mitte',
    'bottom-right': 'Unten rechts',
  },
  style: 'Stil',
  styles: { arabic: '1, 2, 3', roman: 'i, ii, iii' },
  start: 'Erste Zahl',
  addWatermark: 'Wasserzeichen setzen',
  addNumbers: 'Seiten nummerieren',
  watermarked: 'Wasserzeichen gesetzt',
  numbered: 'Seiten nummeriert',
  watermarkFailed: (message) => `Das Wasserzeichen konnte nicht gesetzt werden: ${message}`,
  numbersFailed: (message) => `Die Seiten konnten nicht nummeriert werden: ${message}`,
  summary: (pages) => `${pages} in einer Datei`,
};
