import type { TextsOf } from '../../lib/texts.ts';
import type { firstStepsTexts } from './first-steps.texts.ts';

export const texts: TextsOf<typeof firstStepsTexts> = {
  title: 'Ein erstes Ergebnis in einer Minute',
  done: (done, all) => `${done} von ${all} erledigt`,
  hide: 'Diese Schritte ausblenden',
  stepDone: 'Erledigt',
  files: {
    title: 'Ein Dokument hochladen',
    text: 'Ein eigenes oder vier Beispiele zum Ausprobieren.',
    upload: 'Dateien hochladen',
  },
  result: {
    title: 'Aus zwei Dateien eine machen',
    text: 'Fügen Sie sie in Ihrer Reihenfolge zusammen oder nehmen Sie ein anderes Tool.',
    action: 'PDFs zusammenfügen',
  },
  answer: {
    title: 'Ein Dokument befragen',
    text: 'Die Antwort kommt mit der Stelle, auf der sie beruht.',
    sample: 'Fragen Sie den Beispiel-Mietvertrag, was ein früher Auszug kostet.',
    action: 'Ein Dokument befragen',
    sampleAction: 'Den Mietvertrag befragen',
  },
  administrator:
    'Sie betreiben dieses Sheaf. Wer sich registrieren darf und wie E-Mails verschickt werden, legen Sie in der Verwaltung fest.',
  settings: 'Einstellungen öffnen',
  samples: {
    added: (count) =>
      count === 1 ? '1 Beispieldokument hinzugefügt' : `${count} Beispieldokumente hinzugefügt`,
    addedText: 'Sie liegen im Ordner „Samples“ und zählen nicht zu Ihren Dateien des Monats.',
    there: 'Die Beispieldokumente sind schon da',
    thereText: 'Sie finden sie im Ordner „Samples“.',
    failed: 'Die Beispieldokumente konnten nicht hinzugefügt werden',
  },
};
