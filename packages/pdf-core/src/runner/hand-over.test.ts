import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeBack } from './hand-over.ts';

async function makePlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-results-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const results = join(folder, 'results');
  await mkdir(results);
  const secret = join(folder, 'secret');
  await writeFile(secret, 'of another member');
  return { results, secret };
}

test.each([
  ['a link by name', (from: string, to: string) => symlink(from, to)],
  ['a second name of a file', (from: string, to: string) => link(from, to)],
  ['a folder', (_from: string, to: string) => mkdir(to)],
])('%s is no result of a tool', async (_what, make) => {
  const { results, secret } = await makePlaces();
  await make(secret, join(results, '0'));
  const told = { name: 'a.pdf', path: join(results, '0'), size: 17 };
  await expect(takeBack(results, [told], undefined)).rejects.toThrow('no file');
});

test("a result is read from the tool's folder, whatever the tool reports", async () => {
  const { results, secret } = await makePlaces();
  await writeFile(join(results, '0'), 'mine');
  expect(await takeBack(results, [{ name: '../a.pdf', path: secret, size: 17 }], undefined)).toEqual([
    { name: 'a.pdf', path: join(results, '0'), size: 4 },
  ]);
});
