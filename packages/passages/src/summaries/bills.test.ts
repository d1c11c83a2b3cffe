import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const factsOf = (text: string) =>
  summarise([{ page: 1, text }], 'brief').about.facts.map(({ kind, name, label, text: said }) => [
    kind,
    name ?? label,
    said,
  ]);

test('a value behind its name in a cell, numbers in groups, and a VAT number that stands behind VAT', () => {
  const facts = factsOf(`Rechnung

 | Rechnungsdatum 21.04.2024
Lager 3
 | Rechnungsnummer 2024-001
Leistungsempfänger: | Kontakt Brook AG:
Hinkel SE | Technik

 |  | Nettobetrag 4 335,00 e
 |  | Zzgl. Umsatzsteuer 19% | 823,65 e
 |  | Rechnungsbetrag 5 158,65 e

Steuerinformationen
USt-IdNr.:DE918273645
SIREN : 519 887 657
TVA : BE084652726`);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['party', 'to', 'Hinkel SE'],
      ['number', 'number', '2024-001'],
      ['date', 'date', '21.04.2024'],
      ['amount', 'net', '4 335,00'],
      ['amount', 'tax', '823,65'],
      ['amount', 'total', '5 158,65'],
      ['number', 'taxNumber', 'DE918273645'],
      ['number', 'taxNumber', '519 887 657'],
      ['number', 'taxNumber', 'BE084652726'],
    ]),
  );
});

test('a lease names who lets to whom, when it ends, and what is due, which a defect is not', () => {
  const facts = factsOf(`Lease Agreement

This Agreement is made on 2 February 2026 between the Linden Housing Cooperative (the Landlord) and Nora Feldt (the Tenant).

The term is twenty-four months, beginning on 1 March 2026 and ending on 29 February 2028.

The Tenant reports a defect within three days of noticing it. The deposit is paid within ten days.

For the Landlord The Tenant
Ines Albrecht, board of the cooperative and its members Nora Feldt`);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['party', 'party', 'Linden Housing Cooperative'],
      ['party', 'party', 'Nora Feldt'],
      ['date', 'start', '1 March 2026'],
      ['date', 'end', '29 February 2028'],
      ['duration', 'due', 'ten days'],
    ]),
  );
  const named = facts.map(([, name]) => name);
  expect(named.filter((name) => name === 'due' || name === 'to')).toEqual(['due']);
});

test('those present stand below each other, and a part is named by the words of the minutes', () => {
  const facts = factsOf(`Acta de la reunión

Fecha: 19 de enero de 2026
Convocante: Juan Arbeláez Castro (Rector)

Participantes

Ruby Vélez Corrales
Mauricio Rojas Henao

Acuerdos

Se acordó continuar el trabajo en la próxima reunión del consejo.`);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['text', 'present', 'Ruby Vélez Corrales, Mauricio Rojas Henao'],
      ['party', 'Convocante', 'Juan Arbeláez Castro (Rector)'],
    ]),
  );
});

test('fields in a row, an open end and an item without its list are no points; an abbreviation ends none', () => {
  const { sentences } = summarise(
    [
      {
        page: 1,
        text: `Reglement

Modalité: Réunion à distance Lieu: Salle du conseil, entrée par la cour Heure: 8:45 du matin.

Le conseil a établi comme orientation de tout le travail : .

Fixant le régime des études et des examens en vue de la licence.

D’offrir des prestations médicales aux malades de la région.

Gemäß §19 Abs. 1 UStG wird in dieser Rechnung keine Umsatzsteuer ausgewiesen.`,
      },
    ],
    'detailed',
  );
  expect(sentences.map(({ text }) => text)).toEqual([
    'Gemäß §19 Abs. 1 UStG wird in dieser Rechnung keine Umsatzsteuer ausgewiesen.',
  ]);
});

test.each([
  ['Invoice', 'Date 5 March 2031\nPayment due 4 April 2031', '5 March 2031', '4 April 2031'],
  ['Rechnung', 'Rechnungsdatum 5. März 2031\nZahlbar bis 4. April 2031', '5. März 2031', '4. April 2031'],
  ['Facture', 'Date 5 mars 2031\nÉchéance 4 avril 2031', '5 mars 2031', '4 avril 2031'],
  ['Factura', 'Fecha 05/03/2031\nVencimiento 04/04/2031', '05/03/2031', '04/04/2031'],
])('%s: a day behind its name with nothing between them', (title, lines, date, due) => {
  const dates = factsOf(`${title}\n\nBrook Supplies, Leeds\n${title} K5\n${lines}\n\nTotal 80.00 EUR`);
  expect(dates.filter(([kind]) => kind === 'date')).toEqual([
    ['date', 'date', date],
    ['date', 'due', due],
  ]);
});
