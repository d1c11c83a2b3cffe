import { hashText } from '@sheaf/passages';
import { type AskedDocument, type AskedText, pageText } from './asked-document.ts';
import { seeded } from './grow-forest.ts';
import { findNeighbours, reword } from './reword.ts';

type Pick = <T>(list: readonly T[]) => T;
type Line = { text: string; asked?: { question: string; said: string } };

const NAMES =
  'Alma Brandt|Jonas Keller|Maria Costa|Peter Novak|Lucy Okafor|Henrik Dahl|Sofia Marin|Tom Whitfield|Wei Zhang|Nadia Haddad'.split(
    '|',
  );
const FIRMS =
  'Bluewater Supplies Ltd|Northfield GmbH|Acorn & Sons|Meridian Partners LLC|Castell Energy plc|Harbour Trust'.split(
    '|',
  );
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const ROWS = 9;

/**
 * Forms, tables and glossaries with labels taken from running text, and questions about them by rule: what reads of prose alone has
 * never seen a row. Half of the questions say a word of the label in another way.
 */
export function makeForms(texts: string[], count: number, seed: number): AskedDocument[] {
  const random = seeded(seed);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)]!;
  const labels = [...new Set(texts.flatMap(findLabels))].sort((a, b) => hashText(a) - hashText(b));
  findNeighbours(labels);
  const sentences = texts.flatMap((text) => text.match(/(?<=[.!?] )\p{Lu}[^.!?|]{60,220}[.!?](?= )/gu) ?? []);
  return Array.from({ length: count }, (_, i) => {
    const lines: Line[] = [{ text: `${title(pick(labels))}` }];
    for (let part = 0; part < 4; part++) {
      const some = Array.from({ length: ROWS }, () => pick(labels));
      const make = pick([makeFields, makeTable, makeYears, makeGlossary]);
      lines.push(
        { text: '' },
        ...Array.from({ length: 3 }, () => ({ text: pick(sentences) })),
        { text: '' },
        ...make(some, pick, random),
      );
    }
    return layOut(`form ${seed} ${i}`, lines);
  });
}

function layOut(name: string, lines: Line[]): AskedDocument {
  let text = '';
  const asked: { line: Line; from: number }[] = [];
  for (const line of lines) {
    if (line.asked) asked.push({ line, from: text.length });
    text += `${line.text}\n`;
  }
  const { pages, placeOf } = pageText(text);
  const questions = asked.flatMap(({ line, from }): AskedText[] => {
    const at = line.text.indexOf(line.asked!.said);
    const place = at < 0 ? undefined : placeOf(from + at, from + at + line.asked!.said.length);
    return place ? [{ text: line.asked!.question, places: [place], said: [] }] : [];
  });
  return { source: 'rule-made', name, language: 'en', pages, questions };
}

/** Two or three words that stand together again and again are a thing one could have a number of. */
function findLabels(text: string): string[] {
  const found = new Map<string, number>();
  for (const [label] of text.matchAll(
    /(?<=\b(?:the|a|an|of|and|our|your|their) )[a-z]{4,12} [a-z]{4,12}(?: [a-z]{4,12})?(?=[.,;]| (?:is|was|are|were|of|in|for)\b)/g,
  ))
    found.set(label, (found.get(label) ?? 0) + 1);
  return [...found]
    .filter(
      ([label]) =>
        !/\b(?:that|this|with|from|have|been|they|were|which|when|will|also|other|more|most|such|than|some|these|those|their|your|about|into|only|used|same)\b/.test(
          label,
        ),
    )
    .map(([label]) => label);
}

const title = (label: string) => label[0]!.toUpperCase() + label.slice(1);
const amount = (random: () => number) =>
  (random() * 10 ** (1 + Math.floor(random() * 5))).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

