import type { TextsOf } from '../../lib/texts.ts';
import type { picturesTexts } from './pictures.texts.ts';

export const texts: TextsOf<typeof picturesTexts> = {
  sizes: [
    ['Original', '2,81 MB'],
    ['Scharf', '1,98 MB'],
    ['Mittel', '1,57 MB'],
    ['Klein', '1,13 MB'],
  ],
  steps: ['OCR', 'Verkleinern', 'Verbinden', 'Auszug'],
  receipt: {
    shop: 'EISENWAREN WEIDE',
    street: 'Kaistraße 22',
    date: '12.10.2026 09:41',
    items: [
      ['Kesselventil 15mm', '24,90'],
      ['PTFE-Band x2', '3,80'],
      ['Heizschlüssel', '2,15'],
      ['Isolierung 1m', '11,40'],
      ['Dichtmasse klar', '7,95'],
      ['Handschuhe', '6,50'],
    ],
    read: ['Kesselventil', 'PTFE-Band x2', 'Heizschlüssel'],
    total: 'SUMME USD',
    totalRead: 'Summe',
    sum: '56,70',
    card: 'Karte',
    back: ['Rückgabe möglich', 'binnen 28 Tagen'],
  },
  minutes: {
    title: 'Protokoll der Hausversammlung',
    items: [
      [
        '1. Nördliches Treppenhaus',
        'Drei Angebote wurden geöffnet. Die Versammlung zieht das zweite zu 28.400 $ vor, wenn es ein vergleichbares Haus als Referenz gibt. Acht dafür, zwei dagegen, eine Enthaltung.',
      ],
      [
        '2. Kellerräume',
        'Die Gebühr steigt ab Januar auf 19 $ im Monat. Räume, die bis zum 15. Dezember nicht geräumt sind, werden im Beisein von zwei Mitgliedern geöffnet.',
      ],
      [
        '3. Wasserqualität',
        'Der Laborbericht findet an einem Hahn Blei über dem Grenzwert. Die Zuleitung der Nummer 18 ist vor Jahresende zu ersetzen.',
      ],
      [
        '4. Verschiedenes',
        'Der Fahrradständer ist voll. Der Vorstand holt ein Angebot für einen zweiten an der Südwand ein.',
      ],
    ],
    summaryTitle: 'Kurze Zusammenfassung',
    summary:
      'Die Versammlung zieht das zweite zu 28.400 $ vor, wenn es ein vergleichbares Haus als Referenz gibt. Die Zuleitung der Nummer 18 ist vor Jahresende zu ersetzen.',
  },
  lab: {
    question: 'Wie viel Blei wurde gefunden?',
    quote: '„Blei 11,2 µg/l, Grenzwert 10“',
    found: 'Blei',
    values: [
      ['Leitfähigkeit', 'EN 27888', '512', '2.790'],
      ['Trübung', 'EN 7027', '0,31', '1,0'],
      ['Nitrat', 'EN 10304-1', '18,4', '50'],
      ['Blei', 'EN 17294-2', '11,2', '10'],
      ['Kupfer', 'EN 17294-2', '0,24', '2,0'],
      ['Eisen', 'EN 17294-2', '41', '200'],
      ['Natrium', 'EN 14911', '22,7', '200'],
      ['Enterokokken', 'EN 7899-2', '0', '0'],
    ],
  },
};
