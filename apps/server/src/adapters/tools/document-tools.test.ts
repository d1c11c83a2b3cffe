import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import type { Progress } from '@sheaf/api/ports';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentTools } from './document-tools.ts';

const registry = new Registry();
const slowly = { dpi: 600 };
const small = { dpi: 20 };
let folder: string;
let tools: ReturnType<typeof createDocumentTools>;
let long: { name: string; path: string };
let short: { name: string; path: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-pool-'));
  const pages = Array.from({ length: 300 }, (_, i) => ({ text: `Page ${i}`, ballast: 1000 }));
  long = { name: 'long.pdf', path: join(folder, 'long.pdf') };
  short = { name: 'short.pdf', path: join(folder, 'short.pdf') };
  await writeFile(long.path, makeTestPdf({ pages }));
  await writeFile(short.path, makeTestPdf({ pages: [{ text: 'Body' }] }));
  const spool = join(folder, 'spool');
  tools = createDocumentTools({ folder: spool, processes: 2, niceness: 1, registry, office: null });
});
afterAll(async () => {
  tools.close();
  await rm(folder, { recursive: true });
});

const work = (options: object, input = long, more: object = {}) =>
  tools.run('render', [input], options, { member: 'A', ...more }, async ({ files }) => files.length);
const quick = () => tools.run('info', [short], {}, { member: 'B' }, async () => 'told');
const workers = () =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'process-entry'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
const until = (progress: (tell: (told: Progress) => void) => void) =>
  new Promise<Progress>((resolve) => progress(resolve));

test('progress is the tool’s own, and a stop ends work and waiting before what comes next is done', async () => {
  const stop = new AbortController();
  let endings: Promise<PromiseSettledResult<number>[]> | undefined;
  const told = await until((onProgress) => {
    const more = { signal: stop.signal, onProgress };
    endings = Promise.allSettled([1, 2, 3, 4].map(() => work(slowly, long, more)));
  });
  expect(told).toMatchObject({ total: 300 });
  expect(new Set(workers().map((pid) => getPriority(pid)))).toEqual(new Set([1]));
  stop.abort();
  const next = quick();
  const stopped = [1, 2, 3, 4].map(() => ({ reason: { code: 'cancelled' } }));
  expect(await Promise.race([endings, next])).toMatchObject(stopped);
  expect(await next).toBe('told');
  expect(await readdir(join(folder, 'spool'))).toEqual([]);
});

test('a killed process is replaced: its work starts again, and no other work waits', async () => {
  let isKilled = false;
  const done = work(small, long, {
    onProgress: () => {
      if (isKilled) return;
      isKilled = true;
      for (const pid of workers()) process.kill(pid, 'SIGKILL');
    },
  });
  await expect.poll(() => isKilled).toBe(true);
  expect(await Promise.race([quick(), done])).toBe('told');
  expect(await done).toBe(300);
});

test('a file that was deleted while it waited is gone, and no error of the server', async () => {
  const gone = { name: 'gone.pdf', path: join(folder, 'gone.pdf') };
  await writeFile(gone.path, makeTestPdf({ pages: [{ text: 'Body' }] }));
  const before = [work(small), work(small)];
  const waiting = [short, gone].map((file) => work({}, file));
  await rm(gone.path);
  const [there, missing] = await Promise.allSettled(waiting);
  expect(there).toMatchObject({ value: 1 });
  expect(missing).toMatchObject({ reason: { reason: 'file_content_missing', code: 'not_found' } });
  expect(await Promise.all(before)).toEqual([300, 300]);
});

test('failures have their reason, and the metrics count all of them', async () => {
  const broken = { name: 'broken.pdf', path: join(folder, 'broken.pdf') };
  await writeFile(broken.path, 'no document');
  await expect(work({}, broken)).rejects.toMatchObject({
    code: 'unprocessable_document',
    details: { reason: 'corrupt' },
  });
  await expect(work({ dpi: 100_000 }, short)).rejects.toMatchObject({ code: 'invalid_request' });
  await tools.answer();
  const text = await registry.metrics();
  expect(text).toContain('sheaf_pool_running 0');
  expect(text).toContain('sheaf_pool_waiting 0');
  expect(text).toContain('sheaf_tool_failures_total{tool="render",code="cancelled"} 4');
  expect(text).toContain('sheaf_tool_failures_total{tool="render",code="corrupt"} 1');
  expect(text).toMatch(/sheaf_tool_duration_seconds_count\{tool="info"\} [1-9]/);
});
