import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askFile,
  chooseAnswers,
  cutPassages,
  embedText,
  type FileAnswer,
  indexPassages,
  isKnownWord,
  openSegment,
  packTerms,
  type Page,
  type Passage,
  readWish,
  recogniseLanguage,
  searchFiles,
  type Segment,
  shippedVectors,
  vectorsForText,
} from '@sheaf/passages';
import {
  MOST_FILES,
  MOST_PASSAGES,
  pagesToRead,
} from '../../packages/api/src/features/search/search.library.limits.ts';
import { readForeignPages } from '../foreign-pages.ts';
import { printTable } from '../harness.ts';

/** `rows`: the files that answer, and what counts as their value: any of these, in the value or its quote. */
type Expected = { today: string; questions: { question: string; rows: Record<string, string[]> }[] };
type Document = { pages: Page[]; passages: Passage[] };
type Row = FileAnswer & { fileId: string };

const vectors = shippedVectors();

export async function benchAnswers(folder: string, verbose: boolean): Promise<void> {
  const { today, questions } = JSON.parse(readFileSync(join(folder, 'ask.json'), 'utf8')) as Expected;
  const names = readdirSync(folder).flatMap((name) => (name.endsWith('.pdf') ? [name.slice(0, -4)] : []));
  const documents = new Map<string, Document>();
  for (const name of names.toSorted()) {
    const pages = await readForeignPages(join(folder, name));
    documents.set(name, { pages, passages: cutPassages(pages) });
  }
  const segments = [...documents].map(([name, document]) => packDocument(name, document));
  const tally = { right: 0, value: 0, expected: 0, shown: 0, wrong: 0, all: 0 };
  for (const { question, rows } of questions) {
    const shown = ask(segments, documents, question, today).filter(({ fit }) => fit !== 'no');
    const expected = Object.keys(rows);
    const right = shown.filter(({ fileId }) => expected.includes(fileId));
    const valued = right.filter((row) =>
      rows[row.fileId]!.some((said) => statedBy(row).includes(fold(said))),
    );
    tally.expected += expected.length;
    tally.right += right.length;
    tally.value += valued.length;
    tally.shown += shown.filter(({ outcome }) => outcome === 'answered').length;
    tally.wrong += shown.filter((row) => row.outcome === 'answered' && !expected.includes(row.fileId)).length;
    tally.all += shown.length;
    if (verbose) describe(question, rows, shown);
  }
  printTable(`${questions.length} questions to ${documents.size} files`, [
    {
      'files that answer': tally.expected,
      'among the rows': tally.right,
      'with the right value': tally.value,
      'rows answered': tally.shown,
      'of these of another file': tally.wrong,
      'closest matches shown': tally.all - tally.shown,
    },
  ]);
}

function ask(segments: Segment[], documents: Map<string, Document>, question: string, today: string): Row[] {
  const wish = readWish(question, today);
  const most = { files: MOST_FILES, passages: MOST_PASSAGES };
  const answers = searchFiles(segments, wish.search, vectors, most).flatMap(({ fileId, positions }) => {
    const { pages, passages } = documents.get(fileId)!;
    const read = positions.toSorted((a, b) => a - b).map((at) => passages[at]!);
    const wanted = pagesToRead(positions.map((at) => passages[at]!.page));
    const some = pages.filter(({ page }) => wanted.includes(page));
    const row = askFile(indexPassages(read, { vectors }), { pages: some, name: fileId }, wish, today);
    return row ? [{ fileId, ...row }] : [];
  });
  return chooseAnswers(answers);
}

function packDocument(fileId: string, { pages, passages }: Document): Segment {
  const said = pages.map(({ text }) => text).join('\n');
  const language = recogniseLanguage(said, (word) => isKnownWord(vectors, word)).code;
  const own = vectorsForText(vectors, language);
  return openSegment(
    {
      fileId,
      stamp: '',
      language,
      count: passages.length,
      vectors: Buffer.concat(passages.map(({ text }) => Buffer.from(embedText(own, text).buffer))),
      terms: Buffer.concat(passages.map(({ text }) => Buffer.from(packTerms(text)))),
    },
    false,
  );
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

function statedBy({ value, quote }: Row): string {
  return fold(`${value?.text ?? ''} ${value?.date ?? ''} ${value?.amount ?? ''} ${quote}`);
}

function describe(question: string, rows: Record<string, string[]>, shown: Row[]): void {
  console.log(`\n${question}  →  ${Object.keys(rows).join(', ')}`);
  for (const row of shown) {
    const stated = rows[row.fileId]?.some((said) => statedBy(row).includes(fold(said)));
    const mark = !(row.fileId in rows) ? 'other' : stated ? 'right' : 'VALUE';
    const { text = '', date = '', amount = '', currency = '' } = row.value ?? {};
    console.log(
      `  ${mark} ${row.outcome} ${row.fit} ${row.confidence.toFixed(2)} ${row.fileId} p${row.page} [${text}|${date}${amount} ${currency}] ${row.quote.slice(0, 110)}`,
    );
  }
  for (const name of Object.keys(rows))
    if (!shown.some(({ fileId }) => fileId === name)) console.log(`  MISSED ${name}`);
}
