import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSheaf } from '../../cli/testing/run-sheaf.ts';
import { readPlacedPages } from '../../placed-pages.options.ts';
import { runTool } from '../../runner/run-tool.ts';
import { makeTestPdf } from '../../testing/index.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-words-'));
  const texts = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ text: `${prefix}${index + 1}` }));
  await writeFile(join(folder, 'a.pdf'), makeTestPdf({ pages: texts('A', 6) }));
  await writeFile(join(folder, 'b.pdf'), makeTestPdf({ pages: texts('B', 2) }));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(tool: string, files: string[], pages: string) {
  const ending = await runSheaf([tool, ...files, '--pages', pages, '-o', 'out.pdf', '--force'], {
    cwd: folder,
  });
  if (ending.code !== 0) return ending.stderr;
  const file = { name: 'out.pdf', path: join(folder, 'out.pdf') };
  const info = await runTool('info', [file], {});
  const { report } = await runTool('text', [file], {});
  return report.pages.map(({ text }, index) => {
    const { rotation, width, height } = info.report.pages[index]!;
    return `${text.trim() || `${Math.round(width)}x${Math.round(height)}`}${rotation ? ` r${rotation}` : ''}`;
  });
}

describe('pages in words', () => {
  it('order, turn and leave out pages, and take those of other files', async () => {
    expect(await run('organize', ['a.pdf'], '3,1r90,5-')).toEqual(['A3', 'A1 r90', 'A5', 'A6']);
    expect(await run('organize', ['a.pdf', 'b.pdf'], '1-2r180, 2:2, last')).toEqual([
      'A1 r180',
      'A2 r180',
      'B2',
      'A6',
    ]);
    expect(await run('merge', ['a.pdf', 'b.pdf'], '2:all;-1')).toEqual(['B1', 'B2', 'A1']);
  });

  it('an empty page is as large as the one before it', async () => {
    const { report } = await runTool('info', [{ name: 'a.pdf', path: join(folder, 'a.pdf') }], {});
    const { width, height } = report.pages[0]!;
    const size = `${Math.round(width)}x${Math.round(height)}`;
    expect(await run('organize', ['a.pdf'], '1, blank, 2')).toEqual(['A1', size, 'A2']);
  });

  it('JSON goes on', async () => {
    expect(await run('organize', ['a.pdf'], '[{"page":2},{"page":1,"rotate":90}]')).toEqual(['A2', 'A1 r90']);
  });

  it('what is no page is said', async () => {
    expect(await run('organize', ['a.pdf'], '1,x,2')).toContain('Entry 2, "x", is no page.');
    expect(await run('organize', ['a.pdf'], '1r45')).toContain('"1r45" is no page.');
    expect(await run('organize', ['a.pdf'], '9')).toContain('There is no page 9');
    expect(await run('organize', ['a.pdf'], '2:1')).toContain('2');
  });

  it('is read by the words of page ranges', () => {
    const pagesOf = (text: string) => {
      const read = readPlacedPages(text, [4, 2]);
      return 'pages' in read ? read.pages.map(({ file, page }) => `${file}:${page}`) : read;
    };
    expect(pagesOf('last 2, 2:erste')).toEqual(['1:3', '1:4', '2:1']);
    expect(pagesOf('odd r90')).toEqual(['1:1', '1:3']);
  });
});

it('boxes to redact are given without JSON', async () => {
  const box = 'page=1,x=0,y=0,width=40,height=40,label=gone, for good';
  const words = ['redact', 'a.pdf', '--boxes', box, '--no-text', '--dpi', '100', '-o', 'r.pdf', '--json'];
  const { code, stdout } = await runSheaf(words, { cwd: folder });
  expect(code).toBe(0);
  expect(JSON.parse(String(stdout)).report).toMatchObject({ boxes: 1, pages: 1 });
  const wrong = await runSheaf(['redact', 'a.pdf', '--boxes', 'a=1', '-o', 'r2.pdf'], { cwd: folder });
  expect(wrong.stderr).toContain('--boxes takes NAME=VALUE,... with page, x, y');
});
