import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const MINUTES = [
  {
    page: 1,
    text: `Minutes of the Reading Circle

3 May 2024

1. Lending

• The circle approved the new lending hours for the winter months.

• Please return the keys of the cupboard to the desk by 12 May 2024.

The members also talked at some length about the lamp in the corner of the reading room and whether

2. Repairs

Mara will mend the shelves in the back room before the next meeting.`,
  },
];

test('points stand under their headings, without bullets, and what is asked says so', () => {
  const { sentences, about } = summarise(MINUTES, 'auto');
  expect(about).toMatchObject({ kind: 'minutes', title: 'Minutes of the Reading Circle' });
  expect(sentences.map(({ text, section, role }) => [section, role, text])).toEqual([
    ['Lending', undefined, 'The circle approved the new lending hours for the winter months.'],
    ['Lending', 'ask', 'Please return the keys of the cupboard to the desk by 12 May 2024.'],
    ['Repairs', undefined, 'Mara will mend the shelves in the back room before the next meeting.'],
  ]);
});

test('what a page has broken off is no point, nor what goes on after it', () => {
  const pages = [
    { page: 1, text: 'The committee of the harbour met twice and came to the view that the lights of the' },
    {
      page: 2,
      text: 'Northern mole are to be replaced. The works begin in spring and take about eight weeks.',
    },
  ];
  const said = summarise(pages, 'auto').sentences.map(({ text }) => text);
  expect(said).toEqual(['The works begin in spring and take about eight weeks.']);
});

test('of a paper the abstract says the question, the method and the result', () => {
  const pages = [
    {
      page: 1,
      text: `On the Sleep of Swifts

Ida Brandt

Abstract

Nobody knows how swifts rest while they cross the sea. We propose to follow twenty birds with sensors that weigh a gram. The results show that they sleep for eleven seconds at a time.

1 Introduction

Birds that fly for weeks have to rest somewhere.`,
    },
  ];
  const { about, sentences } = summarise(pages, 'auto');
  expect(about.kind).toBe('paper');
  expect(about.facts).toContainEqual(expect.objectContaining({ name: 'from', text: 'Ida Brandt' }));
  expect(sentences.map(({ role }) => role)).toEqual(['question', 'method', 'result', undefined]);
});

test('a heading that ends with a full stop is no point, nor is what was cut off before its verb', () => {
  const text = `HARBOUR BERTH AGREEMENT

1. Use and Care of the Berth. The holder keeps the berth clean and moors only the boat that is named above.

2. Duties After the End of the Season.

(2) on the last day of October the holder takes the boat out of the water.

3. Moving Boats. The owner may move a boat that blocks the channel.`;
  const { sentences } = summarise([{ page: 1, text }], 'auto');
  expect(sentences.map((one) => one.text)).toEqual([
    'The holder keeps the berth clean and moors only the boat that is named above.',
    'The owner may move a boat that blocks the channel.',
  ]);
});

test('entries of a list of sources and notes on rights are no points', () => {
  const text = `Boats in Winter

We measured the rope of twelve boats over two winters and found that it lost a third of its strength.

Brook CD, Frost EF. Updating the knots of winter boats. Journal of Harbours.

Marsh, G. H. (2029). The rope and its end in the cold of northern harbours.

All other trademarks are property of their respective owners.`;
  const { sentences } = summarise([{ page: 1, text }], 'auto');
  expect(sentences.map((one) => one.text)).toEqual([expect.stringMatching(/^We measured the rope/u)]);
});
