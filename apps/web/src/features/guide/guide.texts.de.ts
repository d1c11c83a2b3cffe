import type { TextsOf } from '../../lib/texts.ts';
import type { guideTexts } from './guide.texts.ts';

export const texts: TextsOf<typeof guideTexts> = {
  search: 'Anleitung durchsuchen',
  found: (count) => `${count} Artikel`,
  none: (query) => `Hier steht nichts zu „${query}“`,
  noneText: 'Versuchen Sie ein anderes Wort, oder fragen Sie die Betreiber dieses Sheaf.',
  contact: 'Kontakt',
  others: 'In diesem Kapitel',
  all: 'Alle Artikel',
  gone: 'Diesen Artikel gibt es nicht',
  help: {
    title: 'Hilfezentrum',
    lede: 'Kurze Antworten zu dem, was man hier tut, mit Bildern davon.',
    pageTitle: 'Hilfe · Sheaf',
  },
  docs: {
    title: 'Dokumentation',
    lede: 'Für alle, die ein Sheaf betreiben, und alle, die Programme dafür schreiben.',
    pageTitle: 'Dokumentation · Sheaf',
    hosting: 'Betrieb',
  },
};
