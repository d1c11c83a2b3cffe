import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestPdf, pdfInfo, pdfToText, runPeer } from '../testing/index.ts';
import { runSheaf } from './testing/run-sheaf.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-cli-'));
const path = (name: string) => join(folder, name);
const three = makeTestPdf({ pages: [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }] });

beforeAll(() => {
  writeFileSync(path('three.pdf'), three);
  writeFileSync(path('one.pdf'), makeTestPdf({ pages: [{ text: 'Alone' }] }));
  writeFileSync(path('broken.pdf'), 'This is no document.');
  writeFileSync(path('empty.pdf'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const sheaf = (...args: string[]) => runSheaf(args, { cwd: folder });

describe('a tool as a command', () => {
  it('joins documents, and prints no progress without a terminal', async () => {
    expect(await sheaf('merge', 'three.pdf', 'one.pdf', '-o', 'merged.pdf')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await pdfInfo(readFileSync(path('merged.pdf')))).toMatchObject({ Pages: '4' });
  });

  it('calls a result in a folder by its source, as the page does', async () => {
    const make = (...words: string[]) => sheaf(...words, '-o', 'named/');
    expect(await make('rotate', 'one.pdf')).toMatchObject({ code: 0 });
    expect(await make('protect', 'one.pdf', '--password', 'paper and ink')).toMatchObject({ code: 0 });
    expect(await make('compress', 'named/one-rotated.pdf')).toMatchObject({ code: 0 });
    expect(await make('rotate', 'named/one-rotated.pdf')).toMatchObject({ code: 0 });
    expect(await make('merge', 'three.pdf', 'one.pdf')).toMatchObject({ code: 0 });
    expect(readdirSync(path('named')).sort()).toEqual([
      'one-protected.pdf',
      'one-rotated (2).pdf',
      'one-rotated-compressed.pdf',
      'one-rotated.pdf',
      'three-merged.pdf',
    ]);
  });

  it('divides into a folder that it makes', async () => {
    expect(await sheaf('split', 'three.pdf', '--pages', '1-2,3', '-o', 'parts/')).toMatchObject({ code: 0 });
    const parts = readdirSync(path('parts')).sort();
    const pages = await Promise.all(
      parts.map(async (name) => (await pdfInfo(readFileSync(path(`parts/${name}`))))['Pages']),
    );
    expect(pages.sort()).toEqual(['1', '2']);
  });

  it('attaches as many files as it is given', async () => {
    const files = ['--attach', 'one.pdf', '--attach', 'broken.pdf'];
    expect(await sheaf('attach-files', 'three.pdf', ...files, '-o', 'attached.pdf')).toMatchObject({
      code: 0,
    });
    const { stdout } = await runPeer('pdfdetach', ['-list', 'FILE'], readFileSync(path('attached.pdf')));
    for (const name of ['2 embedded files', 'one.pdf', 'broken.pdf']) expect(stdout).toContain(name);
  });

  it('reads standard input and writes standard output', async () => {
    const { code, stdout } = await runSheaf(
      ['watermark', '--text', 'DRAFT', '--rotation', '-30', '-', '-o', '-'],
      { stdin: three },
    );
    expect(code).toBe(0);
    expect(await pdfInfo(stdout)).toMatchObject({ Pages: '3' });
    expect((await pdfToText(stdout, 1)).replaceAll(/\s/g, '')).toMatch(/[DRAFT]{5}/);
  });

  it('prints text for a reader and a report for a script', async () => {
    expect((await sheaf('text', 'three.pdf')).stdout.toString()).toContain('Second');
    const { stdout } = await sheaf('info', '--json', 'three.pdf');
    expect(JSON.parse(stdout.toString())).toMatchObject({ ok: true, report: { pageCount: 3 } });
    expect((await sheaf('info', 'three.pdf')).stdout.toString()).toMatch(/^Page count: 3$/m);
  });

  it('takes options from a file, and flags before those', async () => {
    writeFileSync(path('look.json'), JSON.stringify({ text: 'FROMFILE', rotation: 0 }));
    await sheaf('watermark', 'one.pdf', '--options', 'look.json', '-o', 'file.pdf');
    await sheaf('watermark', 'one.pdf', '--options', 'look.json', '--text', 'FROMFLAG', '-o', 'flag.pdf');
    expect(await pdfToText(readFileSync(path('file.pdf')))).toContain('FROMFILE');
    expect(await pdfToText(readFileSync(path('flag.pdf')))).toContain('FROMFLAG');
  });

  it('fills a form field by field, and says how an entry is written', async () => {
    const formFields = [
      { type: 'text', name: 'name', x: 50, y: 700 },
      { type: 'checkbox', name: 'agree', x: 50, y: 520 },
    ];
    writeFileSync(path('form.json'), JSON.stringify({ formFields }));
    expect(await sheaf('create-form', '--options', 'form.json', '-o', 'form.pdf')).toMatchObject({ code: 0 });
    const given = ['--field', 'name=Ada = Lovelace', '--field', 'agree=true'];
    expect(await sheaf('fill-form', 'form.pdf', ...given, '-o', 'filled.pdf')).toMatchObject({ code: 0 });
    const { stdout } = await sheaf('form-fields', 'filled.pdf', '--json');
    const { report } = JSON.parse(stdout.toString());
    expect(JSON.stringify(report)).toContain('Ada = Lovelace');
    expect(await pdfToText(readFileSync(path('filled.pdf')))).toContain('Ada = Lovelace');
    const wrong = await sheaf('fill-form', 'form.pdf', '--field', 'name=x', '--field', 'Ada', '-o', 'no.pdf');
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('NAME=VALUE, not "Ada"') });
  });

  it('puts marks and notes on pages in words, of each kind with its parts', async () => {
    const marks = ['page=1,x=20,y=40,width=160,height=20,text=Paid on 3 May, in cash'];
    const flags = marks.flatMap((mark) => ['--sign-marks', mark]);
    expect(await sheaf('sign', 'one.pdf', ...flags, '-o', 'marked.pdf')).toMatchObject({ code: 0 });
    expect(await pdfToText(readFileSync(path('marked.pdf')))).toContain('Paid on 3 May, in cash');
    const notes = [
      'type=text,x=20,y=100,text=Checked, twice',
      'type=line,from=20 60,to=90 60,arrow=true',
      'type=ink,strokes=20 20 30 30 40 20|50 20 60 30',
      'type=highlight,x=10,y=10,width=80,height=20,lines=10 10 80 9|10 20 80 9',
    ].flatMap((note) => ['--annotations', note]);
    const noted = await sheaf('annotate', 'one.pdf', ...notes, '-o', 'noted.pdf');
    expect(noted).toMatchObject({ code: 0 });
    expect(await pdfToText(readFileSync(path('noted.pdf')))).toContain('Checked, twice');
    const made = readFileSync(path('noted.pdf'));
    const { stdout } = await runPeer('qpdf', ['--qdf', '--object-streams=disable', 'FILE', '-'], made);
    for (const kind of ['/FreeText', '/Line', '/Ink', '/Highlight']) expect(stdout).toContain(kind);
    const wrong = await sheaf('annotate', 'one.pdf', '--annotations', 'Paid', '-o', 'x.pdf');
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('takes NAME=VALUE,..., JSON'),
    });
    const odd = await sheaf(
      'annotate',
      'one.pdf',
      '--annotations',
      'type=line,from=20,to=1 2',
      '-o',
      'x.pdf',
    );
    expect(odd).toMatchObject({ code: 2, stderr: expect.stringContaining('from') });
    const help = (await sheaf('annotate', '--help')).stdout.toString();
    expect(help).toContain('type: text, highlight, note, rectangle, line, ink, stamp');
    expect(help).toContain('from as "x y"');
  });

  it('knows nested options by a short and by a dotted name, and what they turn on', async () => {
    for (const flag of ['--watermark-text', '--watermark-options.text']) {
      await sheaf(
        'merge',
        'one.pdf',
        'one.pdf',
        flag,
        'NESTED',
        '--watermark-rotation',
        '0',
        '-f',
        '-o',
        'nested.pdf',
      );
      expect(await pdfToText(readFileSync(path('nested.pdf')))).toContain('NESTED');
    }
  });
});

