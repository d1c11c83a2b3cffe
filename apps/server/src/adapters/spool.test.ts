import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareSpool } from './spool.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-spool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was left behind long ago is cleared, and what is being written stays', async () => {
  await mkdir(join(folder, 'left-behind'));
  await writeFile(join(folder, 'left-behind', 'page.pdf'), 'old');
  await utimes(join(folder, 'left-behind'), 0, 0);
  await writeFile(join(folder, 'being-written'), 'new');
  await prepareSpool(folder, 60_000);
  expect(existsSync(join(folder, 'left-behind'))).toBe(false);
  expect(existsSync(join(folder, 'being-written'))).toBe(true);
});

test('a process starts while others come and go in the same folder', async () => {
  const atWork = new AbortController();
  const neighbours = ['a', 'b', 'c', 'd'].map((name) => comeAndGo(join(folder, name), atWork.signal));
  for (let start = 0; start < 300; start++)
    await expect(prepareSpool(folder, 60_000)).resolves.toBeUndefined();
  atWork.abort();
  await Promise.all(neighbours);
});

async function comeAndGo(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await writeFile(path, 'a page');
    await rm(path);
  }
}
