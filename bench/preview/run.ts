// npm run bench -- preview [--pages N] [--runs N]: how soon the first page of a long document can be seen, and what that took.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { buildPages, visit, type Visitor } from '../browser.ts';
import { median, printTable } from '../harness.ts';
import { upload } from '../load/calls.ts';
import { startSheaf } from '../load/sheaf-under-load.ts';
import { makeLongDocument } from './long-document.ts';

const PICTURE_BYTES = 20_000;
/** A new window has Chromium draw pages of its own, which take half a second of processor time and are nothing of ours. */
const BROWSER_SETTLES_MS = 1500;
type Opening = { readable: number; milliseconds: number; documentBytes: number; otherBytes: number };
/** What is on the screen at less than this of its size there is no page that can be read. */
const SHARP = 0.9;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string', default: '500' }, runs: { type: 'string', default: '9' } },
  });
  const count = Number(values.pages);
  await buildPages();
  const sheaf = await startSheaf();
  let visitor: Visitor | undefined;
  try {
    const [member] = await sheaf.addMembers(1);
    if (!member) throw new Error('There is no member.');
    visitor = await visit(sheaf.url, { email: 'load1@example.org', password: 'paper and ink' });
    for (const layout of ['together', 'apart'] as const) {
      const bytes = makeLongDocument(count, PICTURE_BYTES, layout);
      const { id } = await upload(sheaf.url, member, bytes, `${layout}.pdf`);
      await waitUntilRead(sheaf.url, member, id ?? '');
      const openings = await openOften(visitor, `${sheaf.url}/files/${id}`, Number(values.runs));
      const size = kilobytes(bytes.length);
      printTable(`Until page 1 of ${count} is drawn: ${size} KB, pages listed ${layout}`, [
        { browser: 'that was never here', ...sumUp(openings.first) },
        { browser: 'that has the scripts', ...sumUp(openings.again) },
      ]);
    }
  } finally {
    await visitor?.close();
    await sheaf.stop();
  }
}

/** A file that was uploaded a moment ago is still being read, and that is not what is measured. */
async function waitUntilRead(url: string, { token }: { token: string }, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const address = `${url}/api/files/${id}/thumbnail?page=1&width=960`;
  while ((await fetch(address, { headers })).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

async function openOften(visitor: Visitor, address: string, runs: number) {
  const kept = await visitor.open();
  const openings: { first: Opening[]; again: Opening[] } = { first: [], again: [] };
  for (let turn = -2; turn < runs; turn += 1) {
    const fresh = await visitor.open();
    const first = await timeOpening(await fresh.newPage(), address);
    await fresh.close();
    const page = await kept.newPage();
    const again = await timeOpening(page, address);
    await page.close();
    if (turn < 0) continue;
    openings.first.push(first);
    openings.again.push(again);
  }
  await kept.close();
  return openings;
}

async function timeOpening(page: Page, address: string): Promise<Opening> {
  const loads: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    loads.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ url: request.url(), bytes: Math.max(0, responseBodySize) })),
    );
  });
  await page.waitForTimeout(BROWSER_SETTLES_MS);
  await page.goto(address);
  // Since the navigation began, in the page's own clock; each is looked for at every frame.
  const seen = await page.waitForFunction((sharp) => {
    const drawn = document.querySelector('.page[data-page-number="1"][data-loaded="true"] canvas');
    const picture = document.querySelector<HTMLImageElement>('[data-first-sheet] img');
    const isSharp =
      picture?.complete && picture.naturalWidth >= sharp * picture.clientWidth * devicePixelRatio;
    if (drawn || isSharp)
      Reflect.set(window, 'readable', Reflect.get(window, 'readable') ?? performance.now());
    return drawn
      ? { readable: Number(Reflect.get(window, 'readable')), drawn: performance.now() }
      : undefined;
  }, SHARP);
  const { readable, drawn: milliseconds } = (await seen.jsonValue())!;
  const all = await Promise.all(loads);
  const weigh = (isDocument: boolean) =>
    all
      .filter(({ url }) => url.endsWith('/download') === isDocument)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return { readable, milliseconds, documentBytes: weigh(true), otherBytes: weigh(false) };
}

function sumUp(openings: Opening[]) {
  const middle = (key: keyof Opening) => median(openings.map((opening) => opening[key]));
  return {
    'page 1 readable, median ms': Math.round(middle('readable')),
    'worst readable, ms': Math.round(Math.max(...openings.map(({ readable }) => readable))),
    'page 1 by the viewer, median ms': Math.round(middle('milliseconds')),
    'worst by the viewer, ms': Math.round(Math.max(...openings.map(({ milliseconds }) => milliseconds))),
    'of the document, KB': kilobytes(middle('documentBytes')),
    'of the pages, KB': kilobytes(middle('otherBytes')),
  };
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1024);
}
