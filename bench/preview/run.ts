// npm run bench -- preview [--pages N] [--runs N]: how soon the first page of a long document can be seen, and what that took.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';
import { buildPages, visit, type Visitor } from '../browser.ts';
import { median, printTable } from '../harness.ts';
import { upload } from '../load/calls.ts';
import { startSheaf } from '../load/sheaf-under-load.ts';

const PICTURE_BYTES = 20_000;
type Opening = { milliseconds: number; documentBytes: number; otherBytes: number };

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
    const bytes = makeTestPdf({
      pages: Array.from({ length: count }, (_, at) => ({
        text: `This is page ${at + 1} of the long document`,
        ballast: PICTURE_BYTES,
      })),
    });
    const { id } = await upload(sheaf.url, member, bytes, 'long.pdf');
    visitor = await visit(sheaf.url, { email: 'load1@example.org', password: 'secret1' });
    const address = `${sheaf.url}/files/${id}`;
    const kept = await visitor.open();
    const [first, again]: Opening[][] = [[], []];
    for (let turn = -2; turn < Number(values.runs); turn += 1) {
      const fresh = await visitor.open();
      const stranger = await timeOpening(await fresh.newPage(), address);
      await fresh.close();
      const page = await kept.newPage();
      const guest = await timeOpening(page, address);
      await page.close();
      if (turn < 0) continue;
      first!.push(stranger);
      again!.push(guest);
    }
    printTable(`Until page 1 of ${count} is drawn, of a document of ${kilobytes(bytes.length)} KB`, [
      { browser: 'that was never here', ...sumUp(first!) },
      { browser: 'that has the scripts', ...sumUp(again!) },
    ]);
  } finally {
    await visitor?.close();
    await sheaf.stop();
  }
}

async function timeOpening(page: Page, address: string): Promise<Opening> {
  const loads: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    loads.push(
      request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })),
    );
  });
  await page.goto(address);
  // Since the navigation began, in the page's own clock.
  const drawn = await page.waitForFunction(() =>
    document.querySelector('.page[data-page-number="1"][data-loaded="true"] canvas')
      ? performance.now()
      : undefined,
  );
  const milliseconds = Number(await drawn.jsonValue());
  const all = await Promise.all(loads);
  const weigh = (isDocument: boolean) =>
    all
      .filter(({ url }) => url.endsWith('/download') === isDocument)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return { milliseconds, documentBytes: weigh(true), otherBytes: weigh(false) };
}

function sumUp(openings: Opening[]) {
  const middle = (key: keyof Opening) => median(openings.map((opening) => opening[key]));
  return {
    'median ms': Math.round(middle('milliseconds')),
    'worst ms': Math.round(Math.max(...openings.map(({ milliseconds }) => milliseconds))),
    'of the document, KB': kilobytes(middle('documentBytes')),
    'of the pages, KB': kilobytes(middle('otherBytes')),
  };
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1024);
}
