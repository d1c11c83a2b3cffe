// npm run bench -- scroll [--files N] [--seconds N]: how smoothly a folder of so many files is scrolled through.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { pdfFile } from '../../apps/server/src/testing/sample-files.ts';
import { buildPages, visit, type Visitor } from '../browser.ts';
import { printTable } from '../harness.ts';
import { upload } from '../load/calls.ts';
import { startSheaf } from '../load/sheaf-under-load.ts';

const STEP = 120;
type Recorded = { frames: number[]; tasks: number[] };

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { files: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '8' } },
  });
  await buildPages();
  const sheaf = await startSheaf();
  let visitor: Visitor | undefined;
  try {
    const [member] = await sheaf.addMembers(1);
    if (!member) throw new Error('There is no member.');
    const { id = '' } = await upload(sheaf.url, member, pdfFile('paper'), 'paper.pdf');
    await sheaf.copyFile(id, Number(values.files) - 1);
    visitor = await visit(sheaf.url, { email: 'load1@example.org', password: 'secret1' });
    const page = await (await visitor.open()).newPage();
    await page.goto(`${sheaf.url}/dashboard?tab=files`);
    await page
      .getByRole('link', { name: /^paper/u })
      .first()
      .waitFor();
    const rows: Record<string, string | number>[] = [];
    for (const look of ['Grid', 'List']) {
      await page.getByRole('radio', { name: look }).click();
      await page.waitForTimeout(1500);
      rows.push({ what: look, ...(await scrollThrough(page, Number(values.seconds))) });
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    printTable(`Scrolling through ${values.files} files, two notches of the wheel a frame`, rows);
  } finally {
    await visitor?.close();
    await sheaf.stop();
  }
}

async function scrollThrough(page: Page, seconds: number) {
  await page.mouse.move(720, 600);
  await page.evaluate(() => {
    const recorded: Recorded = { frames: [], tasks: [] };
    Reflect.set(window, 'recorded', recorded);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number) => {
      recorded.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) await page.mouse.wheel(0, 2 * STEP);
  const { frames, tasks } = await page.evaluate(() => Reflect.get(window, 'recorded') as Recorded);
  const drawn = frames.slice(2);
  const shown = await page.evaluate(() => window.scrollY);
  return {
    'frames a second': (drawn.length / (drawn.reduce((sum, time) => sum + time, 0) / 1000)).toFixed(1),
    'frames over 50 ms': drawn.filter((time) => time > 50).length,
    'longest frame, ms': Math.round(Math.max(...drawn)),
    'tasks over 50 ms': tasks.length,
    'longest task, ms': tasks.length ? Math.round(Math.max(...tasks)) : 'under 50',
    pixels: Math.round(shown),
  };
}
