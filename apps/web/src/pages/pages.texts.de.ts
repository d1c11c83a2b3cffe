import type { TextsOf } from '../lib/texts.ts';
import type { pagesTexts } from './pages.texts.ts';

export const texts: TextsOf<typeof pagesTexts> = {
  notFound: {
    pageTitle: 'Seite nicht gefunden · Sheaf',
    title: 'Hier ist keine Seite',
    text: 'Vielleicht steckt in der Adresse ein Tippfehler, oder die Seite ist umgezogen.',
    toDashboard: 'Zum Dashboard',
    toStart: 'Zur Startseite',
  },
  billing: {
    pageTitle: 'Abrechnung & Nutzung · Sheaf',
    title: 'Abrechnung & Nutzung',
    lede: 'Wofür Sie bezahlen, was Sie verbraucht haben und was es gekostet hat.',
  },
  pricing: {
    pageTitle: 'Preise · Sheaf',
    title: 'Preise',
    lede: 'Kostenlos für gelegentliche Aufgaben. Ein Dollar im Monat, wenn Dokumente Ihre Arbeit sind.',
    plans: 'Tarife',
  },
  upgrade: {
    pageTitle: 'Tarif erweitern · Sheaf',
    title: 'Tarif erweitern',
    lede: 'Mehr Platz und mehr Tools, wenn Sie sie brauchen.',
    plans: 'Tarife',
    back: 'Zurück',
  },
};
