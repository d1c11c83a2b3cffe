import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `quotes`: where the document says it, each of them enough; none where it does not. `answers`: what a quote has to hold to state it, where that
 * was written down. `groups`: the rows of the report that count it.
 */
export type Asked = {
  document: string;
  kind: string;
  text: string;
  previous?: string;
  quotes: string[];
  answers: string[];
  page?: number;
  groups: string[];
};

/** A row of `questions.json`. */
type Written = {
  doc: string;
  language?: string;
  kind: string;
  answerType?: string;
  question: string;
  previous?: string;
  answers?: string[];
  page?: number | null;
  passage?: string | null;
};

const WITHOUT: Record<string, string> = { absent: 'none', offtopic: 'off' };

/** `questions.json` as one set, or else the halves that are wanted. */
export function readForeign(
  folder: string,
  halves: { tune: string; held: string },
  wanted: string[],
): [title: string, asked: Asked[]][] {
  const path = join(folder, 'questions.json');
  if (existsSync(path)) return [['questions.json', readWritten(path)]];
  return Object.entries(halves)
    .filter(([half]) => wanted.includes(half))
    .map(([half, title]) => [title, readHalf(join(folder, `${half}.tsv`))]);
}

function readWritten(path: string): Asked[] {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as Written[];
  return rows.map((row) => {
    const document = row.doc.replace(/\.pdf$/i, '');
    return {
      document,
      kind: WITHOUT[row.kind] ?? row.kind,
      text: row.question,
      ...(row.previous && { previous: row.previous }),
      quotes: row.passage && !WITHOUT[row.kind] ? row.passage.split('||') : [],
      answers: row.answers ?? [],
      ...(row.page && { page: row.page }),
      groups: [
        row.kind,
        ...(row.answerType ? [`asks: ${row.answerType}`] : []),
        ...(row.language ? [`language: ${row.language}`] : []),
        `document: ${document}`,
      ],
    };
  });
}

function readHalf(path: string): Asked[] {
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [document = '', told = '', text = '', quotes = '', previous] = row.split('\t');
    const kind = told.split(' ')[0]!;
    return {
      document,
      kind,
      text,
      ...(previous && { previous }),
      quotes: quotes ? quotes.split('||') : [],
      answers: [],
      groups: [told.endsWith(' p') ? 'in other words' : 'as written', kind],
    };
  });
}
