import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { LibraryAnswer } from '@sheaf/api/features/search/search.library.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addMember, PASSWORD, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SHEAF = join(import.meta.dirname, '../../../../../packages/pdf-core/bin/sheaf.mjs');

let server: TestServer;
let member: TestMember;
let env: NodeJS.ProcessEnv;
let contracts: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  const { key } = (
    await member.call<{ key: string }>('apiKeys.create', {
      password: PASSWORD,
      name: 'Key',
      scopes: ['read', 'write'],
    })
  ).body;
  env = { ...process.env, SHEAF_URL: server.url, SHEAF_KEY: key };
  const make = (name: string, parent_id: string | null = null) =>
    member.call<{ folder: { id: string } }>('folders.create', { name, parent_id });
  contracts = (await make('Contracts')).body.folder.id;
  const old = (await make('Old', contracts)).body.folder.id;
  await add('=one.pdf', 'Invoice', '120.50 EUR');
  await add('two.pdf', 'Invoice', '79.60 EUR', old);
});
afterAll(() => server.stop());

async function add(name: string, title: string, total: string, folderId?: string): Promise<void> {
  const lines = [title, 'Invoice number: 7', 'Invoice date: 2025-03-01', `Total: ${total}`];
  const extra = lines.map((line, i) => `BT /F1 14 Tf 40 ${340 - 40 * i} Td (${line}) Tj ET`).join(' ');
  const bytes = makeTestPdf({ pages: [{ extra, size: [900, 400] }] });
  const { file } = (await upload(server, member, Buffer.from(bytes), name)).body;
  if (folderId) await member.call('folders.moveFiles', { fileIds: [file.id], folder_id: folderId });
  await vi.waitFor(
    async () => {
      const rows = server.ctx.db.selectFrom('file_indexes').select('file_id').where('file_id', '=', file.id);
      expect(await rows.execute()).toHaveLength(1);
    },
    { timeout: 120_000 },
  );
}

type Ending = { code: number; stdout: string; stderr: string };
const QUESTION = 'What are the totals of the invoices?';
const ask = (args: string[], own: NodeJS.ProcessEnv = env) =>
  new Promise<Ending>((resolve) => {
    execFile(process.execPath, [SHEAF, 'ask', ...args], { env: own }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('each file answers with its words and its page, and the total is said', async () => {
  const { code, stdout } = await ask(['--all', QUESTION]);
  expect(code).toBe(0);
  expect(stdout).toContain('=one.pdf: 120.50 EUR\n  Total: 120.50 EUR (Page 1)\n');
  expect(stdout).toContain('two.pdf: 79.60 EUR\n');
  expect(stdout).toContain('Total of 2 answers: 200.10 EUR\n');
  expect(stdout).toContain('Searched 2 files');
});

test('a folder is named by its path, whatever its case, or by its id', async () => {
  for (const folder of ['contracts/old', 'Contracts', contracts]) {
    const { stdout } = await ask(['--all', QUESTION, '--folder', folder, '--json']);
    const { rows } = JSON.parse(stdout) as LibraryAnswer;
    expect(rows.map(({ file, value }) => [file.filename, value?.amount])).toEqual([['two.pdf', 79.6]]);
  }
  const missing = await ask(['--all', QUESTION, '--folder', 'Old']);
  expect([missing.code, missing.stderr]).toEqual([1, 'sheaf: There is no folder Old.\n']);
});

test('as CSV, where a name that looks like a formula is text', async () => {
  const { stdout } = await ask(['--all', QUESTION, '--csv']);
  const [head, ...rows] = stdout.trim().split('\r\n');
  expect(head).toBe('File,Result,Match,Answer,Date,Amount,Currency,Passage,Page');
  expect(rows.toSorted()).toEqual([
    "'=one.pdf,Answer,Yes,120.50 EUR,,120.5,EUR,Total: 120.50 EUR,1",
    'two.pdf,Answer,Yes,79.60 EUR,,79.6,EUR,Total: 79.60 EUR,1',
  ]);
});

test('what is missing or refused is said, and the exit code tells a wrong call from a failure', async () => {
  const said = async (args: string[], own?: NodeJS.ProcessEnv) => {
    const { code, stderr } = await ask(args, own);
    return [code, stderr.split('\n')[0]];
  };
  expect(await said([QUESTION])).toEqual([2, 'sheaf: Add --all: the question goes to all files.']);
  expect(await said(['--all'])).toEqual([2, 'sheaf: Give one question, in quotes.']);
  expect(await said(['--all', QUESTION], { ...env, SHEAF_KEY: '' })).toEqual([
    2,
    'sheaf: Name the server and the key in SHEAF_URL and SHEAF_KEY.',
  ]);
  const nowhere = { ...env, SHEAF_URL: 'http://127.0.0.1:9' };
  expect(await said(['--all', QUESTION], nowhere)).toEqual([
    1,
    'sheaf: http://127.0.0.1:9 cannot be reached.',
  ]);
  const [code, sentence] = await said(['--all', QUESTION], { ...env, SHEAF_KEY: 'sheaf_wrong' });
  expect([code, sentence]).toEqual([1, expect.stringMatching(/^sheaf: \S+ \S+/)]);
});

test('an assistant asks all files over MCP', async () => {
  const child = spawn(process.execPath, [SHEAF, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const call = async (id: number, method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return JSON.parse(String((await lines.next()).value)) as { id: number; result: Record<string, unknown> };
  };
  const clientInfo = { name: 'test', version: '1' };
  await call(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  const asked = { name: 'ask-all', arguments: { question: QUESTION, folder: 'Contracts' } };
  const { result } = await call(2, 'tools/call', asked);
  expect(result).toMatchObject({
    content: [{ type: 'text', text: expect.stringContaining('two.pdf: 79.60 EUR') }],
    structuredContent: { rows: [{ file: { filename: 'two.pdf' }, page: 1 }] },
  });
  const failed = await call(3, 'tools/call', {
    name: 'ask-all',
    arguments: { question: 'x', folder: 'None' },
  });
  expect(failed.result).toMatchObject({
    isError: true,
    structuredContent: { error: 'There is no folder None.' },
  });
  child.stdin.end();
});
