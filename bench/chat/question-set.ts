import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { harbourEntries, tramwayEntries, type Entry } from './long-pages.ts';

export type Page = { page: number; text: string };
export type Kind = 'literal' | 'paraphrase' | 'follow' | 'none';
/** `quote` is where the document says it; a question of kind none has no such place. `vector` is by a model that was named. */
export type Question = {
  document: string;
  kind: Kind;
  text: string;
  previous?: string;
  quote?: string;
  vector?: Int8Array;
};
export type Document = {
  name: string;
  half: 'development' | 'held-out';
  pages: Page[];
  questions: Question[];
};

/** Whole documents are held out, so that nothing of them is seen while weights are chosen. */
const HALVES: Record<string, Document['half']> = {
  lease: 'development',
  'invoice-joinery': 'development',
  'manual-espresso': 'development',
  'paper-swifts': 'development',
  'report-library': 'development',
  'letter-quarry': 'development',
  harbour: 'development',
  employment: 'held-out',
  'invoice-hosting': 'held-out',
  'manual-cargo-bike': 'held-out',
  'paper-naps': 'held-out',
  'report-water': 'held-out',
  'letter-archive': 'held-out',
  tramway: 'held-out',
};
const ENTRIES: Record<string, () => Entry[]> = { harbour: harbourEntries, tramway: tramwayEntries };
const FOLDER = join(import.meta.dirname, 'documents');
const LINE = 92;

export function readDocuments(): Document[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readDocument(file.slice(0, -'.txt'.length)));
}

function readDocument(name: string): Document {
  const entries = ENTRIES[name]?.() ?? [];
  const written = readFileSync(join(FOLDER, `${name}.txt`), 'utf8').split('== page ==\n');
  const texts = [...written.map(dropMarks), ...entries.map(({ text }) => text)].map(wrapLines);
  const half = HALVES[name];
  if (!half) throw new Error(`${name} is in neither half`);
  const pages = texts.map((text, i) => ({ page: i + 1, text }));
  return { name, half, pages, questions: readQuestions(name, entries) };
}

/** Headings as a document's text shows them: lines of their own, without marks. */
const dropMarks = (text: string) => text.replace(/^#+ /gm, '').replace(/—/g, '-');

/** Paragraphs run over several lines, as they do in the text of a page. */
function wrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.includes('|') ? line : line.replace(new RegExp(`(.{1,${LINE}})(?:\\s+|$)`, 'g'), '$1\n').trimEnd(),
    )
    .join('\n');
}

function readQuestions(name: string, entries: Entry[]): Question[] {
  const rows = readFileSync(join(FOLDER, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row, i) => {
    const [kind, text = '', quote = ''] = row.split('\t');
    const entry = quote.startsWith('@') && entries.find((one) => `@${one.name}` === quote);
    if (quote.startsWith('@') && !entry) throw new Error(`${name} has no ${quote}`);
    return {
      document: name,
      kind: kind as Kind,
      text,
      quote: (entry ? entry.fact : quote) || undefined,
      previous: kind === 'follow' ? rows[i - 1]!.split('\t')[1] : undefined,
    };
  });
}
