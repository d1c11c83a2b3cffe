import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { chatTexts } from './chat.texts.ts';

const documents = (count: number) => (count === 1 ? '1 Dokument' : `${formatNumber(count)} Dokumente`);
const pages = (count: number) => (count === 1 ? '1 Seite' : `${formatNumber(count)} Seiten`);

export const texts: TextsOf<typeof chatTexts> = {
  startTitle: 'Welches Dokument möchten Sie befragen?',
  startText:
    'Wählen Sie ein PDF, eine Word- oder Excel-Datei oder ein Bild, dessen Text gelesen wurde, oder mehrere davon.',
  wrongKind: 'PDF-, JPG-, PNG-, DOCX- und XLSX-Dateien lassen sich befragen.',
  action: 'Chat starten',
  summary: (count) => (count === null ? 'Bereit für Fragen' : `Fragen zu ${pages(count)}`),
  summaryText: 'Jede Antwort sagt, auf welcher Seite sie steht.',
  needsOcr: 'Bitte lesen Sie zuerst den Text dieser Datei mit OCR aus, um den Chat einzuschalten',
  noWords: 'In dieser Datei steht kein Text.',
  noWordsText: 'Wählen Sie eine andere für Ihre Fragen.',
  noPages: 'Die Antworten werden aus ihrem Text zitiert.',
  startFailed: (message) => `Der Chat konnte nicht gestartet werden: ${message}`,
  sendFailed: (message) => `Die Nachricht konnte nicht gesendet werden: ${message}`,
  advancedFailed: 'Der KI-Chat mit Optionen ist fehlgeschlagen',
  apology:
    'Bei der Verarbeitung Ihrer Nachricht ist leider ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  greeting: (name) =>
    `Ich habe ${name} gelesen. Fragen Sie, was Sie wissen wollen, und ich sage Ihnen, auf welcher Seite es steht.`,
  greetingSeveral: (count) =>
    `Ich habe ${documents(count)} gelesen. Fragen Sie, was Sie wissen möchten, und ich sage Ihnen, in welchem davon und auf welcher Seite es steht.`,
  several: documents,
  asked: 'Was befragt wird',
  remove: (name) => `${name} weglassen`,
  allAgain: (count) => `${formatNumber(count)} wieder aufnehmen`,
  moreFiles: (count) => `${formatNumber(count)} weitere`,
  fewerFiles: 'Weniger anzeigen',
  addFiles: 'Dateien hinzufügen',
  trashed: 'im Papierkorb',
  unread: 'noch nicht gelesen',
  unreadFact: (count) =>
    count === 1
      ? '1 Datei ist noch nicht gelesen.'
      : `${formatNumber(count)} Dateien sind noch nicht gelesen.`,
  unreadText: 'Sie trägt nichts zu den Antworten bei.',
  unreadTextSeveral: 'Sie tragen nichts zu den Antworten bei.',
  read: 'Text auslesen',
  reading: (name, number, count) =>
    count === 1
      ? `${name} wird gelesen`
      : `${name} wird gelesen, ${formatNumber(number)} von ${formatNumber(count)}`,
  readFailed: (name) => `${name} konnte nicht gelesen werden`,
  beyond: (most, more) =>
    `Befragt werden die neuesten ${formatNumber(most)} Dateien des Ordners, ${formatNumber(more)} ältere nicht.`,
  tooMany: (most) => `Höchstens ${formatNumber(most)} Dateien lassen sich zusammen befragen.`,
  nothingRead: 'Noch gibt es nichts zu befragen.',
  nothingReadText: 'Keine dieser Dateien ist gelesen oder enthält Text.',
  gone: 'Was befragt werden sollte, ist nicht mehr da.',
  goneText: 'Vielleicht wurde es gelöscht oder verschoben.',
  another: 'Dateien wählen',
  active: 'Laufender Chat',
  end: 'Chat beenden',
  document: 'Das Dokument',
  passage: (number) => `Textstelle ${formatNumber(number)}`,
  inViewer: 'In der Vorschau öffnen',
  options: 'Textstellen',
  reset: 'Zurücksetzen',
  size: 'Zeichen je Textstelle',
  overlap: 'Überlappung',
  optionsText:
    'Kurze Textstellen finden einzelne Angaben, lange finden, was über einen Absatz hinweg erklärt wird.',
  overlapWrong: 'Die Überlappung muss kleiner sein als eine Textstelle.',
};
