import type { TextsOf } from '../../lib/texts.ts';
import type { operationsTexts } from './operations.texts.ts';

export const texts: TextsOf<typeof operationsTexts> = {
  starting: 'In der Warteschlange',
  cancel: 'Abbrechen',
  cancelNamed: (what) => `Abbrechen: ${what}`,
  cancelling: 'Wird abgebrochen',
  percent: (percent) => `${percent}\u00a0%`,
  elapsed: (time) => `bisher ${time}`,
  remaining: (time) => `noch etwa ${time}`,
  seconds: (seconds) => `${seconds}\u00a0s`,
  minutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  tray: 'Laufende Arbeiten',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen. Nichts wurde gespeichert.',
  show: 'Anzeigen',
  dismiss: (what) => `Ausblenden: ${what}`,
  notices: 'Abgeschlossene Arbeiten',
  noFile: 'Keine Datei',
  unseen: (count) => `${count} neu`,
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  running: (count) => (count === 1 ? '1 läuft' : `${count} laufen`),
};
