import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCommands } from '../cli/commands.ts';
import { runSheaf } from '../cli/testing/run-sheaf.ts';
import { makeTestPdf, pdfToText, runPeer } from '../testing/index.ts';

const SHEAF = fileURLToPath(new URL('../../bin/sheaf.mjs', import.meta.url));
let outside: string;
let root: string;
/** Where unfinished work lies. */
let work: string;
let client: Client;

beforeAll(async () => {
  outside = await realpath(await mkdtemp(join(tmpdir(), 'sheaf-mcp-test-')));
  root = join(outside, 'root');
  work = await mkdtemp(join(tmpdir(), 'sheaf-mcp-work-'));
  await mkdir(root);
  client = new Client({ name: 'test', version: '1' });
  const args = [SHEAF, 'mcp', '--root', root];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: { TMPDIR: work } }));
});
afterAll(async () => {
  await client.close();
  await rm(outside, { recursive: true, force: true });
  await rm(work, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
  await writeFile(join(root, 'a.pdf'), makePdf(['first']));
  await writeFile(join(root, 'b.pdf'), makePdf(['second', 'third']));
});

const makePdf = (texts: string[]) => makeTestPdf({ pages: texts.map((text) => ({ text })) });

type Told = { code?: string; error?: string; files?: { path: string; size: number }[]; report?: object };
async function call(name: string, args: object) {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [first] = result.content;
  const structuredContent = (result.structuredContent ?? {}) as Told;
  return { ...result, structuredContent, text: first?.type === 'text' ? first.text : '' };
}

describe('sheaf mcp', () => {
  it('attaches files that are named by their paths, and none from outside of its folder', async () => {
    const attach = (attachments: string[]) =>
      call('attach-files', { files: ['a.pdf'], output: 'out.pdf', options: { attachments } });
    await writeFile(join(outside, 'secret.pdf'), 'secret');
    const { structuredContent } = await attach(['../secret.pdf']);
    expect(structuredContent.code).toBe('outside_root');
    expect((await attach(['b.pdf'])).isError).toBeFalsy();
    const { stdout } = await runPeer('pdfdetach', ['-list', 'FILE'], await readFile(join(root, 'out.pdf')));
    expect(stdout).toContain('b.pdf');
  });

  it('reads no file of an option that is larger than any may be, and counts files before it looks at them', async () => {
    await writeFile(join(root, 'large.bin'), '');
    await truncate(join(root, 'large.bin'), 1_000_000_000);
    const attachments = ['large.bin'];
    const large = await call('attach-files', { files: ['a.pdf'], options: { attachments } });
    expect(large.structuredContent.code).toBe('too_large');
    const many = await call('info', { files: Array(50_000).fill('nowhere.pdf') });
    expect([many.structuredContent.code, many.text.length]).toEqual([
      'invalid_options',
      expect.toSatisfy((length: number) => length < 200),
    ]);
  });

  it('offers every tool, with the options of its own schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(listCommands().map(({ name }) => name));
    const compress = tools.find(({ name }) => name === 'compress')!;
    expect(compress.inputSchema).toMatchObject({
      type: 'object',
      required: ['files'],
      properties: {
        files: { type: 'array', minItems: 1, maxItems: 1 },
        output: { type: 'string' },
        options: { properties: { compressionLevel: { enum: ['low', 'medium', 'high', 'maximum'] } } },
      },
    });
    expect(JSON.stringify(tools)).not.toContain('outputName');
    expect(tools.find(({ name }) => name === 'info')?.annotations?.readOnlyHint).toBe(true);
  });

  it('merges two files of the root, and reports its progress', async () => {
    const told: number[] = [];
    const result = await client.callTool(
      { name: 'merge', arguments: { files: ['b.pdf', 'a.pdf'], output: 'made/both.pdf' } },
      { onprogress: ({ progress }) => told.push(progress) },
    );
    expect(result.isError).toBeFalsy();
    const made = await readFile(join(root, 'made/both.pdf'));
    expect(result.structuredContent).toEqual({
      files: [{ path: 'made/both.pdf', size: made.length }],
      notices: [],
    });
    expect((await pdfToText(made)).split('\f').map((text) => text.trim())).toEqual([
      'second',
      'third',
      'first',
      '',
    ]);
    expect(told.length).toBeGreaterThan(0);
  });

  it('answers with what is in a document', async () => {
    expect((await call('info', { files: ['b.pdf'] })).structuredContent).toMatchObject({
      files: [],
      report: { pageCount: 2 },
    });
    expect((await call('text', { files: ['b.pdf'] })).text).toContain('second');
    const split = await call('split', { files: ['b.pdf'], output: 'parts/', options: { pages: '1,2' } });
    expect(split.structuredContent.files).toHaveLength(2);
    expect(await readdir(join(root, 'parts'))).toHaveLength(2);
  });

  it('stays inside the root, whatever leads out of it', async () => {
    await writeFile(join(outside, 'secret.pdf'), makePdf(['secret']));
    await symlink(join(outside, 'secret.pdf'), join(root, 'link.pdf'));
    await symlink(outside, join(root, 'up'));
    for (const path of [
      '../secret.pdf',
      join(outside, 'secret.pdf'),
      'link.pdf',
      'up/secret.pdf',
      '/etc/passwd',
    ]) {
      const refused = await call('info', { files: [path] });
      expect([path, refused.isError, refused.structuredContent.code]).toEqual([path, true, 'outside_root']);
    }
    await symlink(join(outside, 'made.pdf'), join(root, 'dangling.pdf'));
    for (const output of ['../made.pdf', 'up/made.pdf', 'up/', 'dangling.pdf', `${root}-beside/made.pdf`]) {
      const refused = await call('merge', { files: ['a.pdf', 'b.pdf'], output });
      expect([output, refused.isError]).toEqual([output, true]);
    }
    expect((await readdir(outside)).toSorted()).toEqual(['root', 'secret.pdf']);
    expect((await call('info', { files: ['nowhere.pdf'] })).structuredContent.code).toBe('not_found');
    expect((await call('info', { files: ['.'] })).structuredContent.code).toBe('not_a_file');
  });

  it('overwrites nothing, and leaves no half of several results', async () => {
    const before = await readFile(join(root, 'a.pdf'));
    const refused = await call('merge', { files: ['a.pdf', 'b.pdf'], output: 'a.pdf' });
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'exists' } });
    expect(before.equals(await readFile(join(root, 'a.pdf')))).toBe(true);
    const { structuredContent } = await call('split', {
      files: ['b.pdf'],
      output: 'x/',
      options: { pages: '1,2' },
    });
    const [, second] = structuredContent.files ?? [];
    await rm(join(root, 'x'), { recursive: true });
    await mkdir(join(root, 'x'));
    await writeFile(join(root, second!.path), 'mine');
    const half = await call('split', { files: ['b.pdf'], output: 'x/', options: { pages: '1,2' } });
    expect(half.structuredContent.code).toBe('exists');
    expect(await readdir(join(root, 'x'))).toHaveLength(1);
    expect(await readFile(join(root, second!.path), 'utf8')).toBe('mine');
  });

  it('reports errors by a code and a message', async () => {
    await writeFile(join(root, 'broken.pdf'), 'no document');
    for (const [name, args, code] of [
      ['info', { files: ['broken.pdf'] }, 'corrupt'],
      ['compress', { files: ['a.pdf'], options: { compressionLevel: 'tiny' } }, 'invalid_options'],
      ['merge', { files: ['a.pdf'] }, 'invalid_options'],
    ] as const) {
      const { isError, structuredContent, text } = await call(name, args);
      expect([name, isError, structuredContent.code]).toEqual([name, true, code]);
      expect(text).toBe(`${code}: ${String(structuredContent.error)}`);
    }
  });

  it('stops when the caller stops waiting, and goes on with the next call', async () => {
    const pages = Array.from({ length: 400 }, (_, n) => `page ${n}`);
    await writeFile(join(root, 'long.pdf'), makePdf(pages));
    const stop = new AbortController();
    const rendering = client.callTool(
      { name: 'render', arguments: { files: ['long.pdf'], output: 'pages/', options: { dpi: 300 } } },
      { signal: stop.signal, onprogress: () => stop.abort() },
    );
    await expect(rendering).rejects.toThrow(/abort|cancel/i);
    expect((await call('info', { files: ['a.pdf'] })).structuredContent).toMatchObject({
      report: { pageCount: 1 },
    });
    await expect.poll(() => readdir(work), { timeout: 10_000 }).toEqual([]);
    expect(await readdir(root)).not.toContain('pages');
  });

  it('ends with its input, and explains itself', async () => {
    const { code, stderr } = await runSheaf(['mcp', '--root', root], { stdin: new Uint8Array() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect((await runSheaf(['mcp', '--help'])).stdout.toString()).toContain('Usage: sheaf mcp');
    expect((await runSheaf(['mcp', '--root', join(root, 'none')])).code).toBe(2);
  });

  it('reports a message that is too large to be read, and ends as failed', async () => {
    const stdin = Buffer.alloc(11 * 1024 ** 2, 'x');
    const { code, stderr } = await runSheaf(['mcp', '--root', root], { stdin });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'sheaf mcp: ReadBuffer exceeded maximum size of 10485760 bytes\n',
    });
  });
});