describe('files that are there', () => {
  it('never overwrites the input, by whichever name', async () => {
    const ending = await sheaf(
      'compress',
      'three.pdf',
      '-f',
      '-o',
      `../${folder.split('/').at(-1)}/three.pdf`,
    );
    expect(ending).toMatchObject({ code: 1, stderr: expect.stringContaining('never overwritten') });
    expect(readFileSync(path('three.pdf')).equals(three)).toBe(true);
  });

  it('overwrites others only by force', async () => {
    writeFileSync(path('there.pdf'), 'precious');
    expect(await sheaf('watermark', 'one.pdf', '-o', 'there.pdf')).toMatchObject({ code: 1 });
    expect(readFileSync(path('there.pdf'), 'utf8')).toBe('precious');
    expect(await sheaf('watermark', 'one.pdf', '-o', 'there.pdf', '--force')).toMatchObject({ code: 0 });
    expect(statSync(path('there.pdf')).size).toBeGreaterThan(100);
  });

  it('leaves nothing behind when it fails or is stopped', async () => {
    expect(await sheaf('watermark', 'broken.pdf', '-o', 'never.pdf')).toMatchObject({ code: 10 });
    const pages = Array.from({ length: 300 }, (_, i) => ({ text: `Page ${i}` }));
    writeFileSync(path('long.pdf'), makeTestPdf({ pages }));
    const stopped = await runSheaf(['render', 'long.pdf', '--dpi', '600', '-o', 'stopped/'], {
      cwd: folder,
      killAfterMs: 1500,
    });
    expect(stopped).toMatchObject({ code: 130 });
    expect(existsSync(path('never.pdf'))).toBe(false);
    expect(readdirSync(path('stopped'))).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.sheaf'))).toEqual([]);
  });
});

