import type { TextsOf } from '../../lib/texts.ts';
import type { doubtfulTexts } from './doubtful.texts.ts';

export const texts: TextsOf<typeof doubtfulTexts> = {
  toggle: (count) => (count === '1' ? '1 unsicheres Wort' : `${count} unsichere Wörter`),
  title: 'Unsichere Wörter',
  place: (current, total, page) => `${current} von ${total}, Seite ${page}`,
  previous: 'Voriges Wort',
  next: 'Nächstes Wort',
  close: 'Unsichere Wörter schließen',
  field: 'So soll das Wort lauten',
  sure: (percent) => `Zu ${percent} sicher gelesen.`,
  hint: 'Enter übernimmt, was im Feld steht, und geht weiter.',
  confirm: 'Ist richtig',
  save: 'Berichtigen',
  failed: 'Das Wort wurde nicht geändert',
  done: 'Kein Wort ist mehr unsicher.',
  loadFailed: 'Die Wörter sind nicht angekommen.',
  again: 'Erneut versuchen',
  mark: (text) => `Unsicher: ${text}`,
};
