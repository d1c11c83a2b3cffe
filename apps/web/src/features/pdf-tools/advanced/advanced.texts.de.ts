import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { advancedTexts } from './advanced.texts.ts';

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

export const texts: TextsOf<typeof advancedTexts> = {
  pageTitle: (tool) => `${tool} · PDF-Profi-Tools · Sheaf`,
  title: 'PDF-Profi-Tools',
  tabs: 'Tools',
  more: 'Weitere Tools',
  tools: {
    merge: {
      name: 'Zusammenfügen',
      lede: 'Dateien zu einer zusammenfügen, mit Seitenzahlen, Titel und Wasserzeichen nach Wunsch.',
    },
    split: {
      name: 'Aufteilen',
      lede: 'Ein Dokument nach Seiten, Größe, Lesezeichen oder eigenen Bereichen aufteilen.',
    },
    compress: {
      name: 'Komprimieren',
      lede: 'Ein Dokument verkleinern und bestimmen, worauf Sie dafür verzichten.',
    },
    convert: { name: 'Umwandeln', lede: 'Bilder auf Seiten anordnen.' },
    ocr: { name: 'OCR', lede: 'Den Text gescannter Seiten lesen.' },
    'ai-chat': { name: 'KI-Chat', lede: 'Einem Dokument Fragen stellen.' },
    organize: {
      name: 'Seiten ordnen',
      lede: 'Seiten umstellen, drehen oder weglassen.',
    },
    watermark: { name: 'Wasserzeichen', lede: 'Einen Text quer über jede Seite setzen.' },
    'page-numbers': { name: 'Seitenzahlen', lede: 'Die Seiten nummerieren.' },
    annotate: { name: 'Anmerkungen', lede: 'Notizen, Markierungen und Zeichnungen auf Seiten setzen.' },
    sign: {
      name: 'Signieren',
      lede: 'Mit einem Zertifikat signieren, das jedes PDF-Programm prüfen kann.',
    },
    verify: {
      name: 'Signaturen prüfen',
      lede: 'Sehen, wer signiert hat und ob seitdem etwas geändert wurde.',
    },
    'create-form': {
      name: 'Formular erstellen',
      lede: 'Felder auf eine Seite setzen, die andere ausfüllen.',
    },
    'fill-form': { name: 'Formular ausfüllen', lede: 'Die Felder eines Formulars ausfüllen.' },
    flatten: { name: 'Fixieren', lede: 'Felder und Notizen zum festen Teil der Seiten machen.' },
    protect: { name: 'Schützen', lede: 'Ein Dokument mit einem Passwort sperren.' },
    unlock: { name: 'Entsperren', lede: 'Das Passwort eines Dokuments entfernen.' },
    analyze: { name: 'Analysieren', lede: 'Sehen, woraus ein Dokument besteht.' },
  },
  options: 'Optionen',
  reset: 'Zurücksetzen',
  pageOf: (page, pages) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  page: (page) => `Seite ${formatNumber(page)}`,
  pages: (pages) => count(pages, 'Seite', 'Seiten'),
  files: (files) => count(files, 'Datei', 'Dateien'),
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  saved: 'Als neue Datei neben dem Original gespeichert.',
  seePlans: 'Tarife ansehen',
  opening: 'Das Dokument wird geöffnet',
  cannotOpen: 'Dieses Dokument lässt sich hier nicht öffnen.',
  tryAgain: 'Erneut versuchen',
  locked: 'Es ist mit einem Passwort gesperrt. Entsperren Sie es zuerst.',
  unlock: 'Entsperren',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  wrongKind: {
    pdf: 'Alle ausgewählten Dateien müssen PDF-Dateien sein',
    image: 'Alle ausgewählten Dateien müssen Bilder sein',
    scan: 'Text lässt sich aus PDF-, JPG- und PNG-Dateien lesen.',
    text: 'PDF-, JPG-, PNG-, DOCX- und XLSX-Dateien lassen sich befragen.',
  },
};
