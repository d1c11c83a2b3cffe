import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { toolsTexts } from './tools.texts.ts';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatNumber(number)} ${many}`;

export const texts: TextsOf<typeof toolsTexts> = {
  pageTitle: 'PDF-Tools · Sheaf',
  title: 'PDF-Tools',
  tabs: 'Tools',
  ledes: {
    merge: 'Bringen Sie Dateien in die Reihenfolge, in der sie zusammengefügt werden sollen.',
    split: 'Teilen Sie ein Dokument genau dort, wo Sie wollen.',
    compress: 'Sehen Sie, wie eine kleinere Datei aussieht, bevor Sie sie behalten.',
    convert: 'Machen Sie aus Ihren Bildern ein Dokument.',
    ocr: 'Lesen Sie den Text aus Scans und Bildern.',
    'ai-chat': 'Fragen Sie ein Dokument, was Sie wissen möchten.',
  },
  batch: 'Stapelverarbeitung',
  addFiles: 'Dateien hinzufügen',
  merge: {
    startTitle: 'Welche Dateien gehören zusammen?',
    startText:
      'Wählen Sie zwei oder mehr PDF-Dateien. Sie können sie beliebig ordnen, bevor sie eine werden.',
    summary: (files, pages) => `${count(files, 'Datei', 'Dateien')}, ${count(pages, 'Seite', 'Seiten')}`,
    fileCount: (files) => count(files, 'Datei', 'Dateien'),
    total: (pages, size) => `${count(pages, 'Seite', 'Seiten')} in einer Datei, etwa ${size}`,
    totalUnknown: (files, size) => `${files} Dateien in einer, etwa ${size}`,
    kept: 'Die Originale bleiben, wie sie sind.',
    action: 'PDFs zusammenfügen',
    tooFew: 'Bitte wählen Sie mindestens 2 PDF-Dateien zum Zusammenfügen aus',
    notPdfs: 'Alle ausgewählten Dateien müssen PDF-Dateien sein',
    done: 'PDFs zusammengefügt',
    failed: (message) => `Die PDFs konnten nicht zusammengefügt werden: ${message}`,
    running: (files) => `${files} Dateien werden zusammengefügt`,
    pages: (pages) => count(pages, 'Seite', 'Seiten'),
    usual: 'zusammengefügtes-dokument',
    more: 'Lesezeichen, Seitenzahlen, ein Titelblatt oder ein Wasserzeichen:',
    moreLink: 'PDF-Profi-Tools',
  },
  split: {
    startTitle: 'Welches Dokument soll aufgeteilt werden?',
    startText:
      'Wählen Sie eine PDF-Datei, klicken Sie dann zwischen ihre Seiten, oder geben Sie Bereiche ein.',
    notPdf: 'Alle ausgewählten Dateien müssen PDF-Dateien sein',
    summary: (parts) => (parts === 1 ? '1 Teil in einem ZIP' : `${parts} Teile in einem ZIP`),
    summaryNote: (used, all) =>
      used === all
        ? `Alle ${all} Seiten sind in einem Teil.`
        : `${used} von ${all} Seiten sind in einem Teil.`,
    needsCut: 'Trennen Sie irgendwo, oder lassen Sie eine Seite weg.',
    action: 'PDF aufteilen',
    done: (parts) => (parts === 1 ? 'PDF in 1 Teil aufgeteilt' : `PDF in ${parts} Teile aufgeteilt`),
    failed: (message) => `Das PDF konnte nicht aufgeteilt werden: ${message}`,
    running: (name) => `${name} wird aufgeteilt`,
    usual: 'aufgeteiltes-dokument',
    parts: 'Teile',
    pagesOf: (pages) => `Seiten ${pages}`,
  },
  compress: {
    startTitle: 'Welches Dokument ist zu groß?',
    startText:
      'Wählen Sie eine PDF-Datei: Drei kleinere werden erstellt, und Sie sehen jede, bevor Sie eine behalten.',
    notPdf: 'Alle ausgewählten Dateien müssen PDF-Dateien sein',
    less: (size) => `${size} weniger, neben dem Original gespeichert`,
    same: 'Bei dieser Qualität nicht kleiner; neben dem Original gespeichert',
    making: 'Drei Ergebnisse werden erstellt',
    action: 'PDF komprimieren',
    done: (percent) => `PDF komprimiert: ${percent}\u00a0% gespart`,
    failed: (message) => `Das PDF konnte nicht komprimiert werden: ${message}`,
    running: (name) => `${name} wird komprimiert`,
    saved: (before, after, percent) => `Von ${before} auf ${after}: ${percent}\u00a0% gespart`,
    usual: 'komprimiertes-dokument',
  },
  convert: {
    startTitle: 'Aus welchen Bildern soll ein Dokument werden?',
    startText:
      'Wählen Sie JPG- oder PNG-Dateien. Jede wird eine Seite; ziehen Sie sie in die gewünschte Reihenfolge.',
    none: 'Bitte wählen Sie mindestens eine Bilddatei aus',
    summary: (pages) => (pages === 1 ? '1 Seite, A4 Hochformat' : `${pages} Seiten, A4 Hochformat`),
    note: 'Jedes so groß wie möglich, mit einem Rand. Die Bilder bleiben, wie sie sind.',
    action: 'In PDF umwandeln',
    done: 'Bilder umgewandelt',
    failed: (message) => `Die Bilder konnten nicht umgewandelt werden: ${message}`,
    running: (images) => (images === 1 ? '1 Bild wird umgewandelt' : `${images} Bilder werden umgewandelt`),
    usual: 'umgewandelte-bilder',
    moreTitle: 'Die Seite',
    page: 'Seite',
    pageValue: 'A4, Hochformat',
    margin: 'Rand',
    marginValue: (points) => `${points} pt`,
    layout: 'Bild',
    layoutValue: 'Ganz, so groß wie möglich',
    more: 'Andere Formate, mehrere Bilder je Seite, Rahmen und Seitenzahlen:',
  },
};
