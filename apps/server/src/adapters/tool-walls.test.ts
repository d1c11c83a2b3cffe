import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createDocumentTools } from './tools/document-tools.ts';
import { findToolWalls, type ToolWalls } from './tool-walls.ts';

const isRoot = process.getuid?.() === 0;
const input = { name: 'a.pdf', bytes: makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] }) };
const someone = { member: 'someone' };

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-walls-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // As a data folder is: only what lies in it is private.
  await chmod(folder, 0o755);
  const spool = join(folder, 'spool');
  await mkdir(spool, { mode: 0o700 });
  return spool;
}

function openTools(folder: string, walls: ToolWalls) {
  const settings = { processes: 1, niceness: 0, registry: new Registry(), office: null };
  const tools = createDocumentTools({ folder, walls, ...settings });
  onTestFinished(async () => tools.close());
  return tools;
}

/** Of the processes of tools that this one has started: their network, and who they run as. */
async function lookAtChildren() {
  const found: { network: string; uids: string[] }[] = [];
  for (const id of await readdir('/proc')) {
    const status = /^\d+$/.test(id) ? await readFile(`/proc/${id}/status`, 'utf8').catch(() => '') : '';
    if (!status.includes(`PPid:\t${process.pid}\n`)) continue;
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('process-entry')) continue;
    const [, uids = ''] = /^Uid:\t(.*)$/m.exec(status) ?? [];
    found.push({ network: await readlink(`/proc/${id}/ns/net`), uids: [...new Set(uids.split('\t'))] });
  }
  return found;
}

test('tools work in a network of their own, and not as root, where the system has such a thing', async () => {
  const folder = await makeFolder();
  const walls = await findToolWalls(folder);
  const tools = openTools(folder, walls);
  const { pages, children } = await tools.run('info', [input as never], {}, someone, async ({ report }) => ({
    pages: report.pageCount,
    children: await lookAtChildren(),
  }));
  expect([pages, children.length]).toEqual([2, 1]);
  const own = await readlink('/proc/self/ns/net');
  expect(children[0]!.network === own).toBe(!walls.launcher.includes('--net'));
  const mayBeRoot = !isRoot || !walls.account;
  expect(children[0]!.uids).toEqual([String(walls.account?.uid ?? process.getuid!())]);
  expect(children[0]!.uids.includes('0')).toBe(isRoot && mayBeRoot);
});

test('files of the store stay the server’s own, and results become so', async () => {
  const folder = await makeFolder();
  const stored = join(folder, '../stored.pdf');
  await writeFile(stored, input.bytes, { mode: 0o600 });
  const tools = openTools(folder, await findToolWalls(folder));
  const given = { name: 'a.pdf', path: stored };
  const made = await tools.run('rotate', [given], { angle: 90 }, someone, async ({ files: [file] }) => ({
    bytes: await readFile(file!.path),
    mode: (await stat(file!.path)).mode & 0o077,
    owner: (await stat(file!.path)).uid,
  }));
  expect(made.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(made.owner).toBe(process.getuid!());
  // The folder of the results is private; what comes from another user becomes so as well.
  expect(isRoot ? made.mode : 0).toBe(0);
  expect(await stat(stored)).toMatchObject({ uid: process.getuid!(), mode: 0o100600 });
  expect(await readdir(folder)).toEqual([]);
});

test('where another user cannot read the program or reach the folder, tools work all the same', async () => {
  const folder = await makeFolder();
  await chmod(join(folder, '..'), 0o700);
  const walls = await findToolWalls(folder);
  expect(walls.account).toBe(undefined);
  const tools = openTools(folder, walls);
  const pages = await tools.run(
    'info',
    [input as never],
    {},
    someone,
    async ({ report }) => report.pageCount,
  );
  expect(pages).toBe(2);
  // Somebody who is not root has no other user to be.
  expect((await findToolWalls(folder, false)).account).toBe(undefined);
});
