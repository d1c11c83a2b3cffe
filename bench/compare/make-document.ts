/** A made document: what is typeset, and what edits change. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; sentences: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'picture'; seed: number };
export type Chance = (most: number) => number;

/** A fixed stream of numbers. */
export function makeChance(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 977) >>> 0;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

const pick = <T>(chance: Chance, some: readonly T[]): T => some[chance(some.length)]!;

const PARTIES = ['the provider', 'the customer', 'either party', 'the licensor', 'the tenant', 'the lender'];
const DUTIES = ['delivers', 'pays', 'maintains', 'insures', 'returns', 'documents', 'inspects', 'replaces'];
const THINGS = [
  'the equipment listed in the annex',
  'the fees due under this agreement',
  'all records of the services',
  'the premises at its own expense',
  'the software with its documentation',
  'each report that the board requests',
  'the deposit with accrued interest',
];
const LIMITS = [
  'within {n} days of a written request',
  'no later than {n} weeks after the end of the term',
  'for a period of {n} months',
  'up to an amount of {n} euros in each calendar year',
  'after {n} working days, unless the parties agree otherwise',
];
const REASONS = [
  'so far as the law of the place permits',
  'whatever the cause of the delay may be',
  'even where the other side was informed of the risk',
  'provided that no confidential information is disclosed',
  'since the committee approved the budget at its last meeting',
];
const ITEMS = [
  'Hosting',
  'Backup',
  'Support',
  'Training',
  'Migration',
  'License',
  'Storage',
  'Audit',
  'Travel',
];
const PERIODS = ['monthly', 'quarterly', 'yearly', 'once', 'per hour', 'on request'];

export function makeSentence(chance: Chance): string {
  const party = pick(chance, PARTIES);
  const limit = pick(chance, LIMITS).replace('{n}', String(2 + chance(9000)));
  const text = `${party} ${pick(chance, DUTIES)} ${pick(chance, THINGS)} ${limit}, ${pick(chance, REASONS)}.`;
  return text[0]!.toUpperCase() + text.slice(1);
}

export function makeRow(chance: Chance): string[] {
  const amount = `${1 + chance(99)},${String(100 + chance(900))}.${String(10 + chance(90))}`;
  return [`${pick(chance, ITEMS)} ${100 + chance(900)}`, pick(chance, PERIODS), amount];
}

/** Sections of paragraphs, of made text or of given paragraphs, with tables and pictures between them. */
export function makeDocument(chance: Chance, given: string[], hasPictures: boolean): Block[] {
  const blocks: Block[] = [];
  const sections = 5 + chance(4);
  for (let section = 1; section <= sections; section++) {
    blocks.push({
      kind: 'heading',
      text: `${section}. ${pick(chance, ITEMS)} and ${pick(chance, PERIODS)} duties`,
    });
    for (let at = 0; at < 3 + chance(4); at++) {
      const own = given.length && chance(3) === 0 ? given[chance(given.length)]! : undefined;
      const sentences = own
        ? own.split(/(?<=[.!?]) (?=[A-ZÄÖÜ])/)
        : Array.from({ length: 3 + chance(4) }, () => makeSentence(chance));
      blocks.push({ kind: 'paragraph', sentences });
    }
    if (section % 2 === 0) {
      const rows = [
        ['Item', 'Period', 'Amount'],
        ...Array.from({ length: 4 + chance(5) }, () => makeRow(chance)),
      ];
      blocks.push({ kind: 'table', rows });
    } else if (hasPictures) blocks.push({ kind: 'picture', seed: chance(1_000_000) });
  }
  return blocks;
}
