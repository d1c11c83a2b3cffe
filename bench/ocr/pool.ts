import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRunner, runToolInto } from '@sheaf/pdf-core/runner';
import { median } from '../harness.ts';
import type { Picture } from './pages.ts';
import { scanPages } from './readers.ts';

type Runner = ReturnType<typeof createRunner>;

/** Pages a second with two processes over those with one, in pairs; and how long a long scan's first page takes. */
export async function benchPool(
  picture: Picture,
  rounds: number,
): Promise<{ gain: number; first: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-pool-'));
  const path = join(folder, 'scan.pdf');
  try {
    writeFileSync(path, await scanPages(Array.from({ length: 100 }, () => picture)));
    const readPage = (runner: Runner, page: number) => {
      const options = { searchable: false, parallel: 1, pages: `${page}` };
      return runToolInto(folder, 'ocr', [{ name: 'scan.pdf', path }], options, { runner });
    };
    const first: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Nothing is warm: as after a start of the server.
      const cold = createRunner({ processes: 1 });
      const start = performance.now();
      await runToolInto(folder, 'text', [{ name: 'scan.pdf', path }], {}, { runner: cold });
      await readPage(cold, 1);
      first.push(performance.now() - start);
      cold.close();
    }
    const runner = createRunner({ processes: 2 });
    const time = async (lanes: number, pages: number) => {
      const start = performance.now();
      const waiting = Array.from({ length: pages }, (_, i) => i + 1).values();
      const lane = async () => {
        for (const page of waiting) await readPage(runner, page);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return performance.now() - start;
    };
    await time(2, 4);
    const gains: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const alone = await time(1, 4);
      gains.push((2 * alone) / (await time(2, 8)));
    }
    runner.close();
    return { gain: median(gains), first };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
