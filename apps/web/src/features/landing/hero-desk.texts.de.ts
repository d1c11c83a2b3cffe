import type { TextsOf } from '../../lib/texts.ts';
import type { heroDeskTexts } from './hero-desk.texts.ts';

export const texts: TextsOf<typeof heroDeskTexts> = {
  run: 'Mietvertrag über Wohnraum',
  place: 'Lindenzeile 18',
  before: {
    title: '7. Instandhaltung',
    number: '7.1',
    text: 'Die Vermieterin erhält das Gebäude, das Dach, die Heizung und Warmwasserbereitung und alle festen Geräte in gutem Zustand und beginnt dringende Reparaturen binnen achtundvierzig (48) Stunden nach Meldung.',
  },
  title: '8. Vorzeitige Beendigung',
  clauses: [
    [
      '8.1',
      'Die Mieter können den Vertrag vor Ablauf der Mietzeit beenden, wenn sie es der Vermieterin mindestens sechzig (60) Tage vorher schriftlich mitteilen und eine Abfindung von eineinhalb (1,5) Monatsmieten zahlen.',
      ' Die Abfindung ist am letzten Tag der Frist fällig.',
    ],
    [
      '8.2',
      'Keine Abfindung ist fällig, wenn die Mieter beruflich mehr als achtzig (80) Kilometer weit umziehen müssen',
      ' und dies binnen der Frist durch ein Schreiben des Arbeitgebers belegen.',
    ],
    [
      '8.3',
      '',
      'Die Vermieterin bemüht sich ab Eingang der Mitteilung um Nachmieter. Was diese für überschneidende Zeiten zahlen, wird den Mietern gutgeschrieben.',
    ],
  ],
  after: [
    {
      title: '9. Rückgabe der Mieträume',
      clauses: [
        [
          '9.1',
          'Beim Auszug geben die Mieter die Räume sauber, geräumt und in dem Zustand zurück, den das Verzeichnis in Anlage 1 festhält; übliche Abnutzung bleibt außer Betracht.',
        ],
        [
          '9.2',
          'Am letzten Tag der Mietzeit findet eine gemeinsame Begehung statt. Beide Seiten unterschreiben das Protokoll.',
        ],
      ],
    },
    {
      title: '10. Kaution',
      clauses: [
        [
          '10.1',
          'Die Kaution von 4.300 $ wird binnen einundzwanzig (21) Tagen nach der Begehung zurückgezahlt.',
        ],
      ],
    },
  ],
  initials: 'Kürzel ______ / ______',
  page: 'Seite 4 von 12',
  question: 'Können wir vor Ablauf ausziehen, und was würde es kosten?',
  quote:
    '„… mindestens sechzig (60) Tage vorher schriftlich mitteilen und eine Abfindung von eineinhalb (1,5) Monatsmieten zahlen.“',
  sources: 'Quellen: 2 passende Textstellen',
};
