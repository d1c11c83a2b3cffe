import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestPdf, pdfInfo } from '../testing/index.ts';
import { PdfError } from '../errors.ts';
import { codeError } from './code-error.ts';
import { createRunner } from './runner.ts';
import { runTool } from './run-tool.ts';

const pages = Array.from({ length: 200 }, (_, i) => ({ text: `Page ${i}`, ballast: 1000 }));
const long = { name: 'long.pdf', bytes: makeTestPdf({ pages }) };
const short = { name: 'short.pdf', bytes: makeTestPdf({ pages: [{ text: 'Body' }] }) };
const slowly = { dpi: 600 };

const runner = createRunner({ processes: 2 });
afterAll(() => runner.close());

function childrenOf(pid: number): number[] {
  const listed = spawnSync('pgrep', ['-P', String(pid), '-f', 'process-entry'], { encoding: 'utf8' });
  return listed.stdout.trim().split('\n').filter(Boolean).map(Number);
}

describe('runTool', () => {
  it('gives bytes for bytes, and the report', async () => {
    const { files, report } = await runTool('watermark', [short], { text: 'Ω' }, { runner });
    expect(await pdfInfo(files[0]!.bytes)).toMatchObject({ Pages: '1' });
    expect(report).toEqual({ missingCharacters: [] });
  });

  it('reports progress', async () => {
    const told: string[] = [];
    const progress = (done: number, total: number) => told.push(`${done}/${total}`);
    await runTool('render', [long], { dpi: 100 }, { runner, progress });
    expect(told.length).toBeGreaterThan(1);
    expect(told.every((line) => line.endsWith('/200'))).toBe(true);
  });

  it.each([
    ['timed_out', { timeoutMs: 300 }],
    // Of work, however long it takes beside other work.
    ['timed_out', { cpuMs: 300 }],
    ['too_complex', { memoryMb: 100 }],
  ])('ends as %s at its limit, and works on', async (code, limits) => {
    await expect(runTool('render', [long], slowly, { ...limits, runner })).rejects.toMatchObject({ code });
    await expect(runTool('info', [short], {}, { runner })).resolves.toMatchObject({
      report: { pageCount: 1 },
    });
  });

  it('ends when it is cancelled, in work and in waiting, before what comes next is done', async () => {
    const single = createRunner({ processes: 1 });
    const controller = new AbortController();
    const { signal } = controller;
    const both = [1, 2].map(() => runTool('render', [long], slowly, { signal, runner: single }));
    const endings = Promise.allSettled(both);
    await new Promise((resolve) => setTimeout(resolve, 500));
    controller.abort();
    const next = runTool('info', [short], {}, { runner: single }).then(() => 'next' as const);
    expect(await Promise.race([endings, next])).toMatchObject(
      [1, 2].map(() => ({ reason: { code: 'cancelled' } })),
    );
    expect(await next).toBe('next');
    single.close();
  });

  it('leaves no process behind, also of work that goes on while it is closed', async () => {
    const single = createRunner({ processes: 1, niceness: 13 });
    const own = () => childrenOf(process.pid).filter((pid) => getPriority(pid) === 13);
    let seen: number[] = [];
    const progress = () => {
      if (!seen.length) seen = own();
      single.close();
    };
    const { files } = await runTool('render', [long], { dpi: 20 }, { runner: single, progress });
    expect([files.length, seen.length]).toEqual([200, 1]);
    await expect.poll(() => childrenOf(process.pid).includes(seen[0]!)).toBe(false);
  });

  it('ends a process that has nothing to do, and starts another one for the next job', async () => {
    const single = createRunner({ processes: 1, niceness: 14, idleMs: 100 });
    const own = () => childrenOf(process.pid).filter((pid) => getPriority(pid) === 14);
    let seen: number[] = [];
    const progress = () => (seen = own());
    await runTool('render', [long], { dpi: 20 }, { runner: single, progress });
    expect(seen).toHaveLength(1);
    await expect.poll(() => childrenOf(process.pid).includes(seen[0]!), { timeout: 30_000 }).toBe(false);
    const { report } = await runTool('info', [short], {}, { runner: single });
    expect(report).toMatchObject({ pageCount: 1 });
    single.close();
  });

  it('refuses options out of bounds and a wrong number of files before any work', async () => {
    await expect(runTool('render', [short], { dpi: 9999 })).rejects.toMatchObject({
      code: 'invalid_options',
      details: { issues: [{ path: ['dpi'] }] },
    });
    await expect(runTool('merge', [short], {})).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('leaves no file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sheaf-test-'));
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = folder;
    await runTool('watermark', [short], {}, { runner });
    await expect(runTool('render', [long], slowly, { timeoutMs: 300, runner })).rejects.toThrow(
      'work_timed_out',
    );
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

const trap = Object.assign(new Error('unreachable'), { name: 'RuntimeError' });

/** As errors arrive that were caught twice on their way. */
function nested(cause: Error): PdfError {
  return new PdfError('document_damaged', null, { cause: new PdfError('not_a_pdf', null, { cause }) });
}

describe('what a tool throws without a code', () => {
  it.each([
    [new RangeError('Maximum call stack size exceeded'), 'document_too_complex'],
    [new RangeError('Array buffer allocation failed'), 'document_too_complex'],
    [new Error('unreachable'), 'document_damaged'],
    [new TypeError('undefined is not an object'), 'document_damaged'],
    ['a string', 'document_damaged'],
  ])('%s becomes %s, with nothing of it told', (error, reason) => {
    expect(codeError(error)).toMatchObject({ reason, message: reason });
  });

  it.each([
    ['kept after a document that was refused', new PdfError('document_damaged'), false],
    [
      'kept after a reader gave up',
      new PdfError('document_damaged', null, { cause: new Error('No header') }),
      false,
    ],
    ['replaced after a trap', nested(trap), true],
    ['replaced after its stack ran out', nested(new RangeError('call stack')), true],
    ['replaced after what nobody caught', new Error('x is undefined'), true],
  ])('the process is %s', (_, error, worn) => {
    expect(codeError(error).worn).toBe(worn);
  });

  it('is no fault of the document when the disk is full', () => {
    const full = Object.assign(new Error('no space left'), { syscall: 'write', errno: -28, code: 'ENOSPC' });
    expect(codeError(full)).toMatchObject({ reason: undefined, message: 'no space left' });
  });
});
