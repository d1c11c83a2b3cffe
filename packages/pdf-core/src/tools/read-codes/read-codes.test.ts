import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addCode } from '../add-code/add-code.ts';
import { type AddCodeOptions, addCodeOptions } from '../add-code/options.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, makeReport, pageImage } from '../../testing/index.ts';
import { readCodesOptions } from './options.ts';
import { readCodes } from './read-codes.ts';

type Given = Partial<Parameters<typeof readCodesOptions.parse>[0] & object>;

async function read(bytes: Uint8Array, options: Given = {}) {
  const { files, report } = await readCodes([{ name: 'scan.pdf', bytes }], readCodesOptions.parse(options));
  expect(files.map(({ name }) => name)).toEqual(report.codes.length ? ['scan.csv'] : []);
  return { ...report, csv: new TextDecoder().decode(files[0]?.bytes) };
}

async function withCodes(bytes: Uint8Array, ...codes: (Partial<AddCodeOptions> & { text: string })[]) {
  let made = bytes;
  for (const code of codes) {
    const { files } = await addCode([{ name: 'in.pdf', bytes: made }], addCodeOptions.parse(code));
    made = files[0]!.bytes;
  }
  return made;
}

/** The page as paper that went through a scanner: gray, askew, with grain, and a lossy picture of it. */
async function scan(bytes: Uint8Array, { turn = 0, dpi = 200 } = {}): Promise<Uint8Array> {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const { data, info } = await sharp(await pageImage(bytes, 1, dpi))
    .rotate(turn, { background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, data[at]! * 0.8 + 20 + (random() - 0.5) * 60);
  const { width, height, channels } = info;
  const jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 50 }).toBuffer();
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(jpeg);
  const size = { width: (width * 72) / dpi, height: (height * 72) / dpi };
  document.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size });
  return document.save();
}

describe('read-codes', () => {
  it('tells page, kind, text and place of each, in the order of reading', async () => {
    const bytes = await withCodes(
      makeDocument({ pages: [{}, {}] }),
      { text: 'below, "quoted"', pages: '2', place: 'bottom-left', width: 20, margin: 36 },
      { text: '=1+1', kind: 'code128', pages: '2', place: 'top-right', width: 40 },
      { text: '4006381333931', kind: 'ean13', pages: '1', place: 'center', width: 30 },
    );
    const { codes, pages, csv } = await read(bytes);
    expect(pages).toBe(2);
    expect(codes.map(({ page, kind, text }) => [page, kind, text])).toEqual([
      [1, 'ean13', '4006381333931'],
      [2, 'code128', '=1+1'],
      [2, 'qr', 'below, "quoted"'],
    ]);
    // 20 % of 612 points less four modules on each side, of 21 + 8.
    const module = (612 * 0.2) / 29;
    const { x, y, width, height } = codes[2]!;
    expect(Math.abs(x - (36 + 4 * module))).toBeLessThan(1);
    expect(Math.abs(width - 21 * module)).toBeLessThan(1);
    expect(Math.abs(y + height - (792 - 36 - 4 * module))).toBeLessThan(1);
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('page,kind,text,x,y,width,height');
    expect(lines[2]).toMatch(/^2,code128,'=1\+1,/);
    expect(lines[3]).toMatch(/^2,qr,"below, ""quoted""",/);
  });

  it('looks for a kind, on the pages asked for', async () => {
    const bytes = await withCodes(
      makeDocument({ pages: [{}, {}] }),
      { text: 'A{page}' },
      { text: 'B{page}', kind: 'aztec', place: 'top-left' },
    );
    expect((await read(bytes, { pages: '2', kind: 'aztec' })).codes).toMatchObject([{ page: 2, text: 'B2' }]);
  });

  it.each([0, 7, 90, 180])('reads a scan that lies askew by %d degrees', async (turn) => {
    const page = await withCodes(
      makeDocument(),
      { text: 'Invoice 4711' },
      { text: 'LOT-12', kind: 'code128', place: 'top-left', width: 40 },
      { text: 'matrix', kind: 'datamatrix', place: 'center' },
    );
    const { codes } = await read(await scan(page, { turn }));
    expect(codes.map(({ text }) => text).toSorted()).toEqual(['Invoice 4711', 'LOT-12', 'matrix']);
  });

  it('a page of words and tables has no codes, and neither has an empty one: no table is made', async () => {
    const { bytes } = await makeReport();
    expect((await read(bytes)).codes).toEqual([]);
    expect((await read(makeDocument({ pages: [{ content: '' }] }))).codes).toEqual([]);
  });

  it('a locked document needs its password, and pages have to exist', async () => {
    const locked = await encryptBy(await withCodes(makeDocument(), { text: 'safe' }), [
      '--encrypt',
      'open',
      'owner',
      '256',
      '--',
    ]);
    await expect(read(locked)).rejects.toMatchObject({ reason: 'password_needed' });
    expect((await read(locked, { password: 'open' })).codes).toMatchObject([{ text: 'safe' }]);
    await expect(read(makeDocument(), { pages: '2' })).rejects.toMatchObject({ reason: 'page_missing' });
  });
});
