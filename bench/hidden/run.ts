import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findHidden } from '../../packages/pdf-core/src/tools/find-hidden/find-hidden.ts';
import { hashName, listPdfs, printTable } from '../harness.ts';
import { expectationOf } from './expectations.ts';

/**
 * npm run bench -- hidden --corpus DIR [--half work|measure] [--all]: documents with bad redactions, judged as the
 * tests of freelawproject/x-ray judge them. With --all, what is found in any documents. The halves are made by the
 * hash of a file's name.
 */
export async function run(args: string[]): Promise<void> {
  const options = { corpus: { type: 'string' }, half: { type: 'string' }, all: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  if (!values.corpus) throw new Error('Say where the files are: --corpus DIR');
  const rows: Record<string, string | number>[] = [];
  for (const path of listPdfs(values.corpus)) {
    const name = basename(path);
    const half = halfOf(path);
    if (values.half && values.half !== half) continue;
    const { words, kinds, pages, milliseconds } = await search(path);
    const row = { file: name, pages, words, kinds, milliseconds };
    if (values.all) rows.push(row);
    else {
      const expected = expectationOf(name);
      const isHeld = expected === 'clean' ? words === 0 : words > 0;
      rows.push({
        half,
        ...row,
        expected: expected ?? '-',
        verdict: expected ? (isHeld ? 'held' : 'missed') : '-',
      });
    }
  }
  printTable('Hidden words', rows);
}

const halfOf = (path: string) => (hashName(path)[0]! % 2 ? 'measure' : 'work');

async function search(path: string) {
  const start = performance.now();
  const input = { name: basename(path), bytes: new Uint8Array(readFileSync(path)) };
  const answer = await findHidden([input], {}).catch((error: Error) => error);
  const milliseconds = Math.round(performance.now() - start);
  if (answer instanceof Error) return { words: 0, kinds: answer.message, pages: 0, milliseconds };
  const { words, text, pageCount } = answer.report;
  return {
    words,
    kinds: [...new Set(text.map(({ kind }) => kind))].join(' '),
    pages: pageCount,
    milliseconds,
  };
}
