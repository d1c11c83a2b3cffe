import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runSheaf } from '../../cli/testing/run-sheaf.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { richDocuments } from '../../hostile/rich-documents.ts';
import { checkObjects } from '../../redaction/check-result.ts';
import { makeReport } from '../../reading/testing/make-report.ts';
import { runTool } from '../../runner/run-tool.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { encryptBy, pageImage, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { makeScan } from '../../testing/scans.ts';
import type { DocumentFile } from '../../tool.ts';
import type { ToolOptions } from '../index.ts';

const QUICK = { text: false, dpi: 100 };
const line = (words: string, y = 700, font = 'F1') => `BT /${font} 12 Tf 72 ${y} Td (${words}) Tj ET`;
const letter: SampleDocument = { pages: [{ content: line('Letter to Ada Lovelace, London') }] };

async function redact(document: SampleDocument | DocumentFile, options: ToolOptions<'redact'>) {
  const file = 'bytes' in document ? document : { name: 'a.pdf', bytes: makeDocument(document) };
  const { files, report, notices } = await runTool('redact', [file], options);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: Buffer.from(files[0]!.bytes), report, notices, before: file.bytes };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How many pixels of a part of the first page have this colour, by the share that they are of it. */
async function shareOf(
  bytes: Uint8Array,
  color: number[],
  area: { left: number; top: number; width: number; height: number },
) {
  const { data, info } = await sharp(await pageImage(bytes))
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (color.every((part, k) => Math.abs(data[at + k]! - part) < 24)) count += 1;
  return count / (info.width * info.height);
}

it(
  'makes pages without the words, with the rest of the text read again, and a receipt',
  { timeout: 60_000 },
  async () => {
    const { bytes, report, before } = await redact(letter, { words: ['ada lovelace'] });
    const text = await pdfToText(bytes);
    expect(text).toContain('Letter to');
    expect(text).toContain('London');
    expect(text).not.toMatch(/ada|lovelace/i);
    expect(report).toMatchObject({
      pageCount: 1,
      pages: 1,
      boxes: 1,
      finds: 1,
      left: 0,
      dpi: 200,
      text: true,
      checkedPages: 1,
    });
    expect(report.sha256Before).toBe(sha256(before));
    expect(report.sha256After).toBe(sha256(bytes));
    expect(await pdfInfo(bytes)).toMatchObject({ Pages: '1', 'Page size': '612 x 792 pts (letter)' });
  },
);

