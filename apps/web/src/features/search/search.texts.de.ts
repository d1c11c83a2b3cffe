import type { TextsOf } from '../../lib/texts.ts';
import type { searchTexts } from './search.texts.ts';

export const texts: TextsOf<typeof searchTexts> = {
  title: 'Suchen oder öffnen',
  placeholder: 'Namen, Schlagwörter und Wörter in Ihren Dokumenten suchen',
  close: 'Schließen',
  groups: {
    recent: 'Neueste Dateien',
    files: 'Dateien',
    passages: 'In Dokumenten',
    folders: 'Ordner',
    tools: 'Tools',
    pages: 'Seiten',
    meaning: 'Nach Bedeutung',
    actions: 'Aktionen',
  },
  page: (page) => `Seite ${page}`,
  tagged: (tags) => `${tags.length === 1 ? 'Schlagwort' : 'Schlagwörter'}: ${tags.join(', ')}`,
  folder: 'Ordner',
  listAll: (query) => `Alle Dateien mit „${query}“`,
  none: (query) => `Bei Ihnen gibt es nichts mit „${query}“`,
  noneText: 'Durchsucht wurden Namen, Schlagwörter und die Wörter in PDF-, Word- und Excel-Dateien.',
  failed: 'Die Suche war nicht möglich. Seiten und Tools sind weiterhin aufgeführt.',
  count: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  meaning: {
    title: 'Nach Bedeutung',
    lede: 'Stellen, die Ihrer Eingabe am nächsten kommen, in welchen Worten auch immer.',
    byWords: (count, shown) =>
      count === 1
        ? '1 Datei ist in einer Sprache, die die Suche nach Bedeutung nicht kennt; verglichen wurden nur ihre Wörter.'
        : `${shown} Dateien sind in Sprachen, die die Suche nach Bedeutung nicht kennt; verglichen wurden nur ihre Wörter.`,
    waiting: (count, shown) =>
      count === 1
        ? '1 Datei wird noch nicht nach Bedeutung durchsucht.'
        : `${shown} Dateien werden noch nicht nach Bedeutung durchsucht.`,
  },
  hints: { choose: 'auswählen', open: 'öffnen' },
  shortcuts: {
    title: 'Tastenkürzel',
    text: 'Was die Tasten auf dieser Seite tun.',
    close: 'Schließen',
    groups: { anywhere: 'Überall', files: 'In der Dateiliste' },
    anywhere: { search: 'Suchen oder öffnen', help: 'Diese Liste' },
    files: {
      selectAll: 'Alle auswählen',
      clear: 'Auswahl aufheben',
      remove: 'Ausgewähltes löschen',
      rename: 'Umbenennen',
      move: 'Von Kästchen zu Kästchen gehen',
    },
  },
};
