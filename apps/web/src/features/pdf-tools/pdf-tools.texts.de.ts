import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { pdfToolsTexts } from './pdf-tools.texts.ts';

export const texts: TextsOf<typeof pdfToolsTexts> = {
  pages: (count) => (count === 1 ? '1 Seite' : `${formatNumber(count)} Seiten`),
  morePages: (count) => (count === 1 ? '1 weitere Seite' : `${formatNumber(count)} weitere Seiten`),
  pageOf: (page, name) => `Seite ${page} von ${name}`,
  strip: {
    list: 'Dateien in dieser Reihenfolge',
    grip: (name, place, total) => `${name} verschieben, ${place} von ${total}`,
    gripHint: 'Ziehen Sie oder verwenden Sie die Pfeiltasten.',
    moved: (name, place, total) => `${name} ist jetzt ${place} von ${total}.`,
    remove: (name) => `${name} entfernen`,
    unread: 'Die Seiten wurden noch nicht gelesen.',
  },
  contents: {
    title: 'Das neue Dokument',
    from: (first, last) =>
      first === last ? `Seite ${formatNumber(first)}` : `Seiten ${formatNumber(first)}–${formatNumber(last)}`,
    unknown: 'Seiten nicht bekannt',
    empty: 'Was Sie hinzufügen, steht hier der Reihe nach.',
  },
  split: {
    pages: 'Seiten',
    cutAfter: (page) => `Nach Seite ${page} trennen`,
    joinAfter: (page) => `Seiten ${page} und ${page + 1} zusammenlassen`,
    leaveOut: (page) => `Seite ${page}: weglassen`,
    takeBack: (page) => `Seite ${page}: wieder aufnehmen`,
    hint: 'Klicken Sie zwischen zwei Seiten, um dort zu trennen, und auf eine Seite, um sie wegzulassen.',
    leftOut: 'Weggelassen',
    ranges: 'Seiten jedes Teils',
    rangesHint: 'Etwa 1-3, 5, 8-: Jede Angabe ist ein Teil. Mit + fügen Sie Stücke zusammen.',
    wrong: (text, pages) =>
      `„${text}“ liegt nicht in diesem Dokument (${pages === 1 ? '1 Seite' : `${pages} Seiten`}).`,
    parts: (count) => (count === 1 ? '1 Teil' : `${formatNumber(count)} Teile`),
    part: (number) => `Teil ${number}`,
    noParts: 'Es ist keine Seite übrig: Nehmen Sie einige wieder auf.',
    every: 'Trennen alle',
    everyUnit: 'Seiten',
    cut: 'Trennen',
    whole: 'Nicht trennen',
    unread: 'Die Seiten dieses Dokuments sind noch nicht bekannt',
    unreadText:
      'Sie werden gerade gelesen. Ändert sich das nicht, ist das Dokument gesperrt oder beschädigt; beim Aufteilen wird dann jede Seite eine eigene Datei.',
  },
  compare: {
    label: 'Vorher und nachher',
    before: 'Vorher',
    slider: 'Wo vorher endet und nachher beginnt',
    sliderText: (percent) => `${percent}\u00a0% vorher`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: 'Seite',
    of: (pages) => `von ${pages}`,
    zoom: 'Zoom',
    zooms: { fit: 'Ganz', width: 'Breite', double: '200\u00a0%' },
    drawing: 'Die Seite wird gezeichnet',
    notDrawn: 'Diese Seite konnte nicht gezeichnet werden.',
  },
  candidates: {
    making: 'Ergebnisse werden erstellt',
    made: (count) =>
      count === 0
        ? 'Es ließ sich kein Ergebnis erstellen'
        : count === 1
          ? '1 Ergebnis, schon erstellt'
          : `${count} Ergebnisse, schon erstellt`,
    seconds: (seconds) => `${seconds}\u00a0s`,
    label: 'Ergebnis, das Sie behalten',
    names: { '0.9': 'Scharf', '0.7': 'Ausgewogen', '0.5': 'Klein', '0.3': 'Am kleinsten' },
    usual: 'Standard',
    saves: (percent) => `Spart ${percent}\u00a0%`,
    same: 'Kleiner geht es nicht',
    similarity: (figure) => `Ähnlichkeit ${figure}`,
    facts: (quality, dpi) => `Qualität ${formatNumber(quality)}, Bilder mit ${dpi} dpi`,
    try: (quality) => `Qualität ${formatNumber(quality)} versuchen`,
    tryNote: 'am kleinsten, unscharfe Bilder',
    note: 'Die Ähnlichkeit vergleicht bis zu fünf Seiten so, wie Sie sie sehen; 1 heißt gleich. Text bleibt Text.',
    failed: 'Dieses Ergebnis ließ sich nicht erstellen',
  },
  layout: {
    pages: 'Seiten des neuen Dokuments',
    pageLabel: (page, name) => `Seite ${page}: ${name}`,
  },
};
