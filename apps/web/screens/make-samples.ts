// node apps/web/screens/make-samples.ts: writes the sample documents that a new member is offered (apps/server/samples).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { invoice, lease, letter, style } from './sample-papers.ts';
import { report } from './sample-report.ts';

const folder = join(import.meta.dirname, '../../server/samples');
const NAMES = ['lease.pdf', 'invoice.pdf', 'annual-report.pdf', 'scanned-letter.pdf'];
const scratch = await mkdtemp(join(tmpdir(), 'sheaf-samples-'));
const require = createRequire(import.meta.url);

async function fontFace(family: string, file: string): Promise<string> {
  const bytes = await readFile(require.resolve(`@fontsource-variable/${file}`));
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
}

const fonts = `<style>${await fontFace('Inter', 'inter/files/inter-latin-wght-normal.woff2')}${await fontFace('Newsreader', 'newsreader/files/newsreader-latin-wght-normal.woff2')}</style>`;

function sheaf(...args: string[]): void {
  const program = join(import.meta.dirname, '../../../packages/pdf-core/bin/sheaf.mjs');
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function lay(page: Page, title: string, html: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><title>${title}</title>${fonts}${html}`);
  await page.evaluate(() => document.fonts.ready);
}

async function print(page: Page, name: string, title: string, html: string): Promise<void> {
  await lay(page, title, `<style>${style}</style>${html}`);
  const printed = join(scratch, name);
  await page.pdf({ path: printed, preferCSSPageSize: true, outline: true });
  const numbered = join(scratch, `numbered-${name}`);
  sheaf('page-numbers', printed, '-o', numbered);
  sheaf('compress', numbered, '--level', 'low', '-o', join(folder, name), '--force');
}

/** A picture only, so that there is something to read. */
async function scan(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1240, height: 1754 });
  await lay(page, 'Letter', letter);
  const picture = join(scratch, 'letter.jpg');
  await writeFile(picture, await page.screenshot({ type: 'jpeg', quality: 60 }));
  sheaf('images', picture, '--margin', '0', '--image-quality', '100', '-o', join(folder, name), '--force');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await print(page, 'lease.pdf', 'Residential Lease Agreement', lease);
await print(page, 'invoice.pdf', 'Invoice 2026-0418', invoice);
await print(page, 'annual-report.pdf', 'Annual report 2025', report);
await scan(page, 'scanned-letter.pdf');
await browser.close();
await rm(scratch, { recursive: true });
// They travel with the program, and into each member's storage who asks for them.
const sizes = await Promise.all(NAMES.map(async (name) => (await stat(join(folder, name))).size));
if (sizes.reduce((sum, size) => sum + size, 0) > 400 * 1024)
  throw new Error(`Too large: ${sizes.join(', ')}`);
