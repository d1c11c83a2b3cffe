import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';
import { byHash, hashName, listPdfs, runProgram } from '../harness.ts';
import { isInPart, type BenchContext } from './context.ts';

/** A folder for what a bench writes. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-'));
  mkdirSync(join(folder, 'out'));
  return folder;
}

/**
 * The files to work on: one half of the corpus, chosen by name, with `--held-out` the other, which nothing is tuned on,
 * with `--whole` all of it, in an order that no name decides. Without a corpus, documents made here.
 */
export async function chooseFiles({ corpus, part }: BenchContext, count: number): Promise<string[]> {
  if (!corpus) return makeFiles(count);
  const chosen = listPdfs(corpus).filter((path) => isInPart(isHeldOut(path), part));
  const usable: string[] = [];
  for (const path of part === 'whole' ? chosen.toSorted(byHash) : chosen) {
    if (usable.length === count) break;
    // Encrypted files are refused by some peers: the race is about the rest.
    if (readFileSync(path).includes('/Encrypt')) continue;
    if ((await runProgram('mutool', ['info', path])).code === 0) usable.push(path);
  }
  return usable;
}

function isHeldOut(path: string): boolean {
  return (hashName(path)[0]! & 1) === 1;
}

function makeFiles(count: number): string[] {
  const folder = workFolder();
  return Array.from({ length: count }, (_, i) => {
    const pages = Array.from({ length: 1 + (i % 17) }, (__, page) => ({
      text: `Document ${i + 1}, page ${page + 1}`,
      links: [{ to: 0 }, { named: 'start' }],
      ballast: page === 0 ? 40_000 * (i % 9) : 0,
    }));
    const bytes = makeTestPdf({
      pages,
      named: { start: 0 },
      outline: [{ title: `Document ${i + 1}`, page: 0 }],
    });
    const path = join(folder, `${i}.pdf`);
    writeFileSync(path, bytes);
    return path;
  });
}

/** `N` as qpdf counts pages. */
export async function countPages(path: string): Promise<number> {
  return Number((await runProgram('qpdf', ['--show-npages', path])).stdout.trim()) || 0;
}
