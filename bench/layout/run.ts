import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readPageText } from '../../packages/pdf-core/src/pdfium/text.ts';
import { withDocument } from '../../packages/pdf-core/src/pdfium/document.ts';
import { isHeldOut } from './halves.ts';
import { countJoins, type Joins, type JoinsOfBoth, readPopplerPages } from './joins.ts';
import { listDocuments } from './list-documents.ts';
import { benchCells } from './cells.ts';
import { benchTables } from './tables.ts';

const LAST_PAGE = 60;
const ENOUGH = 0.97;

type Judged = { path: string; joins: JoinsOfBoth };

/** npm run bench -- layout --corpus DIR [--lost NAME] [--cells] [--tables [--tabula JAR] [--camelot PROGRAM]]: reading order beside pdftotext, cells that are asked for, or tables beside their truth. */
export async function run(args: string[]): Promise<void> {
  const corpus = valueOf(args, '--corpus');
  if (!corpus) throw new Error('--corpus DIR names the documents to read.');
  const only = valueOf(args, '--lost');
  if (args.includes('--cells')) return benchCells(listDocuments(corpus));
  if (args.includes('--tables')) {
    const [tabula, camelot] = [valueOf(args, '--tabula'), valueOf(args, '--camelot')];
    return benchTables(listDocuments(corpus), { only, tabula, camelot });
  }
  const judged: Judged[] = [];
  for (const path of listDocuments(corpus)) {
    if (only && !path.includes(only)) continue;
    const one = await judgeDocument(path);
    if (one) judged.push(one);
  }
  if (only) {
    for (const { path, joins } of judged) {
      console.log(path, `${joins.prose.held} of ${joins.prose.total}`);
      for (const { page, before, after } of joins.prose.lost) console.log(`  ${page}: ${before} ⏎ ${after}`);
    }
    return;
  }
  for (const kind of ['all', 'prose'] as const) {
    const half = (isHeld: boolean) =>
      judged.flatMap(({ path, joins }) =>
        isHeldOut(basename(path)) === isHeld ? [{ path, joins: joins[kind] }] : [],
      );
    printHalf(`${kind}, tuned on`, half(false));
    printHalf(`${kind}, held out`, half(true));
  }
}

async function judgeDocument(path: string): Promise<Judged | undefined> {
  try {
    const theirs = await readPopplerPages(path, LAST_PAGE);
    const ours = await withDocument(readFileSync(path), {}, (document) =>
      Array.from(
        { length: Math.min(LAST_PAGE, document.pageCount) },
        (_, index) => readPageText(document, index).text,
      ),
    );
    return { path, joins: countJoins(theirs, ours) };
  } catch {
    // A file that only one of the two can open is not compared.
    return undefined;
  }
}

function printHalf(name: string, judged: { path: string; joins: Joins }[]): void {
  const known = judged.filter(({ joins }) => joins.total > 0);
  const good = known.filter(({ joins }) => joins.held >= ENOUGH * joins.total);
  const sum = (pick: (joins: Joins) => number) => known.reduce((all, { joins }) => all + pick(joins), 0);
  console.log(
    `${name}: ${good.length} of ${known.length} documents keep 97 % of their joins (${percent(good.length, known.length)}); ` +
      `of all joins ${percent(
        sum(({ held }) => held),
        sum(({ total }) => total),
      )}`,
  );
  for (const { path, joins } of known.filter((one) => !good.includes(one)))
    console.log(`  ${percent(joins.held, joins.total)} of ${joins.total}  ${basename(path)}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function valueOf(args: string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}