it('makes the same file of the same document', async () => {
  const options = { words: ['Ada'], label: 'GONE' };
  const [one, other] = [await redact(letter, options), await redact(letter, options)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it('covers words up to their accents and descenders, and the ends of their strokes', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Oblique /Encoding /WinAnsiEncoding >>';
  const make = (word: string): SampleDocument => ({
    objects: [font],
    pages: [
      {
        content: [700, 688].map((y) => line(`some ${word} where`, y, 'F9')).join(' '),
        entries: '/Resources << /Font << /F9 10 0 R >> >>',
      },
    ],
  });
  const results = [
    ['Lovelace', 'Lovelace'],
    ['gjpqy,;W', 'gjpqy,;W'],
    ['\\305\\311\\332\\326\\334\\307\\335W', 'ÅÉÚÖÜÇÝW'],
    ['fWfWjfjf', 'fWfWjfjf'],
  ].map(async ([written, word]) => (await redact(make(written!), { ...QUICK, words: [word!] })).bytes);
  const [first, ...others] = await Promise.all(results);
  for (const other of others) expect(other.equals(first!)).toBe(true);
});

it('takes nothing over but pages, pictures and the text read in them', { timeout: 60_000 }, async () => {
  for (const document of [...richDocuments(), await makeReport()]) {
    const { bytes } = await redact(document, { words: ['e'], wholeWords: false, ...QUICK });
    expect(checkObjects(bytes)).toBeGreaterThan(3);
    expect(await objectsJson(bytes)).not.toMatch(
      /Annot|Outlines|Metadata|Info|Names|AcroForm|StructTreeRoot|Lang|OpenAction|u:[^A]/u,
    );
  }
});

it('names what is left out', async () => {
  const [form] = richDocuments();
  const { notices } = await redact(form!, { words: ['nobody'], ...QUICK });
  expect(notices.map(({ code }) => code)).toContain('dropped_form_fields');
});

it('draws boxes in a colour, with a label', async () => {
  const box = { page: 1, x: 60, y: 640, width: 300, height: 100 };
  const area = { left: 62, top: 54, width: 296, height: 96 };
  const plain = await redact(letter, { ...QUICK, boxes: [box], color: '#ff0000' });
  expect(await shareOf(plain.bytes, [255, 0, 0], area)).toBe(1);
  const labelled = await redact(letter, { ...QUICK, boxes: [box], color: '#ff0000', label: 'Geschwärzt' });
  const share = await shareOf(labelled.bytes, [255, 0, 0], area);
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.97);
});

it.each([0, 90, 180, 270])(
  'covers what is seen in the box on a page turned by %i degrees',
  async (rotate) => {
    const crop = [50, 100, 400, 760];
    const turned: SampleDocument = { pages: [{ content: line('Ada'), rotate, crop }] };
    const { bytes } = await redact(turned, { ...QUICK, words: ['Ada'], color: '#00ff00' });
    const [width, height] = rotate % 180 ? [660, 350] : [350, 660];
    expect((await pdfInfo(bytes))['Page size']).toBe(`${width} x ${height} pts`);
    const all = { left: 0, top: 0, width, height };
    expect(await shareOf(bytes, [0, 255, 0], all)).toBeGreaterThan(0);
    expect(await shareOf(bytes, [0, 0, 0], all)).toBe(0);
  },
);

it('leaves what is named in `keep`', async () => {
  const twice: SampleDocument = { pages: [{ content: `${line('Ada one')} ${line('Ada two', 600)}` }] };
  const given = { name: 'a.pdf', bytes: makeDocument(twice) };
  const { report: found } = await runTool('find-words', [given], { words: ['Ada'] });
  const [first] = found.finds;
  const keep = first!.boxes.map((box) => ({ ...box, page: 1 }));
  const { bytes, report } = await redact(twice, { words: ['Ada'], keep });
  expect(report).toMatchObject({ finds: 1, left: 1 });
  expect((await pdfToText(bytes)).match(/Ada \w+/g)).toEqual(['Ada one']);
});

it(
  'covers words that only a picture shows, and reads scans without making a text',
  { timeout: 60_000 },
  async () => {
    const scan = await makeScan();
    const { bytes, report } = await redact(scan, { words: ['vessels'] });
    expect(report).toMatchObject({ finds: 1, readInPictures: 1 });
    const text = await pdfToText(bytes);
    expect(text).toContain('storm');
    expect(text).not.toMatch(/vessel/i);
    const silent = await redact(scan, { words: ['vessels'], text: false });
    expect(silent.report).toMatchObject({ finds: 1, text: false });
    expect((await pdfToText(silent.bytes)).trim()).toBe('');
  },
);

it('refuses what cannot be done, by page and number', async () => {
  const box = { page: 1, x: 10, y: 10, width: 20, height: 20 };
  const cases: [ToolOptions<'redact'>, object][] = [
    [{}, { reason: 'redaction_without_target' }],
    [{ boxes: [box, { ...box, x: 700 }] }, { reason: 'redaction_box_off_page', params: { box: 2, page: 1 } }],
    [{ boxes: [{ ...box, page: 3 }] }, { reason: 'page_missing', params: { page: 3, count: 1 } }],
    [{ words: ['London'], language: 'tlh' }, { reason: 'ocr_language_missing' }],
  ];
  for (const [options, refusal] of cases)
    await expect(redact(letter, options)).rejects.toMatchObject(refusal);
});

it('keeps a document as locked as it was, and asks its owner', async () => {
  const given = { name: 'a.pdf', bytes: makeDocument(letter) };
  const locked = (await runTool('protect', [given], { password: 'open' })).files[0]!;
  await expect(runTool('redact', [locked], { words: ['Ada'] })).rejects.toMatchObject({ code: 'encrypted' });
  const { files } = await runTool('redact', [locked], { words: ['Ada'], password: 'open', ...QUICK });
  expect(await qpdfComplaints(files[0]!.bytes, 'open')).toBe('');
  const { code } = await runPeer('qpdf', ['--requires-password', 'FILE'], files[0]!.bytes);
  expect(code).toBe(0);
  const restricted = await encryptBy(given.bytes, ['--encrypt', '', 'own', '256', '--modify=none', '--']);
  await expect(
    redact({ name: 'a.pdf', bytes: restricted }, { words: ['Ada'], ...QUICK }),
  ).rejects.toMatchObject({
    reason: 'changing_forbidden',
  });
});

it('says that signatures go', async () => {
  const given = { name: 'a.pdf', bytes: makeDocument(letter) };
  const signed = await runTool('sign', [given], {
    signatureData: { name: 'Ada' },
    identity: createSigningIdentity('Ada'),
  });
  const { notices } = await redact(signed.files[0]!, { words: ['London'], ...QUICK });
  expect(notices.map(({ code }) => code)).toContain('dropped_signatures');
});

it('reads what is damaged', async () => {
  const broken = Buffer.from(
    Buffer.from(makeDocument(letter))
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7'),
    'latin1',
  );
  const { report } = await redact({ name: 'a.pdf', bytes: broken }, { words: ['Ada'], ...QUICK });
  expect(report.finds).toBe(1);
});

it('draws a huge page with fewer pixels', async () => {
  const huge: SampleDocument = { pages: [{ media: [0, 0, 9000, 9000], content: line('Ada') }] };
  const { report } = await redact(huge, { words: ['Ada'], text: false });
  expect(report).toMatchObject({ finds: 1, dpi: 45 });
});

it('is a command with lists of words, and boxes from a file', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-redact-'));
  try {
    const path = (name: string) => join(folder, name);
    await writeFile(
      path('in.pdf'),
      makeDocument({
        pages: [{ content: `${line('Lovelace, Ada')} ${line('a@b.org', 600)} ${line('Under', 500)}` }],
      }),
    );
    await writeFile(path('boxes.json'), JSON.stringify([{ page: 1, x: 60, y: 490, width: 60, height: 30 }]));
    const words = [
      '--words',
      'Lovelace, Ada',
      '--words',
      'nobody',
      '--pattern',
      'email',
      '--boxes',
      path('boxes.json'),
    ];
    const { code, stdout, stderr } = await runSheaf([
      'redact',
      path('in.pdf'),
      ...words,
      '--no-text',
      '--json',
      '-o',
      path('out.pdf'),
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(stdout.toString())).toMatchObject({ report: { boxes: 3, finds: 2 } });
    expect(await qpdfComplaints(await readFile(path('out.pdf')))).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
