// npm run bench -- scroll [--files N] [--seconds N]: how smoothly a folder of so many files is scrolled through.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { pdfFile } from '../../apps/server/src/testing/sample-files.ts';
import { buildPages, visit, type Visitor } from '../browser.ts';
import { printTable } from '../harness.ts';
import { upload } from '../load/calls.ts';
import { startSheaf } from '../load/sheaf-under-load.ts';

/** Pixels a turn of the wheel, one turn a frame: as one who looks for a place in all of it, and as one who looks at each picture. */
const PACES = { 'two notches': 240, slowly: 20 };
/** The frames of the list are read beside those of the bare boxes: without a graphics card the browser alone has fewer than 60. */
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
    visitor = await visit(sheaf.url, { email: 'load1@example.org', password: 'paper and ink' });
    const page = await (await visitor.open()).newPage();
    await page.goto(`${sheaf.url}/dashboard?tab=files`);
    await page
      .getByRole('link', { name: /^paper/u })
      .first()
      .waitFor();
    const rows: Record<string, string | number>[] = [];
    for (const look of ['Grid', 'List', 'Bare boxes']) {
      if (look === 'Bare boxes') await showBareBoxes(page, Number(values.files));
      else await page.getByRole('radio', { name: look }).click();
      for (const [pace, step] of Object.entries(PACES)) {
        await page.waitForTimeout(1500);
        rows.push({ what: `${look}, ${pace}`, ...(await scrollThrough(page, Number(values.seconds), step)) });
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    }
    printTable(`Scrolling through ${values.files} files`, rows);
  } finally {
    await visitor?.close();
    await sheaf.stop();
  }
}

/** What the browser itself can do here: as many boxes with a name, in a grid alike, and nothing else on the page. */
async function showBareBoxes(page: Page, count: number): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate((boxes) => {
    const grid = document.createElement('div');
    grid.style.cssText =
      'display:grid;grid-template-columns:repeat(5,1fr);gap:16px 14px;margin:0 auto;width:984px';
    for (let at = 1; at <= boxes; at += 1) {
      const box = document.createElement('div');
      box.style.cssText = 'height:226px;background:#eee';
      box.textContent = `paper ${at}.pdf`;
      grid.append(box);
    }
    document.body.append(grid);
  }, count);
  await page.waitForTimeout(1500);
}

async function scrollThrough(page: Page, seconds: number, step: number) {
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
  while (Date.now() < end) await page.mouse.wheel(0, step);
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
