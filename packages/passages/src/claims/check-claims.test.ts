import { expect, test } from 'vitest';
import { listUnfounded } from './check-claims.ts';

const QUOTES = [
  'The rent is 1,250.50 euros a month, due on 3 March 2024.',
  'Anna Schmidt of Müller GmbH leases flat A-17 for six weeks at 4.5 %.',
  'Invoice INV-2024-007 comes to 1.2 million dollars.',
];

/** As a reader sees them. */
const marked = (answer: string, quotes = QUOTES, named = '') =>
  listUnfounded(answer, { quotes, pages: [2], named }).map(({ from, to, kind }) => [
    answer.slice(from, to),
    kind,
  ]);

test.each([
  'The rent is 1.250,50 € a month.',
  "It is 1 250.50 euros, or CHF 1'250.50.",
  'It is due on March 3, 2024, that is 2024-03-03 or 03.03.2024.',
  'Fällig ist die Miete am 3. März 2024.',
  'El alquiler vence el 3 de marzo de 2024.',
  'Le loyer est dû le 3 mars 2024.',
  'For 6 weeks at 4,5%.',
  'Invoice INV-2024/007 comes to $1,200,000 or 1.2 Mio.',
  'Schmidt of Müller leases A-17.',
  'In March 2024, as page 2 and passage 9 say [1].',
  '1. The rent.\n2. The weeks.',
  'Yes. The weeks are six. However, the rent is due.',
])('%j is all in the quotes', (answer) => {
  expect(marked(answer)).toEqual([]);
});

test.each<[string, [string, string][]]>([
  ['The rent is 1,350.50 euros a month.', [['1,350.50', 'number']]],
  [
    'A year of rent is €15,006, due on 4 March 2024.',
    [
      ['€15,006', 'number'],
      ['4 March 2024', 'date'],
    ],
  ],
  [
    'It is due in April 2024 and again in March 2025.',
    [
      ['April 2024', 'date'],
      ['March 2025', 'date'],
    ],
  ],
  [
    'Anna Meier of Müller GmbH pays 5 %.',
    [
      ['Meier', 'name'],
      ['5 %', 'number'],
    ],
  ],
  ['The landlord is Peter van der Berg.', [['Peter van der Berg', 'name']]],
  ['Die Wohnung mietet Anna Meier.', [['Meier', 'name']]],
  ['Die Kündigung der Wohnung ist nicht in der Miete enthalten.', []],
  [
    'Invoice INV-2024-008 comes to 1.3 million.',
    [
      ['INV-2024-008', 'number'],
      ['1.3', 'number'],
    ],
  ],
  ['It takes eighty-five days.', [['eighty-five', 'number']]],
  ['Es dauert fünfundachtzig Tage.', [['fünfundachtzig', 'number']]],
  ['As page 7 says.', [['7', 'number']]],
  ['The rent is 1.2 dollars.', [['1.2', 'number']]],
])('%j: what the quotes do not say is found', (answer, claims) => {
  expect(marked(answer)).toEqual(claims);
});

test('a name of the question is not new, and without quotes everything is', () => {
  expect(marked('Peter Pan pays.', QUOTES, 'What does Peter Pan pay?')).toEqual([]);
  expect(marked('Anna pays 85 euros.', [])).toEqual([['85', 'number']]);
});

test('a long answer takes no longer than it is long', () => {
  const began = process.cpuUsage();
  for (const part of ['1 ', '1.', '12-', 'A ', 'Anna-', 'a1-', '3 March ', 'one-', 'de '])
    listUnfounded(part.repeat(24_000 / part.length), { quotes: [part.repeat(2000)], pages: [], named: '' });
  // Of the processor: what else the machine does is not counted.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000);
});
