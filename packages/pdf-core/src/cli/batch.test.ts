import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '../runner/run-tool.ts';
import { createSigningIdentity } from '../sign/identity.ts';
import { encryptBy, makeScan, makeTestPdf, pdfInfo, pdfToText } from '../testing/index.ts';
import { runSheaf } from './testing/run-sheaf.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-batch-'));
const path = (...names: string[]) => join(folder, ...names);
const sheaf = (...args: string[]) => runSheaf(args, { cwd: folder });
const recipe = (operations: object[]) =>
  writeFileSync(path('recipe.json'), JSON.stringify({ name: 'Test', operations }));

type Told = { files: string[]; becomes: string[] | null; fails: object | null };

beforeAll(() => {
  mkdirSync(path('in'));
  for (const name of ['a10', 'a2', 'a1'])
    writeFileSync(path('in', `${name}.pdf`), makeTestPdf({ pages: [{ text: name }] }));
  writeFileSync(path('in', 'notes.txt'), 'no document');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('sheaf batch', () => {
  it('feeds each step what the one before it made, in the order people count in', async () => {
    recipe([
      { type: 'watermark', options: { text: 'BATCH', rotation: 0 } },
      { type: 'merge', fileIds: ['$previous'] },
    ]);
    expect(await sheaf('batch', 'recipe.json', 'in/', '-o', 'merged/')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(readdirSync(path('merged'))).toEqual(['a1-merged.pdf']);
    const bytes = readFileSync(path('merged', 'a1-merged.pdf'));
    expect(await pdfInfo(bytes)).toMatchObject({ Pages: '3' });
    for (const [i, name] of ['a1', 'a2', 'a10'].entries()) {
      const text = await pdfToText(bytes, i + 1);
      expect(text).toContain('BATCH');
      expect(text).toMatch(new RegExp(`${name}\\s`));
    }
  });

  it('lets a file that fails fail alone, and names it', async () => {
    writeFileSync(path('in', 'broken.pdf'), 'broken');
    recipe([{ type: 'page-numbers' }]);
    const ending = await sheaf('batch', 'recipe.json', 'in/', '-o', 'numbered/', '--json');
    rmSync(path('in', 'broken.pdf'));
    expect(ending.code).toBe(1);
    const { ok, failures } = JSON.parse(ending.stdout.toString());
    expect([ok, failures]).toMatchObject([false, [{ step: 1, file: 'broken.pdf', code: 'corrupt' }]]);
    expect(readdirSync(path('numbered')).sort()).toEqual(['a1.pdf', 'a10.pdf', 'a2.pdf']);
  });

  it('joins no files while one of them is missing', async () => {
    writeFileSync(path('in', 'broken.pdf'), 'broken');
    recipe([{ type: 'page-numbers' }, { type: 'merge' }]);
    const ending = await sheaf('batch', 'recipe.json', 'in/', '-o', 'lacking/', '--json');
    rmSync(path('in', 'broken.pdf'));
    expect(ending.code).toBe(1);
    expect(JSON.parse(ending.stdout.toString())).toMatchObject({
      files: [],
      failures: [{ file: 'broken.pdf' }],
    });
    expect(readdirSync(path('lacking'))).toEqual([]);
  });

  it('says before the work which signatures break, and which files fail for their protection', async () => {
    mkdirSync(path('held'));
    const [lease] = ['a1'].map((name) => readFileSync(path('in', `${name}.pdf`)));
    writeFileSync(
      path('held', 'owned.pdf'),
      await encryptBy(lease!, ['--encrypt', '', 'o', '256', '--modify=none', '--']),
    );
    writeFileSync(path('held', 'locked.pdf'), await encryptBy(lease!, ['--encrypt', 'u', 'o', '256', '--']));
    const options = { signatureData: { name: 'Ada' }, identity: createSigningIdentity('Ada') };
    const signed = await runTool('sign', [{ name: 'signed.pdf', bytes: lease! }], options);
    writeFileSync(path('held', 'signed.pdf'), signed.files[0]!.bytes);
    recipe([{ type: 'page-numbers' }]);
    const { code, stderr } = await sheaf('batch', 'recipe.json', 'held/', '-o', 'numbered-held/');
    const [before] = stderr.split('\nsheaf: step 1, page-numbers: ');
    expect([code, before]).toEqual([
      1,
      [
        'sheaf: Step 1 will fail for locked.pdf: The document is protected with a password.',
        'sheaf: Step 1 will fail for owned.pdf: The owner of the document does not allow its pages to be changed. Unlock it first.',
        'sheaf: Step 1 breaks the signature of signed.pdf. The signed originals stay as they are.',
      ].join('\n'),
    ]);
    rmSync(path('held', 'locked.pdf'));
    rmSync(path('held', 'signed.pdf'));
    const refused = await sheaf('batch', 'recipe.json', 'held/', '-o', 'refused/');
    expect([refused.code, existsSync(path('refused'))]).toEqual([2, false]);
    expect(refused.stderr).toContain(
      'Step 1 (page-numbers) can’t be run because of the protection of “owned.pdf”.',
    );
  });

  it('says in a dry run what each file becomes and what fails, as the run then does, and writes nothing', async () => {
    mkdirSync(path('dry'));
    const lease = readFileSync(path('in', 'a1.pdf'));
    for (const name of ['a.pdf', 'b.pdf']) writeFileSync(path('dry', name), lease);
    writeFileSync(path('dry', 'broken.pdf'), 'broken');
    writeFileSync(path('dry', 'locked.pdf'), await encryptBy(lease, ['--encrypt', 'u', 'o', '256', '--']));
    const run = async (...words: string[]) => sheaf('batch', 'recipe.json', 'dry/', ...words);
    recipe([{ type: 'page-numbers' }, { type: 'to-text' }]);
    const before = readdirSync(folder, { recursive: true });
    const told = await run('--dry-run');
    expect([told.code, told.stderr, told.stdout.toString().split('\n')]).toEqual([
      1,
      '',
      [
        'a.pdf → a.txt',
        'b.pdf → b.txt',
        'locked.pdf: step 1 fails: The document is protected with a password.',
        expect.stringMatching(/^broken.pdf: step 1 fails: /u),
        '',
      ],
    ]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    const { files } = JSON.parse((await run('--dry-run', '--json')).stdout.toString()) as { files: Told[] };
    const ran = JSON.parse((await run('-o', 'dry-out/', '--json')).stdout.toString()) as {
      files: { name: string }[];
      failures: { file: string }[];
    };
    expect(files.flatMap(({ becomes }) => becomes ?? [])).toEqual(ran.files.map(({ name }) => name));
    // A broken file is refused by each tool in its own words.
    const failing = files.flatMap((one) => (one.fails ? one.files : []));
    expect(failing.toSorted()).toEqual(ran.failures.map(({ file }) => file).toSorted());
    rmSync(path('dry', 'broken.pdf'));
    rmSync(path('dry', 'locked.pdf'));
    recipe([{ type: 'compress' }, { type: 'merge' }]);
    const joined = (await run('--dry-run')).stdout.toString();
    await run('-o', 'dry-joined/');
    expect(joined).toBe(`a.pdf and 1 more → ${readdirSync(path('dry-joined'))[0]}\n`);
    recipe([{ type: 'extract-images' }]);
    expect((await run('--dry-run')).stdout.toString()).toContain(
      'a.pdf → files or names that are known only',
    );
  });

  it('reads scans in a recipe, so that their words can be searched', async () => {
    const { bytes } = await makeScan();
    mkdirSync(path('scans'));
    writeFileSync(path('scans', 'log.pdf'), bytes);
    recipe([{ type: 'ocr', options: { enhanceImage: false } }, { type: 'page-numbers' }]);
    expect(await sheaf('batch', 'recipe.json', 'scans/', '-o', 'read/')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await pdfToText(readFileSync(path('read', 'log.pdf')))).toContain('Seventeen vessels');
  });

  it.each([
    ['{"operations":[{"type":"summarize"}]}', /step 1: "summarize" needs a Sheaf server/],
    [
      '{"operations":[{"type":"ocr","options":{"language":"e"}}]}',
      /step 1 ocr: language: Enter language codes/,
    ],
    ['not json', /not JSON/],
    ['{"operations":[]}', /operations must have at least 1 item/],
    ['{"operations":[{"type":"frobnicate"}]}', /no tool "frobnicate"/],
    ['{"operations":[{"type":"merge","fileIds":["$previous"]}]}', /no step before/],
    [
      '{"operations":[{"type":"info"},{"type":"merge"}]}',
      /Step 2 \(merge\) takes PDFs, but step 1 makes only a report/,
    ],
    [
      '{"operations":[{"type":"to-images"},{"type":"protect","options":{"password":"x"}}]}',
      /Step 2 \(protect\)/,
    ],
    [
      '{"operations":[{"type":"rotate","options":{"pages":"last, frist"}}]}',
      /Entry 2, "frist", is not a page range/,
    ],
  ])('refuses the recipe %s', async (text, sentence) => {
    writeFileSync(path('recipe.json'), text);
    const ending = await sheaf('batch', 'recipe.json', 'in/', '-o', 'refused/');
    expect(ending).toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
  });
});

it('files that are renamed by one title keep it, and apart', async () => {
  const titled = makeTestPdf({ pages: [{}], info: { Title: 'Lease of the boat' } });
  for (const name of ['x.pdf', 'y.pdf']) writeFileSync(path(name), titled);
  recipe([{ type: 'auto-rename', options: { prefer: 'properties' } }]);
  const { stdout } = await sheaf('batch', 'recipe.json', 'x.pdf', 'y.pdf', '-o', 'titles', '--json');
  const { files } = JSON.parse(String(stdout)) as { files: { name: string }[] };
  expect(files.map(({ name }) => name)).toEqual(['Lease of the boat.pdf', 'Lease of the boat-2.pdf']);
});
