import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { locateNoted, type Page } from '@sheaf/passages';
import { text } from '../../../packages/pdf-core/src/tools/text/text.ts';
import { findMirror } from '../sources.ts';
import type { Place } from './asked-document.ts';

/** A public document that questions were written for: a PDF in a repository at one revision. */
type Source = { name: string; repository: string; revision: string; path: string };
/** A line of training/questions/questions.jsonl: `passage` answers it, as do those in `also`; a question without one has no answer in the document. */
type Written = {
  document: string;
  question: string;
  page?: number;
  answers?: string[];
  passage?: string;
  also?: string[];
};
export type QuestionedDocument = {
  name: string;
  pages: Page[];
  /** No places: the document does not answer it. */
  questions: { text: string; places: Place[] }[];
};

const QUESTIONS = new URL('../../questions/questions.jsonl', import.meta.url);
/** Ships beside the reader, as its notice. */
const SOURCES = new URL('../../../packages/passages/assets/document-sources.tsv', import.meta.url);
const GITHUB = 'https://github.com/';
const MOST_BYTES = 1 << 28;

/** The documents that questions were written for, read out of their mirrors as an upload is read, with the places that answer. */
export async function readQuestionedDocuments(mirrors: string): Promise<QuestionedDocument[]> {
  const written = readLines(QUESTIONS).map((line) => JSON.parse(line) as Written);
  const questions = Map.groupBy(written, ({ document }) => document);
  const documents: QuestionedDocument[] = [];
  for (const source of listSources()) {
    const pages = await readPages(mirrors, source);
    const asked = (questions.get(source.name) ?? []).flatMap((one) => {
      const quotes = one.passage ? [one.passage, ...(one.also ?? [])] : [];
      const places = locateNoted(pages, { quotes, answers: one.answers ?? [], page: one.page });
      // What is read in another order than it was written down teaches nothing.
      return one.passage && !places.length ? [] : [{ text: one.question, places }];
    });
    documents.push({ name: source.name, pages, questions: asked });
  }
  return documents;
}

const readLines = (file: URL) => readFileSync(file, 'utf8').trimEnd().split('\n');

export function listSources(): Source[] {
  return readLines(SOURCES)
    .slice(1)
    .map((row) => {
      const [name = '', source = '', revision = '', path = ''] = row.split('\t');
      return { name, repository: source.slice(GITHUB.length), revision, path };
    });
}

async function readPages(mirrors: string, { name, repository, revision, path }: Source): Promise<Page[]> {
  const mirror = findMirror(mirrors, { repository });
  if (!mirror) throw new Error(`${repository} is not in ${mirrors}`);
  const show = [`--git-dir=${mirror}`, 'show', `${revision}:${path}`];
  const bytes = new Uint8Array(execFileSync('git', show, { maxBuffer: MOST_BYTES }));
  const options = { pages: 'all', words: false, contentOnly: true };
  const { report } = await text([{ name: `${name}.pdf`, bytes }], options);
  return report.pages.map((page) => ({ page: page.page, text: page.text }));
}
