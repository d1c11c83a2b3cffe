import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { findFastFolder } from '../testing/fast-folder.ts';
import { findBinariesPackage, prepareBinaries } from './binaries.ts';
import { silent } from './testing/run-writer.ts';

const folder = await mkdtemp(join(await findFastFolder(), 'sheaf-binaries-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const installed = findBinariesPackage();
const unlinked = { ...installed, root: join(folder, 'package') };
// As npm unpacks it when it runs no install scripts: without a single symbolic link.
await cp(installed.root, unlinked.root, {
  recursive: true,
  verbatimSymlinks: true,
  filter: async (path) => !(await isLink(path)),
});

test('programs installed without install scripts are made to run', async () => {
  const programs = prepareBinaries(unlinked, undefined, join(folder, 'unused'), silent);
  expect(programs.postgres.startsWith(unlinked.root)).toBe(true);
  expect(versionOf(programs.postgres)).toContain(`(PostgreSQL) ${installed.major}.`);
  expect(versionOf(programs.initdb)).toContain(`(PostgreSQL) ${installed.major}.`);
});

test('programs that lie where their user cannot go are copied once to where it can', async () => {
  await chmod(folder, 0o700);
  // With the permissions of an installer whose umask keeps new files private.
  await chmod(join(unlinked.root, 'native', 'bin', 'postgres'), 0o700);
  const nobody = { uid: 65_534, gid: 65_534 };
  const said: string[] = [];
  const log = { ...silent, info: (line: string) => said.push(line) };
  const copyHome = join(folder, 'copies');
  const first = prepareBinaries(unlinked, nobody, copyHome, log);
  const second = prepareBinaries(unlinked, nobody, copyHome, log);
  expect(first.postgres.startsWith(join(copyHome, `postgres-${installed.version}`))).toBe(true);
  expect(second).toEqual(first);
  expect(said).toHaveLength(1);
  expect(versionOf(first.postgres)).toContain('(PostgreSQL)');
  expect((await stat(first.postgres)).mode & 0o777).toBe(0o755);
});

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8' });
}

async function isLink(path: string): Promise<boolean> {
  return readlink(path).then(
    () => true,
    () => false,
  );
}
