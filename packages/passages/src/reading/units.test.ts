import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { listUnits } from './units.ts';

const unitsOf = (...texts: string[]) => {
  const index = indexPassages(cutPassages(texts.map((text, i) => ({ page: i + 1, text }))));
  return index.passages.flatMap((_, at) => listUnits(index, at));
};
const unitOf = (text: string, said: string) =>
  unitsOf(text).find(({ sentence }) => sentence.text.includes(said))!;

test('a line that stands by itself names what the next one says', () => {
  const lease =
    'LANDLORD:\nMr James Hans\n\nTENANT:\nMrs Ada Kapoor\n\nThe rent is due on the ninth day of each month.';
  expect(unitOf(lease, 'James')).toMatchObject({
    shape: 'field',
    isLabelled: true,
    key: new Set(['landlord']),
  });
  expect(unitOf(lease, 'Kapoor').key).toEqual(new Set(['tenant']));
  const title = 'Projet\n\nCommanditaire\n\nNicolas Lang, président du club\n\nTuteur\n\nBenjamin Chouvion';
  expect(unitOf(title, 'Lang').key).toContain('commanditair');
  expect(unitOf(title, 'Chouvion').isLabelled).toBe(true);
});

test('a figure belongs to the line right above it', () => {
  const poster = 'COMMUNITY\n\n1,186 crore\n\nContribution\n\nEMPLOYMENT\n\n2,32,822\n\nNew jobs';
  expect(unitOf(poster, 'EMPLOYMENT').isLabelled).toBe(false);
  expect(unitOf(poster, '2,32,822')).toMatchObject({ isLabelled: true, key: new Set(['employ']) });
});

test('a sentence and a line of a list are named by nothing', () => {
  const text =
    'Cancelation Policy:\n\n• Membership fees are non-refundable\n\n• Half of the fee is refunded until June';
  expect(unitOf(text, 'non-refundable')).toMatchObject({ shape: 'sentence', isLabelled: false });
  expect(unitOf('Deposit:\n\nThe tenant pays it in advance.', 'advance')).toMatchObject({
    isLabelled: false,
  });
});

test('a row may begin with empty cells, and bars around it part nothing', () => {
  const written = '| 2023 | | 2024\nPort | Ships | Tons | Ships | Tons\nDover | 12 | 300 | 14 | 310';
  expect(unitsOf(written).map(({ cells }) => cells)).toEqual([
    ['', '2023', '', '2024'],
    ['Port', 'Ships', 'Tons', 'Ships', 'Tons'],
    ['Dover', '12', '300', '14', '310'],
  ]);
  expect(unitOf('| First check | after 300 km |\n| Next one | after 900 km |', 'First').cells).toEqual([
    'First check',
    'after 300 km',
  ]);
});

test('the first rows of a table say what its columns are, and rows of values do not', () => {
  const supply =
    'Part Number | MP710079 | MP710080\nOutput Voltage | 1V to 20V | 1V to 36V\nWeight | 2 kg | 3 kg';
  expect(unitsOf(supply).map(({ isHead }) => isHead)).toEqual([true, false, false]);
  expect(unitOf(supply, 'Weight').heads).toEqual([['Part Number', 'MP710079', 'MP710080']]);
  expect(unitsOf('Prepared By | Eddy Su\nApproved By | Ann Lee').map(({ isHead }) => isHead)).toEqual([
    false,
    false,
  ]);
  expect(
    unitOf('Date Time Fee\n\nJuly 14 | 9:00 am | $159.00\nAugust 11 | 1:00 pm | $159.00', 'July').heads,
  ).toEqual([['Date', 'Time', 'Fee']]);
  expect(unitOf('Endreinigung | : | 25,- Euro\nBettwäsche | : | 6,- Euro', 'Endreinigung').cells).toEqual([
    'Endreinigung',
    '25,- Euro',
  ]);
});

test('the lines of a table of contents are no content', () => {
  const entries = ['Name and Purpose', 'Fellowship', 'Notices', 'Meetings', 'Voting', 'Amendments'];
  const contents = entries.map((entry, i) => `${entry} | ${i + 2}`).join('\n');
  expect(unitsOf(contents).every(({ isFurniture }) => isFurniture)).toBe(true);
  expect(
    unitOf('1 Introduction . . . . . . . . . . . . . 2\n\nThe text begins here.', 'Introduction').isFurniture,
  ).toBe(true);
  const prices = entries.map((entry, i) => `${entry} | ${[9, 3, 7, 1, 8, 2][i]}`).join('\n');
  expect(unitsOf(prices).some(({ isFurniture }) => isFurniture)).toBe(false);
});

test('a German ordinal ends no sentence', () => {
  expect(unitsOf('Vermietet wird die Wohnung im 1. Obergeschoß der Villa.')).toHaveLength(1);
});

test('the name of a clause with its number is a heading, and says nothing by itself', () => {
  const text =
    '§ 4 Zahlung\n4.1 Fristen\nRechnungen werden in zehn Tagen bezahlt.\n4-1-2 Skonto\nEs gibt keines.';
  expect(unitOf(text, 'Zahlung').shape).toBe('heading');
  expect(unitOf(text, 'Fristen').shape).toBe('heading');
  expect(unitOf(text, 'zehn Tagen').shape).toBe('sentence');
});
