import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const sumUp = (text: string) => summarise([{ page: 1, text }], 'auto');
const saidOf = (text: string) => sumUp(text).sentences.map((one) => one.text);

const ITEMS =
  'Item | Quantity | Price | Total\nOars, a pair | 2 | £30.00 | £60.00\nLamp | 1 | £15.00 | £15.00';

test('a bill says from whom, to whom, for what, how much and until when', () => {
  const said = saidOf(
    `Invoice\n\nHorn Sails Ltd, 7 Quay Lane, Ryde PO33 2AB\nInvoice no. KX-55\nDate 5 March 2031\nPayment due 4 April 2031\n\nCustomer: Dunn Boats LLP\n\n${ITEMS}\n\nNet £75.00\nVAT £15.00\nTotal £90.00`,
  );
  expect(said).toEqual([
    'This is an invoice with the number KX-55 from Horn Sails Ltd to Dunn Boats LLP dated 5 March 2031.',
    'It is for Oars, a pair; and Lamp.',
    'The total is £90.00 (net £75.00, tax £15.00).',
    'It is due on 4 April 2031.',
  ]);
});

test('a bill in German is told in German', () => {
  const said = saidOf(
    'Rechnung\n\nHorn Segel GmbH\nRechnungsnummer: K5\nRechnungsdatum: 5. März 2031\nZahlbar bis: 4. April 2031\nKunde: Dunn Werft AG\n\nWir danken Ihnen für den Auftrag und berechnen für die Lieferung der Segel und die Arbeit an dem Boot wie folgt\n\nGesamtbetrag: 90,00 EUR',
  );
  expect(said[0]).toMatch(
    /^Dies ist eine Rechnung mit der Nummer K5 .*an Dunn Werft AG vom 5\. März 2031\.$/u,
  );
  expect(said).toContain('Der Gesamtbetrag ist 90,00 EUR.');
  expect(said).toContain('Zahlbar ist sie bis zum 4. April 2031.');
});

test('a sheet says its rows and columns, and from what to what they go', () => {
  const rows = [
    'Boat\tBerth\tLength m\tLast checked',
    'Heron\tNorth 4\t7.5\t2031-05-02',
    'Teal\tSouth 1\t9\t2031-06-11',
    'Coot\tSouth 2\t6\t2031-04-30',
  ];
  const { sentences, about, isTold } = sumUp(rows.join('\n'));
  expect([about.title, isTold]).toEqual([undefined, true]);
  expect(sentences.map((one) => one.text)).toEqual([
    'This is a table of 3 rows with the columns Boat, Berth, Length m and Last checked.',
    'The rows are Heron, Teal and Coot.',
    'Length m goes from 6 to 9.',
    'Last checked goes from 2031-04-30 to 2031-06-11.',
  ]);
});

test('a table that has come apart is not told', () => {
  const rows = [
    'Rank Name Club Number | Total Total Total Deductions Score Score',
    '1 Ada Brook | 4 | 9.10',
    '2 Carl Dunn | 8.75',
    '3 Eva Horn | 2 | 8.5',
  ];
  expect(sumUp(rows.join('\n')).sentences).toEqual([]);
});

test('a title alone sums up nothing', () => {
  expect(sumUp('Harbour plan\n\nNorth Quay\n')).toMatchObject({
    text: '',
    sentences: [],
    wordCount: 0,
    isTold: false,
  });
});

test('notes, labels and heads are no part of a sentence, and halves are none', () => {
  const pages = [
    {
      page: 1,
      text: 'ADA BROOK, in her own name,\nas the owner of the boat, Plaintiff.\n\nThe harbour was shut in the spring of that year by order of the council.\n31 In 1914 the ferry was laid up for good in the northern basin.\n\nProcess Started Jun 20, 2025 The order has been sent to all of the owners.\n\nThe owners of the boats that were moored in the basin have been asked to move them to the\n\nshare of boats',
    },
    {
      page: 2,
      text: 'Northern Basin and the new quay in particular. The crane was sold to a yard in the south.\n\n5/4/31, 10:12 AM Harbour news of the week.\nhttps://harbour.example/news 2/3',
    },
  ];
  const said = summarise(pages, 'detailed').sentences.map((one) => one.text);
  expect(said).toEqual([
    'The harbour was shut in the spring of that year by order of the council.',
    'In 1914 the ferry was laid up for good in the northern basin.',
    'The order has been sent to all of the owners.',
    'The crane was sold to a yard in the south.',
  ]);
});

test('a part of a letter is not headed by an address, and a number within a heading stays', () => {
  const letter = sumUp(
    'Horn & Dunn Solicitors\n9 Quay Street, Ryde PO33 2AB\n\nMrs Ada Brook\n5 Orchard Close, Topsham\n\nDear Mrs Brook,\n\nThe survey found that the roof of the boat house leaks in two places.\n\nYours sincerely\nCarl Dunn\n',
  );
  expect(letter.sentences.map(({ section }) => section)).toEqual([undefined]);
  const report = sumUp(
    'Harbour papers\n\n90-Day Review of the Ferry\n\nThe ferry was late on eleven days because of fog in the estuary.\n',
  );
  expect(report.sentences.map(({ section }) => section)).toEqual(['90-Day Review of the Ferry']);
});
