import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { carryingDocument, savedTwice, SECRETS } from '../../hidden/testing/carrying.ts';
import { performTool } from '../../runner/perform-tool.ts';
import { runTool } from '../../runner/run-tool.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { sanitizeOptions, type SanitizeOptions } from './options.ts';

const EVERYTHING = { form: 'clear', links: true } as const;
const NOTHING = {
  metadata: false,
  comments: false,
  attachments: false,
  scripts: false,
  layers: false,
  thumbnails: false,
  private: false,
} as const;

async function clean(bytes: Uint8Array, options: Partial<SanitizeOptions> = {}) {
  const { files, report, notices } = await performTool(
    'sanitize',
    [{ name: 'a.pdf', bytes }],
    sanitizeOptions.parse(options),
  );
  return { bytes: files[0]!.bytes, report, codes: notices.map(({ code }) => code) };
}

/** The bytes as another program writes them, every stream decoded. */
async function plainOf(bytes: Uint8Array): Promise<string> {
  const { stdout } = await runPeer('mutool', ['show', 'FILE', 'grep'], bytes);
  const { stdout: streams } = await runPeer('mutool', ['show', '-b', 'FILE', ...numbersIn(bytes)], bytes);
  return `${stdout}${streams}${Buffer.from(bytes).toString('latin1')}`;
}

function numbersIn(bytes: Uint8Array): string[] {
  const size = Number(/\/Size (\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? 1);
  return Array.from({ length: size - 1 }, (_, at) => String(at + 1));
}

const counts = (list: { kind: string; count: number }[]) =>
  Object.fromEntries(list.map(({ kind, count }) => [kind, count]));

it('removes every kind, and nothing of it is in the bytes of the result', async () => {
  const { bytes, report, codes } = await clean(savedTwice(), EVERYTHING);
  expect(await qpdfComplaints(bytes)).toBe('');
  const plain = await plainOf(bytes);
  const words = [...Object.values(SECRETS).flat(), 'forgotten-object', 'Page 2 body'];
  expect(words.filter((word) => plain.includes(word))).toEqual([]);
  expect(counts(report.removed)).toEqual({
    revisions: 1,
    unused: 1,
    metadata: 4,
    comments: 1,
    attachments: 1,
    scripts: 3,
    layers: 1,
    form: 1,
    thumbnails: 1,
    private: 1,
    links: 1,
  });
  expect([report.total, report.left, codes]).toEqual([16, [], []]);
  const after = await runTool('find-hidden', [{ name: 'b.pdf', bytes }], {});
  expect(after.report.carried).toEqual([]);
});

it('what the pages show stays as it was', async () => {
  const before = carryingDocument();
  const { bytes } = await clean(before, EVERYTHING);
  expect(await pdfToText(bytes, 1)).toMatch(/Page one\s+on a layer\s+after it/);
  const without = { ...NOTHING, comments: true, links: true };
  const [kept, cleaned] = await Promise.all(
    [
      (await clean(before, without)).bytes,
      (await clean(before, { ...without, ...EVERYTHING, form: 'keep' })).bytes,
    ].map(
      async (made) =>
        (await runTool('render', [{ name: 'a.pdf', bytes: made }], { pages: '1', format: 'png' })).files[0]!,
    ),
  );
  expect(Buffer.from(cleaned!.bytes).equals(Buffer.from(kept!.bytes))).toBe(true);
});

it.each(Object.entries(SECRETS))('%s alone goes where nothing else is wanted', async (kind, words) => {
  const option = kind === 'form' ? { form: 'clear' as const } : { [kind]: true };
  const { bytes, report } = await clean(carryingDocument(), { ...NOTHING, ...option });
  const plain = await plainOf(bytes);
  expect(words.filter((word) => plain.includes(word))).toEqual([]);
  expect(Object.keys(counts(report.removed)).toSorted()).toEqual([kind, 'unused'].toSorted());
  const others = Object.entries(SECRETS).flatMap(([other, secrets]) => (other === kind ? [] : secrets));
  // The properties of the trailer and the note with a file have a kind of their own.
  expect(others.filter((word) => !plain.includes(word))).toEqual([]);
});

it('a form is made part of the page, or its fields cleared', async () => {
  const flat = await clean(carryingDocument(), { form: 'flatten' });
  expect(await pdfToText(flat.bytes, 1)).toContain('filled-in-name');
  const cleared = await clean(carryingDocument(), { form: 'clear' });
  expect(await pdfToText(cleared.bytes, 1)).not.toContain('filled-in-name');
  const { report } = await runTool('form-fields', [{ name: 'a.pdf', bytes: cleared.bytes }], {});
  expect(report.fields).toMatchObject([{ name: 'name' }]);
});

it('a layer with words in the middle of other words is said to be left', async () => {
  const entries = '/Resources << /Font << /F1 3 0 R >> /Properties << /D 10 0 R >> >>';
  const content = 'BT /F1 18 Tf 72 700 Td (one ) Tj /OC /D BDC (two ) Tj EMC (three) Tj ET';
  const catalog = '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>';
  const bytes = makeDocument({
    pages: [{ entries, content }],
    catalog,
    objects: ['<< /Type /OCG /Name (D) >>'],
  });
  const { report } = await clean(bytes);
  expect([report.left, report.removed]).toEqual([[{ kind: 'layers', count: 1 }], []]);
});

it('a signature that is broken by it goes, and is said to', async () => {
  const identity = createSigningIdentity('Ada');
  const options = { signatureData: { name: 'Ada Lovelace' }, identity };
  const signed = await runTool('sign', [{ name: 'a.pdf', bytes: makeDocument() }], options);
  const { bytes, report, codes } = await clean(signed.files[0]!.bytes);
  expect([counts(report.removed).signatures, codes]).toEqual([1, ['dropped_signatures']]);
  expect(Buffer.from(bytes).includes('/ByteRange')).toBe(false);
});

it('words that are hidden on pages are said to be left', async () => {
  const content = 'BT /F1 18 Tf 72 700 Td (Ada Lovelace) Tj ET 0 g 60 690 400 30 re f';
  const { bytes, report } = await clean(makeDocument({ pages: [{ content }] }));
  expect([report.hiddenWords, await pdfToText(bytes, 1)]).toEqual([
    2,
    expect.stringContaining('Ada Lovelace'),
  ]);
});

it('an archive stays one without its properties, and a locked document locked', async () => {
  const { bytes, codes } = await clean(carryingDocument());
  expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(codes).toEqual([]);
  const locked = await encryptBy(carryingDocument(), ['--encrypt', 'open', 'owner', '256', '--']);
  const kept = await clean(locked, { password: 'open' });
  expect(await qpdfComplaints(kept.bytes, 'open')).toBe('');
  const { stdout } = await runPeer('qpdf', ['--is-encrypted', 'FILE'], kept.bytes);
  expect(stdout).toBe('');
});

it('refuses what the owner forbids', async () => {
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(clean(locked)).rejects.toMatchObject({ code: 'encrypted' });
});
