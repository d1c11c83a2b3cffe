import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const tell = (rows: string[]) => {
  const { sentences, about } = summarise([{ page: 1, text: rows.join('\n') }], 'brief');
  const facts = about.facts.map(({ name, text }) => `${name} ${text}`);
  return { kind: about.kind, said: sentences.map(({ text }) => text), facts };
};

const SHEET = [
  'Horn Sails Ltd',
  'Invoice 4471',
  'Date\t5 March 2031',
  'Item\tDescription\tQty\tUnit price\tTotal',
  '1\tMainsail\t1\t540\t540',
  '2\tBattens\t8\t32\t256',
];

test.each([
  ['Total due', 'Subtotal', 'VAT 20%'],
  ['Total including VAT', 'Total excluding VAT', 'VAT at 20%'],
  ['Amount payable', 'Net', 'VAT'],
])('a bill in a sheet has its total at %s, and not below the heading of a column', (total, net, tax) => {
  const sums = [`\t${net}\t\t\t796`, `\t${tax}\t\t\t159.2`, `\t${total}\t\t\t955.2`];
  const { said, facts } = tell([...SHEET, ...sums]);
  expect(said).toEqual([
    'This is an invoice with the number 4471 from Horn Sails Ltd dated 5 March 2031.',
    'It is for Mainsail and Battens.',
    'The total is 955.2 (net 796, tax 159.2).',
  ]);
  expect(facts.filter((fact) => fact.startsWith('total'))).toEqual(['total 955.2']);
});

test.each([
  ['Quotation Q-7 for Ada Brook', 'This is a quotation from Horn Sails Ltd dated 5 March 2031.'],
  ['Estimate for Ada Brook', 'This is a quotation from Horn Sails Ltd dated 5 March 2031.'],
])('%s is no invoice', (title, first) => {
  const { said, kind } = tell([SHEET[0]!, title, ...SHEET.slice(2), '\tTotal\t\t\t796']);
  expect(kind).toBe('quote');
  expect(said).toEqual([first, 'It is for Mainsail and Battens.', 'The total is 796.']);
});

test.each([
  ['Angebot', 'Menge | Bezeichnung | Preis | Summe', 'Zwischensumme', 'Gesamt', 'Angeboten werden Segel.'],
  ['Devis', 'Qté | Désignation | Prix | Montant', 'Sous-total', 'Total', 'Y figurent Segel.'],
  ['Presupuesto', 'Cant. | Concepto | Precio | Importe', 'Base imponible', 'Total', 'Se ofrecen Segel.'],
])('%s: sums are no goods', (title, head, net, total, said) => {
  const words = {
    Angebot: 'Wir danken Ihnen für die Anfrage und bieten für die Arbeit an dem Boot an',
    Devis: 'Nous vous remercions de votre demande et proposons pour les travaux sur le bateau',
    Presupuesto: 'Le agradecemos su consulta y le ofrecemos para los trabajos en el barco',
  }[title]!;
  const rows = ['1 | Segel | 80,00 € | 80,00 €', `${net} | | | 80,00 €`, `${total} | | | 80,00 €`];
  const told = tell([title, '', words, '', head, ...rows, 'Saldo | | | 80,00 €']).said;
  expect(told).toContain(said);
});

test('the tax number of a bill is that of who sends it', () => {
  const { facts } = tell([
    'Factura',
    '',
    'Velas Horno, S.L.',
    'CIF B-55710933',
    '',
    'Cliente: Astillero Dunn, Calle Mayor 3, 46021 Valencia. NIF: B91120044.',
    '',
    'Total: 80,00 €',
  ]);
  expect(facts.filter((fact) => fact.startsWith('taxNumber'))).toEqual(['taxNumber B-55710933']);
});

test('rows of a table are no part of a sentence that stands among them', () => {
  const { said } = tell([
    ...SHEET,
    '\tTotal\t\t\t796',
    'Please quote the number of the bill with your payment.',
  ]);
  expect(said.at(-1)).toBe('Please quote the number of the bill with your payment.');
});