const VALUES: ((pick: Pick, random: () => number) => { value: string; ask: (label: string) => string })[] = [
  (pick, random) => ({
    value: `${pick(['$', '€', '£', 'EUR ', 'USD '])}${amount(random)}`,
    ask: (label) =>
      pick([
        `How much is the ${label}?`,
        `What is the ${label}?`,
        `What does the ${label} cost?`,
        `How high is the ${label}?`,
        `What was paid for the ${label}?`,
      ]),
  }),
  (pick, random) => ({
    value: `${1 + Math.floor(random() * 28)} ${pick(MONTHS)} ${2000 + Math.floor(random() * 26)}`,
    ask: (label) =>
      pick([
        `When is the ${label}?`,
        `What is the ${label}?`,
        `On which date was the ${label}?`,
        `When was the ${label}?`,
      ]),
  }),
  (pick) => ({
    value: pick(NAMES),
    ask: (label) =>
      pick([`Who is the ${label}?`, `What is the name of the ${label}?`, `Who was the ${label}?`]),
  }),
  (pick) => ({
    value: pick(FIRMS),
    ask: (label) => pick([`Which company is the ${label}?`, `Who is the ${label}?`]),
  }),
  (_, random) => ({
    value: String(Math.floor(random() * 10 ** (2 + Math.floor(random() * 8)))),
    ask: (label) => `What is the ${label}${random() < 0.5 ? ' number' : ''}?`,
  }),
  (pick, random) => ({
    value: `${1 + Math.floor(random() * 60)} ${pick(['days', 'months', 'weeks', 'years', 'hours'])}`,
    ask: (label) =>
      pick([`How long is the ${label}?`, `What is the ${label}?`, `How long does the ${label} last?`]),
  }),
  (pick, random) => ({
    value: `${(random() * 100).toFixed(1)} ${pick(['%', 'kg', 'km', 'mm', 'kWh'])}`,
    ask: (label) =>
      pick([`What is the ${label}?`, `How large is the ${label}?`, `What percentage is the ${label}?`]),
  }),
];

function makeFields(labels: string[], pick: Pick, random: () => number): Line[] {
  // A label may stand on a line of its own.
  const gap = pick([': ', ' | ', ': ', ':\n', '\n']);
  return labels.map((label) => {
    const { value, ask } = pick(VALUES)(pick, random);
    return {
      text: `${title(label)}${gap}${value}`,
      asked: { question: ask(reword(label, random)), said: value },
    };
  });
}

function makeTable(labels: string[], pick: Pick, random: () => number): Line[] {
  const heads = [pick(labels), pick(labels)];
  return [
    { text: ['Item', ...heads.map(title)].join(' | ') },
    ...labels.slice(0, 6).map((label) => {
      const cells = heads.map(() => amount(random));
      const column = Math.floor(random() * 2);
      const question = pick([
        `What is the ${reword(heads[column]!, random)} of the ${label}?`,
        `How much ${heads[column]} has the ${reword(label, random)}?`,
        `What was the ${heads[column]} for ${reword(label, random)}?`,
      ]);
      return { text: [title(label), ...cells].join(' | '), asked: { question, said: cells[column]! } };
    }),
  ];
}

function makeYears(labels: string[], pick: Pick, random: () => number): Line[] {
  const first = 1995 + Math.floor(random() * 25);
  const years = [0, 1, 2, 3].map((i) => String(first + i));
  const isTurned = random() < 0.5;
  if (isTurned)
    return [
      { text: ['Year', ...labels.slice(0, 3).map(title)].join(' | ') },
      ...years.map((year) => {
        const cells = labels.slice(0, 3).map(() => amount(random));
        return {
          text: [year, ...cells].join(' | '),
          asked: {
            question: pick([
              `What was the ${reword(labels[1]!, random)} in ${year}?`,
              `How much was the ${labels[1]} in ${year}?`,
            ]),
            said: cells[1]!,
          },
        };
      }),
    ];
  return [
    { text: ['', ...years].join(' | ').trim() },
    ...labels.slice(0, 6).map((label) => {
      const cells = years.map(() => amount(random));
      const at = Math.floor(random() * 4);
      return {
        text: [title(label), ...cells].join(' | '),
        asked: {
          question: pick([
            `What was the ${reword(label, random)} in ${years[at]}?`,
            `How high was the ${reword(label, random)} in ${years[at]}?`,
            `What did ${reword(label, random)} come to in ${years[at]}?`,
          ]),
          said: cells[at]!,
        },
      };
    }),
  ];
}

function makeGlossary(labels: string[], pick: Pick, random: () => number): Line[] {
  return labels.slice(0, 7).map((label) => {
    const long = label.split(' ').map(title).join(' ');
    const short = long.replace(/[^A-Z]/g, '') + pick(['', 'A', 'S']);
    const text = pick([
      `${short} = ${long.toLowerCase()}`,
      `The ${long} (${short}) is described here.`,
      `${short}: ${long.toLowerCase()}`,
      `${short} means ${long.toLowerCase()}.`,
      `${short} | ${long}`,
      `“${short}” stands for ${long}.`,
    ]);
    const said = text.includes(long) ? long : long.toLowerCase();
    return {
      text,
      asked: {
        question: pick([
          `What does ${short} stand for?`,
          `What is ${short}?`,
          `What does ${short} mean?`,
          `${short}?`,
          `What is the meaning of ${short}?`,
          ...(random() < 0.3 ? [`How is the ${long.toLowerCase()} abbreviated?`] : []),
        ]),
        said,
      },
    };
  });
}
