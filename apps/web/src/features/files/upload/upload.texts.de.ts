import type { TextsOf } from '../../../lib/texts.ts';
import type { uploadTexts } from './upload.texts.ts';

const files = (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`);

export const texts: TextsOf<typeof uploadTexts> = {
  title: 'Dateien hochladen',
  lede: (limit) => `PDF, Bilder, Word- oder Excel-Dateien hochladen (je höchstens ${limit})`,
  drop: 'Dateien hierher ziehen oder zum Auswählen klicken',
  dropActive: 'Dateien hier ablegen …',
  supports: 'Möglich sind PDF, JPG, PNG, DOC, DOCX, XLS, XLSX',
  into: (place) => `Zielordner: ${place}`,
  chosen: 'Ausgewählte Dateien',
  remove: (name) => `${name} entfernen`,
  cancelOne: (name) => `${name} abbrechen`,
  uploading: 'Wird hochgeladen …',
  percent: (percent) => `${percent}\u00a0%`,
  of: (loaded, size) => `${loaded} von ${size}`,
  waiting: 'In der Warteschlange',
  storing: 'Wird abgelegt',
  done: 'Hochgeladen',
  inFolder: (path) => `in ${path}`,
  duplicate: 'Dieselbe Datei ist schon hier:',
  cancel: 'Abbrechen',
  close: 'Schließen',
  upload: (count) => `${files(count)} hochladen`,
  retry: (count) => `${count} erneut versuchen`,
  stop: 'Upload abbrechen',
  tray: (count) => (count === 1 ? '1 Datei wird hochgeladen' : `${count} Dateien werden hochgeladen`),
  open: 'Uploads anzeigen',
  typeRefused: (type) => `Der Dateityp ${type} ist nicht erlaubt`,
  sizeRefused: (size, limit) => `Die Datei hat ${size}, erlaubt sind ${limit}`,
  tooLarge: (file, limit) => `${file} ist zu groß. Erlaubt sind höchstens ${limit}.`,
  notSupported: (file) => `Dateien wie ${file} werden nicht unterstützt.`,
  noneValid: 'Keine Datei, die sich hochladen lässt',
  failed: (message) => `Upload fehlgeschlagen: ${message}`,
  success: (count) => `${files(count)} hochgeladen`,
};
