import { actions } from '../../lib/action-words.de.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { activityTexts } from './activity.texts.ts';

export const texts: TextsOf<typeof activityTexts> = {
  statistics: {
    figures: 'Ihre Zahlen',
    totalFiles: 'Dateien gesamt',
    uploadsLeft: (left, day) => `noch ${left} ${left === '1' ? 'Upload' : 'Uploads'} bis ${day}`,
    unlimited: 'Uploads ohne Limit',
    storageUsed: 'Belegter Speicher',
    ofLimit: (limit) => `von ${limit} belegt`,
    noLimit: 'ohne Limit',
    recent: 'Letzte Aktivität',
    recentNote: (before) => `Vorgänge in diesem Monat, ${before} im Monat davor`,
  },
  title: 'Aktivität',
  lede: 'Was mit Ihren Dateien geschah, das Neueste zuerst.',
  filter: 'Anzeigen',
  all: 'Alles',
  actions,
  columns: { action: 'Aktion', file: 'Datei', result: 'Ergebnis', when: 'Wann' },
  status: { running: 'Läuft', done: 'Fertig', failed: 'Fehlgeschlagen', cancelled: 'Abgebrochen' },
  noFile: 'Keine Datei',
  emptyTitle: 'Noch keine Aktivität',
  empty: 'Was Sie mit Ihren Dateien tun, erscheint hier',
  noneTitle: 'Noch nichts dieser Art',
  none: 'Wählen Sie eine andere Aktion oder „Alles“.',
  failed: 'Die Profildaten konnten nicht geladen werden',
  again: 'Erneut versuchen',
  pages: 'Seiten der Aktivität',
  newer: 'Neuer',
  older: 'Älter',
  range: (from, to, total) => `${from} bis ${to} von ${total}`,
};
