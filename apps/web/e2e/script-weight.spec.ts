import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const MOST = 256_000;
const ASSETS = join(import.meta.dirname, '../dist/assets');

const read = (script: string) => readFileSync(join(ASSETS, script), 'utf8');
const weigh = (script: string) => gzipSync(read(script), { level: 6 }).length;

/** A script and all that it cannot start without. */
function needsOf(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  for (const [, needed = ''] of read(script).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/gu))
    needsOf(needed, found);
  return found;
}

/** The script of each tool that has a component of its own, from the list in the script of all tools' page. */
function toolScripts(page: string): Map<string, string> {
  const entries = page.matchAll(
    /["'`]\.\.\/([\w-]+)\/tool\.tsx["'`]:.{0,40}?import\(["'`]\.\/([\w.-]+\.js)/gu,
  );
  return new Map(Array.from(entries, ([, tool = '', script = '']) => [tool, script]));
}

test('no page of a tool needs more script than it may', async ({ page, member, request }) => {
  // Without a file, samples would be offered, with script of their own.
  await storeFile(request, member, 'stored.pdf', pdfFile('stored'));
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) loaded.add(basename(pathname));
  });
  // What the page of any tool loads, before the script of the tool itself.
  await page.goto('/tools/rotate');
  await page.getByRole('button', { name: 'Choose from your files' }).waitFor();
  await page.getByRole('button', { name: member.name }).waitFor();
  // Gone when there is a file.
  for (const script of loaded) if (/^tool-(?:start|drawing)-/u.test(script)) loaded.delete(script);
  const list = [...loaded].map(read).find((script) => script.includes('../rotate/tool.tsx'));
  const scripts = toolScripts(list ?? '');
  expect(scripts.size).toBeGreaterThan(20);
  const weights = Array.from(scripts, ([tool, script]) => {
    const all = loaded.union(needsOf(script));
    return { tool, bytes: [...all].reduce((sum, one) => sum + weigh(one), 0) };
  }).toSorted((one, other) => other.bytes - one.bytes);
  const [heaviest] = weights;
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(weights.slice(0, 5)) });
  expect(weights.at(-1)?.bytes).toBeGreaterThan(100_000);
  expect(heaviest?.bytes, heaviest?.tool).toBeLessThanOrEqual(MOST);
});
