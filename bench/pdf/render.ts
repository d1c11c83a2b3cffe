import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { renderOptions } from '../../packages/pdf-core/src/tools/render/options.ts';
import { render } from '../../packages/pdf-core/src/tools/render/render.ts';
import { measureHere, median, printRace, printTable, race, runEach, runProgram } from '../harness.ts';
import { chooseFiles, countPages, workFolder } from './documents.ts';
import type { BenchContext } from './context.ts';

const DPI = 150;
/** Pages of each file, so that one long document does not decide. */
const PAGES = 3;
/** Mean difference of shades, of 255, from which two pictures of a page do not look alike. */
const UNLIKE = 12;

type Job = { path: string; bytes: Buffer; last: number };

/** The first pages of each file as PNG files on disk: ours in this process, poppler's in one of its own for each file. */
export async function bench(context: BenchContext): Promise<void> {
  const paths = await chooseFiles(context, 60);
  const folder = workFolder();
  const jobs = await Promise.all(
    paths.map(async (path): Promise<Job> => {
      return { path, bytes: readFileSync(path), last: Math.max(1, Math.min(PAGES, await countPages(path))) };
    }),
  );
  const draw = async (): Promise<void> => {
    for (const { path, bytes, last } of jobs) {
      const options = renderOptions.parse({ pages: `1-${last}`, dpi: DPI });
      const { files } = await render([{ name: basename(path), bytes }], options);
      for (const file of files) writeFileSync(join(folder, 'out', file.name), file.bytes);
    }
  };
  const poppler = (more: string[]) => () => {
    const calls = jobs.map(({ path, last }) => [
      '-r',
      `${DPI}`,
      '-l',
      `${last}`,
      ...more,
      path,
      join(folder, 'peer'),
    ]);
    return runEach('pdftoppm', calls);
  };
  const contenders = [
    { name: 'pdftoppm -png', run: poppler(['-png']) },
    { name: 'sheaf render, warm', run: () => measureHere(draw) },
    { name: 'pdftoppm (pixels as they are)', run: poppler([]) },
  ];
  const pages = jobs.reduce((sum, { last }) => sum + last, 0);
  printRace(
    `Render ${pages} pages of ${jobs.length} files at ${DPI} dpi, over pdftoppm -png`,
    await race(contenders, context.runs, 1),
    { row: 'render, beside pdftoppm', goal: 1 },
  );
  const differences = await Promise.all(jobs.map((job) => comparePage(job, folder)));
  const worst = Math.max(...differences);
  const unlike = differences.filter((difference) => difference > UNLIKE).length;
  printTable('First pages against poppler, mean difference of shades (0 to 255)', [
    { median: median(differences).toFixed(2), worst: worst.toFixed(2), [`over ${UNLIKE}`]: unlike },
  ]);
  rmSync(folder, { recursive: true });
}

async function comparePage({ path, bytes }: Job, folder: string): Promise<number> {
  const options = renderOptions.parse({ pages: '1', dpi: 50, grayscale: true });
  const { files } = await render([{ name: basename(path), bytes }], options);
  const target = join(folder, `compare-${basename(path)}`);
  const theirs = await runProgram('pdftoppm', [
    '-r',
    '50',
    '-l',
    '1',
    '-gray',
    '-png',
    '-singlefile',
    path,
    target,
  ]);
  if (theirs.code) return 255;
  const size = { width: 200, height: 200, fit: 'fill' as const };
  const shades = (input: Uint8Array | string) => sharp(input).grayscale().resize(size).raw().toBuffer();
  const [ours, peers] = await Promise.all([shades(files[0]!.bytes), shades(`${target}.png`)]);
  return ours.reduce((sum, shade, i) => sum + Math.abs(shade - peers[i]!), 0) / ours.length;
}
