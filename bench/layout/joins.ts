import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Of the places where a line of a paragraph goes on in the next one, how many a reader keeps. */
export type Joins = { total: number; held: number; lost: Join[] };
/** Of all lines, and of those that are sentences: in tables and formulas pdftotext reads down where a reader reads along. */
export type JoinsOfBoth = { all: Joins; prose: Joins };
export type Join = { page: number; before: string; after: string };

/** This many words on each side identify the end of a line on its page. */
const WORDS = 2;

/** The lines of each page as pdftotext sees them, paragraph by paragraph. */
export async function readPopplerPages(path: string, lastPage: number): Promise<string[][][]> {
  const { stdout } = await runFile('pdftotext', ['-l', `${lastPage}`, path, '-'], {
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  });
  return stdout
    .split('\f')
    .map((page) => page.split(/\n\s*\n/).map((block) => block.split('\n').filter((line) => line.trim())));
}

export function countJoins(theirs: string[][][], ours: string[]): JoinsOfBoth {
  const both: JoinsOfBoth = { all: { total: 0, held: 0, lost: [] }, prose: { total: 0, held: 0, lost: [] } };
  theirs.forEach((blocks, index) => {
    const text = fold(ours[index] ?? '');
    for (const lines of blocks)
      lines.slice(1).forEach((after, at) => {
        const before = lines[at]!;
        const wanted = foldJoin(before, after);
        if (!wanted) return;
        for (const joins of isProse(before) && isProse(after) ? [both.all, both.prose] : [both.all]) {
          joins.total++;
          if (text.includes(wanted)) joins.held++;
          else joins.lost.push({ page: index + 1, before, after });
        }
      });
  });
  return both;
}

function foldJoin(before: string, after: string): string | undefined {
  const tail = fold(before.trim().split(/\s+/).slice(-WORDS).join(''));
  const head = fold(after.trim().split(/\s+/).slice(0, WORDS).join(''));
  return tail && head ? tail + head : undefined;
}

function isProse(line: string): boolean {
  const words = line.trim().split(/\s+/);
  return (
    words.length >= 4 && words.filter((word) => /^\P{L}*\p{L}{2,}/u.test(word)).length >= 0.6 * words.length
  );
}

/** Letters and digits: neither spacing nor hyphens at the end of a line make a difference. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
