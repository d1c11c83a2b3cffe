import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reported } from './judge.ts';

/** The words of both files in the order of pdftotext, compared by GNU diff. */
export function diffWords(before: string, after: string): Reported[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-compare-'));
  try {
    const [one, other] = [before, after].map((path, at) => {
      const { stdout } = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1e9 });
      const words = join(folder, `${at}`);
      writeFileSync(words, `${stdout.split(/\s+/).filter(Boolean).join('\n')}\n`);
      return words;
    }) as [string, string];
    const { stdout } = spawnSync('diff', ['-d', one, other], { encoding: 'utf8', maxBuffer: 1e9 });
    return stdout
      .split(/^\d[\d,]*[acd][\d,]+$/m)
      .slice(1)
      .map(readHunk);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readHunk(hunk: string): Reported {
  const pick = (sign: string) =>
    hunk
      .split('\n')
      .flatMap((line) => (line.startsWith(`${sign} `) ? [line.slice(2)] : []))
      .join(' ');
  const [before, after] = [pick('<'), pick('>')];
  return { kind: before ? (after ? 'changed' : 'removed') : 'added', part: 'text', before, after };
}

/** Whether comparepdf, the command of diffpdf, calls the words of two files equal. */
export function saysEqual(before: string, after: string): boolean | undefined {
  const { status, error } = spawnSync('comparepdf', ['-ct', '-v0', before, after]);
  return error ? undefined : status === 0;
}
