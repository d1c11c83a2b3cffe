import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createDocumentTools } from './document-tools.ts';
import { findNetworkWall } from './network-wall.ts';

const launcher = await findNetworkWall();

/** The networks of the processes that this one has started. */
async function networksOfChildren(): Promise<string[]> {
  const found: string[] = [];
  for (const id of await readdir('/proc')) {
    const status = /^\d+$/.test(id) ? await readFile(`/proc/${id}/status`, 'utf8').catch(() => '') : '';
    if (!status.includes(`PPid:\t${process.pid}\n`)) continue;
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('process-entry')) found.push(await readlink(`/proc/${id}/ns/net`));
  }
  return found;
}

async function readPages(settings: { launcher?: string[] }) {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-wall-'));
  const registry = new Registry();
  const tools = createDocumentTools({
    folder,
    processes: 1,
    niceness: 0,
    registry,
    office: null,
    ...settings,
  });
  onTestFinished(async () => {
    tools.close();
    await rm(folder, { recursive: true, force: true });
  });
  const input = { name: 'a.pdf', bytes: makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] }) };
  return tools.run('info', [input as never], {}, { member: 'someone' }, async ({ report }) => ({
    pages: report.pageCount,
    networks: await networksOfChildren(),
  }));
}

test('tools work in a network of their own, where the system has such a thing', async () => {
  const own = await readlink('/proc/self/ns/net');
  const { pages, networks } = await readPages({ launcher });
  expect([pages, networks.length]).toEqual([2, 1]);
  expect(networks.includes(own)).toBe(launcher.length === 0);
});

test('where the system does not allow that, tools work all the same', async () => {
  expect((await readPages({ launcher: [] })).pages).toBe(2);
});