describe('failures', () => {
  it.each([
    [['info', 'broken.pdf'], 10, /damaged|not a PDF/],
    [['render', 'empty.pdf', '-o', 'x/'], 12, /empty/],
    [['render', 'three.pdf', '--pages', '9', '-o', 'x/'], 15, /3 pages/],
    [['render', 'three.pdf', '--timeout', '0.001', '-o', 'x/'], 14, /took longer/],
    [['render', 'three.pdf', '--memory', '20', '-o', 'x/'], 13, /memory/],
    [['info', 'absent.pdf'], 1, /absent\.pdf does not exist/],
    [['frobnicate'], 2, /no command "frobnicate"/],
    [['render', 'three.pdf'], 2, /-o/],
    [['merge', '--no-such-flag', 'three.pdf'], 2, /--no-such-flag/],
    [['watermark', 'one.pdf', '--opacity', '7'], 2, /--opacity must be at most 1\./],
    [['watermark', 'one.pdf', '--opacity', 'much'], 2, /--opacity takes a number, not "much"/],
    [['info', 'one.pdf', 'three.pdf'], 2, /one file/],
  ])('%j ends with %i', async (args, code, sentence) => {
    const ending = await sheaf(...args);
    expect(ending).toMatchObject({ code, stderr: expect.stringMatching(sentence) });
    expect(ending.stderr).not.toMatch(/\n\s+at /);
  });

  it('prints JSON for scripts', async () => {
    const { code, stdout } = await sheaf('info', '--json', 'broken.pdf');
    expect([code, JSON.parse(stdout.toString())]).toMatchObject([10, { ok: false, code: 'corrupt' }]);
  });
});

describe('secrets', () => {
  it('opens a protected document with a password from a file, and never prints it', async () => {
    writeFileSync(path('secret.txt'), 'open sesame\n');
    const args = ['--encrypt', 'open sesame', 'owner', '256', '--', path('three.pdf'), path('locked.pdf')];
    expect((await runPeer('qpdf', args)).code).toBe(0);
    expect(await sheaf('text', 'locked.pdf')).toMatchObject({ code: 11 });
    const wrong = await sheaf('text', 'locked.pdf', '--password', 'hunter2hunter2', '--json');
    expect(wrong.code).toBe(11);
    expect(wrong.stderr + wrong.stdout.toString()).not.toContain('hunter2');
    const opened = await sheaf('text', 'locked.pdf', '--password-file', 'secret.txt');
    expect(opened.stdout.toString()).toContain('First');
  });
});
