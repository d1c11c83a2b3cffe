import { expect, test } from 'vitest';
import { readAloud } from '../text/sentences.ts';
import { type FactKind, listKeyFacts } from './key-facts.ts';

const listOf = (kind: FactKind, text: string) =>
  listKeyFacts([{ page: 1, text }])
    .filter((fact) => fact.kind === kind)
    .map((fact) => fact.text);

test('what a line’s end or a soft hyphen has cut is one fact, with its place in the page’s own text', () => {
  const text = `The term begins on 1 Septem-
ber 2024 and ends on the 30\u00a0No\u00advem\u00adber 2026, after 14
March 2025; see 2024-05-
01 and 31.12.
2025. A sum of 1,250
euros, and of EUR
3,400.50, is paid.`;
  const facts = listKeyFacts([{ page: 7, text }]);
  const found = facts.map((fact) => {
    const [{ page, from, to }] = fact.places as [(typeof fact.places)[number]];
    return [fact.text, page, text.slice(from, to)];
  });
  expect(found).toEqual([
    ['1 September 2024', 7, '1 Septem-\nber 2024'],
    ['30 November 2026', 7, '30\u00a0No\u00advem\u00adber 2026'],
    ['14 March 2025', 7, '14\nMarch 2025'],
    ['2024-05-01', 7, '2024-05-\n01'],
    ['31.12.2025', 7, '31.12.\n2025'],
    ['1,250 euros', 7, '1,250\neuros'],
    ['EUR 3,400.50', 7, 'EUR\n3,400.50'],
  ]);
});

const GERMAN = `Rechnung vom 3. März 2024, fällig am 17.03.2024 (Skonto von 2 % bis 10.03.24)
Das Mietverhältnis beginnt am 1. Ja-
nuar 2025 und endet im Dezember 2027; abgelesen wird am 5. Mai.
Die Miete beträgt 1.250,00 € im Monat, die Kaution 3.750 Euro, der Umsatz 2,5 Mio. EUR und die Gebühr 85,– €.
Zwischensumme                1.050,42
zzgl. 19 Prozent MwSt.
MwSt. 19 %                     199,58
Gesamtbetrag 1.250,00`;
const SPANISH = `Factura del 3 de marzo de 2024, con vencimiento el 17/03/2024.
El contrato empieza el 1.º de enero de 2025 y termina en diciembre del 2027; se revisa el 5 de ma-
yo.
La renta es de 1.250,00 € al mes, la fianza de 3.750 euros, las ventas de 2 millones de euros y la multa de 90 pesos.
Base imponible 1.033,06
IVA 21 % 216,94
Un descuento del 10 por ciento`;
const FRENCH = `Facture du 3 mars 2024, payable le 17/03/2024.
Le bail commence le 1er janvier 2025 et prend fin en décembre 2027 ; révision le 5 août.
Le loyer est de 1\u202f250,00\u00a0€ par mois, le dépôt de 3\u00a0750 euros, le chiffre d’affaires de 2,5 millions d’euros, soit 12 k€ nets.
Sous-total 1 041,67
TVA 20 % 208,33
Une remise de 10 pour cent`;

test.each([
  [
    'German',
    GERMAN,
    ['3. März 2024', '17.03.2024', '10.03.24', '1. Januar 2025', 'Dezember 2027', '5. Mai'],
    [
      '1.250,00 €',
      '3.750 Euro',
      '2,5 Mio. EUR',
      '85,– €',
      'Zwischensumme 1.050,42',
      'MwSt. 19 % 199,58',
      'Gesamtbetrag 1.250,00',
    ],
    ['2 %', '19 Prozent', '19 %'],
  ],
  [
    'Spanish',
    SPANISH,
    ['3 de marzo de 2024', '17/03/2024', '1.º de enero de 2025', 'diciembre del 2027', '5 de mayo'],
    [
      '1.250,00 €',
      '3.750 euros',
      '2 millones de euros',
      '90 pesos',
      'Base imponible 1.033,06',
      'IVA 21 % 216,94',
    ],
    ['21 %', '10 por ciento'],
  ],
  [
    'French',
    FRENCH,
    ['3 mars 2024', '17/03/2024', '1er janvier 2025', 'décembre 2027', '5 août'],
    ['1 250,00 €', '3 750 euros', '2,5 millions d’euros', '12 k€', 'Sous-total 1 041,67', 'TVA 20 % 208,33'],
    ['20 %', '10 pour cent'],
  ],
])('dates, amounts and shares of a %s document', (_, text, dates, amounts, shares) => {
  expect(listOf('date', text)).toEqual(dates);
  expect(listOf('amount', text)).toEqual(amounts);
  expect(listOf('percentage', text)).toEqual(shares);
  for (const fact of listKeyFacts([{ page: 1, text }]))
    for (const { from, to } of fact.places) expect(readAloud(text.slice(from, to))).toBe(fact.text);
});

test('numbers that only look like it are neither', () => {
  const text = `Clause 12.34.2024 and version 1.2.24, call 30.40.50, host 10.11.12.13, order 45-46-2024.
They march 5 miles in a mild May, and 12 marsupials sum up 3,250 steps. In section 5. May he appeal?
Total eclipse of 1999`;
  expect(listOf('date', text)).toEqual([]);
  expect(listOf('amount', text)).toEqual([]);
});
