import type { TextsOf } from '../../lib/texts.ts';
import type { organizeTexts } from './organize.texts.ts';

export const texts: TextsOf<typeof organizeTexts> = {
  button: 'Seiten speichern',
  done: 'Seiten geordnet',
  failed: (message) => `Die Seiten konnten nicht geordnet werden: ${message}`,
  order: 'Seiten in ihrer neuen Reihenfolge',
  move: (page) => `Seite ${page}: mit den Pfeiltasten verschieben`,
  rotateLeft: (page) => `Seite ${page} nach links drehen`,
  rotateRight: (page) => `Seite ${page} nach rechts drehen`,
  remove: (page) => `Seite ${page} weglassen`,
  pageOf: (page, name) => `S. ${page}, ${name}`,
  was: (page) => `war ${page}`,
  summary: (pages, of) => `${pages} von ${of}`,
  unchanged: 'Ziehen oder drehen Sie eine Seite, oder lassen Sie eine weg',
  allPages: 'Alle Seiten',
  turnAll: 'Alle nach rechts drehen',
  reverse: 'Reihenfolge umkehren',
  odd: 'Ungerade behalten',
  even: 'Gerade behalten',
  hint: 'Ziehen Sie eine Seite an ihrem Bild, oder verschieben Sie sie mit den Pfeiltasten. Strg+Z nimmt den letzten Schritt zurück.',
};
