// npm run bench -- summaries --foreign FOLDER [--kind auto] [--verbose]: facts written down beforehand that a summary holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fact, type Point, summarise, type Summary, type SummaryKind } from '@sheaf/passages';
import { readForeignPages } from '../foreign-pages.ts';
import { printTable } from '../harness.ts';

/** Of each document its kind and its facts: what kind it is, and ways to say it parted by ||; pieces parted by … have to stand in one line. */
type Expected = Record<string, { kind: string; language: string; facts: [kind: string, said: string][] }>;
type Told = {
  document: string;
  documentKind: string;
  language: string;
  kind: string;
  said: string;
  isFound: boolean;
  isTyped: boolean;
};

/** A folder with NAME.pdf and facts.json. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      foreign: { type: 'string' },
      kind: { type: 'string', default: 'auto' },
      verbose: { type: 'boolean' },
    },
  });
  if (!values.foreign) throw new Error('npm run bench -- summaries --foreign FOLDER: which folder?');
  const folder = values.foreign;
  const expected = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Expected;
  const told: Told[] = [];
  for (const [document, { kind, language, facts }] of Object.entries(expected)) {
    const summary = summarise(await readForeignPages(join(folder, document)), values.kind as SummaryKind);
    const own = facts.map(([factKind, said]): Told => ({
      document,
      documentKind: kind,
      language,
      kind: factKind,
      said,
      ...judge(summary, factKind, said),
    }));
    told.push(...own);
    if (values.verbose) describe(document, summary, own);
  }
  printShares('document', told, ({ document }) => document);
  printShares('kind of document', told, ({ documentKind }) => documentKind);
  printShares('kind of fact', told, ({ kind }) => kind);
  printShares('language', told, ({ language }) => language);
  printShares('all', told, () => 'all');
}

/** What the page calls a kind in the languages of the documents. */
const KIND_WORDS: Record<string, string[]> = {
  invoice: ['Rechnung', 'Facture', 'Factura'],
  letter: ['Brief', 'Lettre', 'Carta'],
};

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}%€$£]+/gu, '')
    .toLowerCase();
const describeFact = ({ name, label, text }: Fact) => `${name ?? ''} ${label ?? ''} ${text}`;

/** Found: a line of the summary says it. Typed: a fact that has a name or a label does. */
function judge(
  { about, sentences }: Summary,
  kind: string,
  said: string,
): { isFound: boolean; isTyped: boolean } {
  const facts = about.facts.map((fact) => plain(describeFact(fact)));
  const head = plain(`${about.kind} ${about.title ?? ''}`);
  const lines = [head, ...facts, ...sentences.map(({ text }) => plain(text))];
  const holds = (line: string, one: string) => one.split('…').every((piece) => line.includes(plain(piece)));
  const ways = said.split('||');
  const isIn = (some: string[]) => ways.some((one) => some.some((line) => holds(line, one)));
  const isKind =
    kind === 'what' && ways.some((one) => plain(one) === about.kind || KIND_WORDS[about.kind]?.includes(one));
  return { isFound: isKind || isIn(lines), isTyped: isKind || isIn([head, ...facts]) };
}

function describe(document: string, { about, sentences }: Summary, told: Told[]): void {
  console.log(`\n## ${document}: ${about.kind} · ${about.title ?? '-'}`);
  for (const fact of about.facts)
    console.log(
      `   ${fact.kind} | ${fact.name ?? `"${fact.label}"`} | ${fact.text}${fact.date ? ` = ${fact.date}` : ''} | p. ${fact.places[0]!.page}`,
    );
  for (const one of sentences) console.log(`   ${describePoint(one)}`);
  for (const { kind, said, isFound } of told) if (!isFound) console.log(`   MISSING ${kind}: ${said}`);
}

const describePoint = ({ page, section, role, text }: Point) =>
  `[p. ${page}${section ? `, ${section}` : ''}${role ? `, ${role}` : ''}] ${text}`;

function printShares(title: string, told: Told[], by: (one: Told) => string): void {
  const rows = [...Map.groupBy(told, by)].map(([name, own]) => ({
    [title]: name,
    facts: own.length,
    found: own.filter(({ isFound }) => isFound).length,
    'per cent': Math.round((100 * own.filter(({ isFound }) => isFound).length) / own.length),
    'as a typed fact': own.filter(({ isTyped }) => isTyped).length,
  }));
  printTable(title, rows);
}
