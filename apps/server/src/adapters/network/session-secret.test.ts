import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../testing/s3-server.ts';
import { withFileLimit } from '../../testing/small-disk.ts';
import { readSessionSecret } from './session-secret.ts';

const run = promisify(execFile);

async function makeHome() {
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  return { path, file: join(path, 'session-secret') };
}

test('it is made once, private, and the same for processes that start at once', async () => {
  const { path, file } = await makeHome();
  const [one, ...others] = await Promise.all(Array.from({ length: 8 }, () => readSessionSecret(path)));
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(new Set(others)).toEqual(new Set([one]));
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readSessionSecret(path)).toBe(one);
});

test('one that is empty or cut is refused, and never taken for a secret', async () => {
  const { path, file } = await makeHome();
  for (const cut of ['', '\n', 'abc']) {
    await writeFile(file, cut);
    await expect(readSessionSecret(path)).rejects.toThrow('is empty or cut');
    expect(await readFile(file, 'utf8')).toBe(cut);
  }
});

test('where it cannot be written nothing is left, and the next start makes one', async () => {
  const { path, file } = await makeHome();
  const module = new URL('session-secret.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then((made) => made.readSessionSecret(process.argv[1]))`;
  const { command, args } = withFileLimit(0);
  await expect(run(command, [...args, process.execPath, '-e', script, path])).rejects.toThrow('EFBIG');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await readSessionSecret(path)).toMatch(/^[\w-]{43}$/);
});
