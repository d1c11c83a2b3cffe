import { expect, test } from 'vitest';
import { SMALL_LEASE } from '../testing/small-lease.ts';
import { readAloud } from '../text/sentences.ts';
import { listKeyFacts } from './key-facts.ts';
import { summarise } from './summarise.ts';

const RULES = [
  'Vessels of more than eighty metres take a pilot from the buoy. A master who calls often may be freed from it after an examination.',
  'Cranes stop when the wind is stronger than twenty metres a second. Their booms are then pinned down by the driver.',
  'Lorries for the ferry queue in lanes one to six. Horses travel on the upper deck with their grooms.',
  'Fuel is taken on by daylight only, and a boom is laid around both hulls. One man stands at the valve from first to last.',
  'Stowaways stay in the care of the ship and are given food and blankets. The border police are called at once.',
  'Old guns and anchors that the dredger brings up are handed to the museum. Shells are left where they lie until the navy comes.',
  'Nobody works two shifts in a row, and a break falls in the middle. Whoever drives a crane is relieved after four hours.',
  'Logs of the tower are kept for ten years and pictures for nine days. Requests to see them are answered within a month.',
];
const handbook = RULES.map((text, i) => ({ page: i + 1, text }));

test('sentences are whole, stand in order, and each stands on its page', () => {
  for (const kind of ['brief', 'auto', 'detailed'] as const) {
    const { sentences, text, wordCount } = summarise(handbook, kind);
    expect(text).toBe(sentences.map((sentence) => sentence.text).join(' '));
    expect(wordCount).toBe(text.split(' ').length);
    for (const { page, from, to, text: said } of sentences)
      expect(readAloud(handbook[page - 1]!.text.slice(from, to))).toBe(said);
    expect(sentences.map(({ page }) => page)).toEqual(
      sentences.map(({ page }) => page).toSorted((a, b) => a - b),
    );
  }
});

test('the longer kinds say more, and a summary comes from several parts', () => {
  const [brief, detailed] = [summarise(handbook, 'brief'), summarise(handbook, 'detailed')];
  expect(brief.wordCount).toBeLessThan(90);
  expect(detailed.wordCount).toBeGreaterThan(brief.wordCount);
  expect(new Set(brief.sentences.map(({ page }) => page)).size).toBeGreaterThan(2);
});

test('what is said twice is summed up once', () => {
  const twice = [1, 2, 3].map((page) => ({
    page,
    text: 'The gate is shut at nine in the evening by the porter. Bicycles are left in the yard behind the old mill.',
  }));
  const { sentences } = summarise(twice, 'detailed');
  expect(sentences).toHaveLength(2);
});

test('nothing sums up to nothing', () => {
  expect(summarise([], 'auto')).toMatchObject({ text: '', wordCount: 0, sentences: [] });
});

test('key facts of each kind, with their pages', () => {
  const facts = listKeyFacts([
    ...SMALL_LEASE,
    {
      page: 3,
      text: 'Paid $1,250.50 and €3 million on 2024-05-01 or March 4th, 2025 to IBAN EL68 2020 1110 0900\n4471 003, less 2.5 % (12 per cent in May), by Dr Amina Farouk. Again 85 euros.',
    },
  ]);
  const written = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  expect(written('date')).toEqual(['1 May 2024', '12 May', '2024-05-01', 'March 4th, 2025']);
  expect(written('amount')).toEqual(['85 euros', '170 euros', '$1,250.50', '€3 million']);
  expect(written('percentage')).toEqual(['2.5 %', '12 per cent']);
  expect(written('iban')).toEqual(['EL68 2020 1110 0900 4471 003']);
  expect(written('email')).toEqual(['office@harrow.example']);
  expect(written('party')).toEqual(['Mr. Hale', 'Harrow Lane Estates Ltd', 'Dr Amina Farouk']);
  expect(facts.find(({ text }) => text === '85 euros')!.places.map(({ page }) => page)).toEqual([1, 3]);
});

test('what a lease, a bill, a report and a letter tell: parties by their part, sums by their name', () => {
  const facts = listKeyFacts([
    {
      page: 1,
      text: 'This lease is made between Harrow Lane Estates Ltd (the landlord) and Brill & Oddy Cabinetmakers (the tenant) in March 2024.\nIt ends on 30 June.',
    },
    {
      page: 2,
      text: 'Port Avon\nCompany number 0884\nBill to: Saltmarsh Players, Box office\n\n| Item | Rate | Charge |\n| Server | 0.08 | 60.48 |\n| Disk | 0.09 | 31.50 |\n\nSubtotal 91.98\nVAT at 20 % 18.40\nSee room 12.50',
    },
    {
      page: 3,
      text: '## 2. Income\n\n|  | 2022 | 2023 |\n| Fees | 12 | 14 |\n\nSite      Joined      Finished\nOst       61          56\n\nMessrs. Pember & Sons wrote to Miss D. Larkspur of the University of Lund.\nSigned by Ms Ilse\nVantongeren, 2207 Tarn (the company).',
    },
  ]);
  const written = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  expect(written('date')).toEqual(['March 2024', '30 June']);
  expect(written('amount')).toEqual(['Subtotal 91.98', 'VAT at 20 % 18.40']);
  expect(written('party')).toEqual([
    'Harrow Lane Estates Ltd',
    'Brill & Oddy Cabinetmakers',
    'Saltmarsh Players',
    'Messrs. Pember & Sons',
    'Miss D. Larkspur',
    'Ms Ilse Vantongeren',
  ]);
});
