import type { TextsOf } from '../lib/texts.ts';
import type { papersTexts } from './papers.texts.ts';

export const texts: TextsOf<typeof papersTexts> = {
  lease: {
    owner: 'Hausverwaltung Lindenzeile',
    ref: 'Az. LZ-18/2026',
    title: 'Mietvertrag über Wohnraum',
    place: 'Lindenzeile 18, Erdgeschoss mit Garten',
    parties: 'Vertragsparteien',
    partiesText: [
      ['A.', 'Hausverwaltung Lindenzeile, Gerberhof 4 (die „Vermieterin“), und'],
      ['B.', 'Nora Feldt und Idris Calloway als Gesamtschuldner (die „Mieter“).'],
    ],
    premises: '1. Mieträume',
    premisesText: [
      [
        '1.1',
        'Die Vermieterin vermietet den Mietern die Wohnung im Erdgeschoss der Lindenzeile 18 mit dem Garten, einem Kellerraum, im Plan der Anlage 2 mit C bezeichnet, und der Mitbenutzung des Hausflurs.',
      ],
      [
        '1.2',
        'Die in Anlage 1 aufgeführten Möbel und Einbauten sind mitvermietet und bleiben Eigentum der Vermieterin.',
      ],
    ],
    term: '2. Mietzeit',
    termText: [
      [
        '2.1',
        'Das Mietverhältnis dauert vierundzwanzig (24) Monate, vom 1. März 2026 bis zum 29. Februar 2028.',
      ],
      [
        '2.2',
        'Bleiben die Mieter danach mit Zustimmung der Vermieterin, setzt sich das Mietverhältnis zu denselben Bedingungen von Monat zu Monat fort.',
      ],
    ],
    initials: 'Kürzel ______ / ______',
    page: 'Seite 1 von 12',
  },
  plan: { kitchen: 'Küche 14,2 m²', bedroom: 'Zimmer 15,8 m²' },
  lab: {
    name: 'Labor Marram Analytik',
    accredited: 'Akkreditierte Prüfung, ISO/IEC 17025',
    sample: 'Probe',
    sampleText: 'Trinkwasser, Küchenhahn',
    site: 'Ort',
    siteText: 'Lindenzeile 18',
    findings: [
      ['pH bei 20 °C', '7,6'],
      ['Leitfähigkeit', '512'],
      ['Trübung', '0,31'],
      ['Nitrat', '18,4'],
      ['Blei', '11,2'],
      ['Kupfer', '0,24'],
      ['Eisen', '41'],
      ['Natrium', '22,7'],
      ['Escherichia coli', '0'],
      ['Enterokokken', '0'],
      ['Freies Chlor', '0,18'],
    ],
    assessment: 'Beurteilung',
    assessmentText:
      'Der Bleiwert überschreitet den Grenzwert. Bis die Zuleitung geprüft ist, sollte das Wasser vor Gebrauch zwei Minuten laufen.',
    released: 'Freigegeben am 28. Oktober 2026',
  },
  invoice: {
    title: 'Rechnung',
    sender: 'Harrow & Pike Gutachter',
    street: 'Alte Reeperbahn 7',
    vat: 'USt-Nr. 00 418 2290',
    billedTo: 'An',
    customer: 'Hausverwaltung Lindenzeile',
    due: 'Fällig',
    dueText: '3. Dezember 2026',
    items: [
      ['Aufmaß, Erdgeschoss', '1.104,00'],
      ['Zustandsbericht mit Fotos', '576,00'],
      ['Zeichenbüro, Pläne 1:50', '738,00'],
      ['Prüfung der Leitungen', '340,00'],
      ['Anfahrt, 84 km', '52,08'],
      ['Zwischensumme', '2.810,08'],
      ['USt. 20 %', '562,02'],
    ],
    total: '3.372,10 $',
  },
};
