import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bombs } from '../../hostile/make-bombs.ts';
import { hostileDocuments } from '../../hostile/hostile-set.ts';
import { makeTestPdf, pdfInfo } from '../../testing/index.ts';
import { runSheaf, type RunOptions } from '../testing/run-sheaf.ts';

type Opened = { isStale: boolean; run?: () => Promise<number> };
type Bundle = { openBundle: (folder: string, root: string, command: string) => Opened };
const { openBundle } = (await import(new URL('../../../bin/bundle.mjs', import.meta.url).href)) as Bundle;

const folder = mkdtempSync(join(tmpdir(), 'sheaf-bundle-'));
const path = (name: string) => join(folder, name);
/** Node refuses to start a process or a thread. */
const ALONE = { NODE_OPTIONS: '--permission --allow-fs-read=* --allow-fs-write=*' };

const sheaf = (args: string[], env: RunOptions['env'] = {}) =>
  runSheaf(args, { cwd: folder, env: { XDG_CACHE_HOME: path('cache'), ...env } });

const bundles = () => readdirSync(path('cache/sheaf')).filter((name) => name.startsWith('bundle-'));
const manifestPath = () => path(`cache/sheaf/${bundles()[0]}/manifest.json`);

beforeAll(async () => {
  writeFileSync(
    path('three.pdf'),
    makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }] }),
  );
  writeFileSync(path('one.pdf'), makeTestPdf({ pages: [{ text: 'Alone' }] }));
  writeFileSync(path('broken.pdf'), 'This is no document.');
  await sheaf(['info', 'one.pdf']);
  await vi.waitUntil(() => bundles().length > 0 && existsSync(manifestPath()), { timeout: 110_000 });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a light command', () => {
  it('runs in one process, without a thread', async () => {
    const told = await sheaf(['info', 'three.pdf'], ALONE);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    expect(told.stdout.toString()).toMatch(/^Page count: 3$/m);
    expect(await sheaf(['merge', 'three.pdf', 'one.pdf', '-o', 'merged.pdf'], ALONE)).toMatchObject({
      code: 0,
    });
    expect(await pdfInfo(readFileSync(path('merged.pdf')))).toMatchObject({ Pages: '4' });
  });

  it('takes options, which are checked', async () => {
    const args = ['merge', 'three.pdf', 'one.pdf', '--add-bookmarks', '-o', 'marked.pdf'];
    expect(await sheaf(args, ALONE)).toMatchObject({ code: 0 });
    expect((await sheaf(['info', 'marked.pdf'], ALONE)).stdout.toString()).toMatch(/title three, page 1/);
    const wrong = await sheaf(['merge', 'three.pdf', 'one.pdf', '--watermark-opacity', '7', '-o', 'no.pdf']);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('must be at most 1') });
  });

  it('overwrites nothing, and leaves nothing beside its result', async () => {
    const before = readFileSync(path('three.pdf'));
    const args = ['merge', 'three.pdf', 'one.pdf', '-f', '-o', 'three.pdf'];
    expect(await sheaf(args)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('never overwritten'),
    });
    expect(readFileSync(path('three.pdf')).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.sheaf'))).toEqual([]);
  });

  it('ends as it does in a process that limits can end', { timeout: 600_000 }, async () => {
    const made = Object.entries({ ...hostileDocuments, ...bombs }).filter((_, index) => index % 12 === 0);
    for (const [, make] of made) {
      writeFileSync(path('hostile.pdf'), make());
      for (const args of [
        ['info', '--json', 'hostile.pdf'],
        ['merge', 'hostile.pdf', 'one.pdf', '-f', '-o', 'out.pdf'],
      ]) {
        const [here, apart] = [await sheaf(args), await sheaf(args, { SHEAF_ISOLATED: '1' })];
        expect(here).toEqual(apart);
      }
    }
  });

  it.each([
    [['info', '--timeout', '0.001', 'three.pdf'], 14, /took longer/],
    [['info', '--memory', '20', 'three.pdf'], 13, /memory/],
    [['info', 'broken.pdf'], 10, /damaged|not a PDF/],
    [['info', 'absent.pdf'], 1, /absent\.pdf does not exist/],
    [['info', '--frobnicate', 'one.pdf'], 2, /--frobnicate/],
  ])('%j ends with %i', async (args, code, sentence) => {
    expect(await sheaf(args)).toMatchObject({ code, stderr: expect.stringMatching(sentence) });
  });
});

describe('the bundle', () => {
  it('is not used when a source has changed, and built anew', async () => {
    const manifest = JSON.parse(readFileSync(manifestPath(), 'utf8'));
    const [source] = Object.keys(manifest.stamps);
    const written = statSync(manifestPath()).ctimeMs;
    writeFileSync(
      manifestPath(),
      JSON.stringify({ ...manifest, stamps: { ...manifest.stamps, [source!]: '0 0' } }),
    );
    expect((await sheaf(['info', 'three.pdf'], ALONE)).code).not.toBe(0);
    expect(await sheaf(['info', 'three.pdf'])).toMatchObject({ code: 0 });
    const isNew = () => {
      const { stamps } = JSON.parse(readFileSync(manifestPath(), 'utf8'));
      return statSync(manifestPath()).ctimeMs > written && stamps[source!] === manifest.stamps[source!];
    };
    await vi.waitUntil(isNew, { timeout: 110_000 });
    expect(await sheaf(['info', 'three.pdf'], ALONE)).toMatchObject({ code: 0 });
  });

  it('notices a change that keeps the size and the time of its source', () => {
    const root = mkdtempSync(join(tmpdir(), 'sheaf-stamps-'));
    const source = join(root, 'source.ts');
    writeFileSync(source, 'one');
    const { ctimeMs, size, mtime } = statSync(source);
    writeFileSync(join(root, 'light.cjs'), 'exports.run = () => 0;');
    const manifest = {
      root,
      script: 'light.cjs',
      commands: ['info'],
      stamps: { 'source.ts': `${ctimeMs} ${size}` },
    };
    writeFileSync(join(root, 'manifest.json'), JSON.stringify(manifest));
    expect(openBundle(root, root, 'info')).toMatchObject({ isStale: false, run: expect.any(Function) });
    expect(openBundle(root, root, 'compress')).toEqual({ isStale: false });
    writeFileSync(source, 'two');
    utimesSync(source, mtime, mtime);
    expect(openBundle(root, root, 'info')).toEqual({ isStale: true });
    rmSync(root, { recursive: true });
  });
});
