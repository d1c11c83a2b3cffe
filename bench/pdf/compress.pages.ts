import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { structuralSimilarity } from '../../packages/pdf-core/src/compress/visual/ssim.ts';

const run = promisify(execFile);
const PAGES = 8;

/** Structural similarity of pages: of all of them together, and of the least similar one. */
export type PageScores = { mean: number; worst: number };

export type Page = { data: Uint8Array; width: number; height: number };

/** How alike pages look, of which those of the second document may be missing. */
export function comparePages(before: Page[], after: Page[]): PageScores {
  const scores = before.map((page, index) => {
    const twin = after[index];
    return twin ? structuralSimilarity(page, twin) : 0;
  });
  if (scores.length === 0) return { mean: 1, worst: 1 };
  return { mean: scores.reduce((sum, score) => sum + score, 0) / scores.length, worst: Math.min(...scores) };
}

/** The first pages at 100 dpi as poppler draws them: neither side's own renderer. */
export async function drawPages(file: string, prefix: string): Promise<Page[]> {
  await run('pdftoppm', ['-r', '100', '-gray', '-l', String(PAGES), file, prefix], {
    maxBuffer: 1 << 26,
  }).catch((error: Error) => {
    // Poppler complains about some pages and still draws the others.
    if (!/Command failed/.test(error.message)) throw error;
  });
  const folder = join(prefix, '..');
  const names = (await readdir(folder)).filter((name) => join(folder, name).startsWith(`${prefix}-`)).sort();
  const pages = [];
  for (const name of names) {
    pages.push(parsePgm(await readFile(join(folder, name))));
    await rm(join(folder, name));
  }
  return pages;
}

function parsePgm(bytes: Buffer): Page {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 60));
  if (!header) throw new Error('not a gray picture');
  return { data: bytes.subarray(header[0].length), width: Number(header[1]), height: Number(header[2]) };
}
