import { degrees, PDFDocument, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import {
  encryptBy,
  makeScan,
  pageImage,
  pdfToText,
  qpdfComplaints,
  runPeer,
  SCAN_WORDS,
} from '../../testing/index.ts';
import { ocr } from '../ocr/ocr.ts';
import { ocrOptions } from '../ocr/options.ts';
import { deskew } from './deskew.ts';
import { deskewOptions } from './options.ts';

type Scan = {
  /** Clockwise, in degrees. */
  turn?: number;
  dpi?: number;
  noise?: number;
  paper?: number;
  lines?: number;
  rotate?: number;
};

const LINE = 'All that a tenant of the old mill owes is due on the first of May';
const SIZE = { width: 595, height: 842 };

const prints = new Map<string, Promise<Uint8Array>>();

function printed(lines: number, dpi: number): Promise<Uint8Array> {
  const key = `${lines} at ${dpi}`;
  const content = Array.from(
    { length: lines },
    (_, line) => `BT /F1 12 Tf 70 ${770 - line * 18} Td (${LINE.slice(0, line % 7 === 6 ? 30 : 80)}) Tj ET`,
  ).join('\n');
  const page = { media: [0, 0, SIZE.width, SIZE.height], content };
  const made = prints.get(key) ?? pageImage(makeDocument({ pages: [page] }), 1, dpi);
  prints.set(key, made);
  return made;
}

/** A page of print as a scanner gives it, with its words laid invisibly where they are. */
async function makeSkewed({ turn = 0, dpi = 150, noise = 0, paper = 255, lines = 36, rotate = 0 }: Scan) {
  const { data, info } = await sharp(await printed(lines, dpi))
    .rotate(turn, { background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(
      0,
      Math.min(255, (data[at]! * (paper - 30)) / 255 + 30 + (random() - 0.5) * 2 * noise),
    );
  const [width, height] = [Math.round((SIZE.width * dpi) / 72), Math.round((SIZE.height * dpi) / 72)];
  const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extract({
      left: Math.floor((info.width - width) / 2),
      top: Math.floor((info.height - height) / 2),
      width: Math.min(width, info.width),
      height: Math.min(height, info.height),
    })
    .jpeg({ quality: 70 })
    .toBuffer();
  const document = await PDFDocument.create();
  const page = document.addPage([SIZE.width, SIZE.height]);
  page.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, ...SIZE });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const angle = (-turn * Math.PI) / 180;
  const [x, y] = [70 - SIZE.width / 2, 770 - SIZE.height / 2];
  page.drawText(LINE, {
    x: SIZE.width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    y: SIZE.height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    size: 12,
    font,
    rotate: degrees(-turn),
    renderMode: TextRenderingMode.Invisible,
  });
  if (rotate) page.setRotation(degrees(rotate));
  return document.save();
}

async function run(bytes: Uint8Array, options: object = {}) {
  const { files, report } = await deskew([{ name: 'scan.pdf', bytes }], deskewOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}

/** The angle of what is seen now, found anew. */
const angleOf = async (bytes: Uint8Array) => (await run(bytes)).report.pages[0]!.degrees;

describe('deskew', () => {
  it.each([0.4, -2.3, 7, -14])('a page turned by %d degrees comes out straight', async (turn) => {
    const scan = await makeSkewed({ turn });
    const { bytes, report } = await run(scan);
    expect(report.straightened).toBe(1);
    expect(report.pages).toMatchObject([{ page: 1, outcome: 'straightened' }]);
    expect(Math.abs(report.pages[0]!.degrees! - turn)).toBeLessThan(0.2);
    expect(Math.abs((await angleOf(bytes))!)).toBeLessThan(0.2);
    // The picture is the one that was scanned, and turning it takes a few hundred bytes.
    expect(bytes.length - scan.length).toBeLessThan(2000);
    expect(await pdfToText(bytes)).toContain(LINE);
  });

  it.each<Scan>([{ noise: 60, paper: 200 }, { dpi: 72 }, { lines: 3 }, { rotate: 90 }, { rotate: 180 }])(
    'so does one with %j',
    async (scan) => {
      const { report, bytes } = await run(await makeSkewed({ ...scan, turn: 2.5 }));
      expect(Math.abs(report.pages[0]!.degrees! - 2.5)).toBeLessThan(0.2);
      expect(Math.abs((await angleOf(bytes))!)).toBeLessThan(0.2);
    },
  );

  it('the words of a text layer lie where they are seen, and are found', async () => {
    const { bytes } = await run(await makeSkewed({ turn: -4 }));
    const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], bytes);
    const tops = [...stdout.matchAll(/yMin="([\d.]+)"/g)].map(([, top]) => Number(top));
    expect(tops.length).toBe(LINE.split(' ').length);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2.5);
  });

  it('a scan that was read before it was straightened still says its words', async () => {
    const { files } = await ocr([await makeScan({ turn: 3 })], ocrOptions.parse({ enhanceImage: false }));
    const { bytes, report } = await run(files[0]!.bytes);
    expect(report.straightened).toBe(1);
    const words = (await pdfToText(bytes)).split(/\s+/).filter(Boolean);
    expect(SCAN_WORDS.filter((word) => words.includes(word)).length / SCAN_WORDS.length).toBeGreaterThan(0.9);
  });

  it('a straight page, one of text and one without lines stay as they are, each with its reason', async () => {
    const straight = await run(await makeSkewed({}));
    expect(straight.report).toMatchObject({ straightened: 0, pages: [{ outcome: 'straight' }] });
    const text = await run(makeDocument({ pages: [{}, {}] }));
    expect(text.report.pages).toEqual([
      { page: 1, outcome: 'no_scan' },
      { page: 2, outcome: 'no_scan' },
    ]);
    const empty = await run(await makeSkewed({ lines: 0, turn: 3 }));
    expect(empty.report.pages).toEqual([{ page: 1, outcome: 'unclear' }]);
  });

  it('turns only the pages asked for, and links and bookmarks with them', async () => {
    const source = await PDFDocument.load(await makeSkewed({ turn: 6 }));
    const [copy] = await source.copyPages(source, [0]);
    source.addPage(copy);
    const { context } = source;
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [70, 60, 170, 80], Border: [0, 0, 0] });
    source.getPage(1).node.set(context.obj('Annots') as never, context.obj([]));
    source.getPage(1).node.addAnnot(context.register(link));
    const { bytes, report } = await run(await source.save(), { pages: '2' });
    expect(report.pages.map(({ page, outcome }) => [page, outcome])).toEqual([[2, 'straightened']]);
    const read = await PDFDocument.load(bytes);
    const annots = read.getPage(1).node.Annots()!;
    const rect = (annots.lookup(annots.size() - 1) as typeof link).lookup(context.obj('Rect') as never);
    expect(String(rect)).not.toBe('[ 70 60 170 80 ]');
    expect((await run(bytes, { pages: '1' })).report.straightened).toBe(1);
  });

  it('a locked document needs its password, and pages have to exist', async () => {
    const locked = await encryptBy(await makeSkewed({ turn: 2 }), [
      '--encrypt',
      'open',
      'owner',
      '256',
      '--',
    ]);
    const given = [{ name: 'a.pdf', bytes: locked }];
    await expect(deskew(given, deskewOptions.parse({}))).rejects.toMatchObject({ reason: 'password_needed' });
    const { report } = await deskew(given, deskewOptions.parse({ password: 'open' }));
    expect(report.straightened).toBe(1);
    await expect(run(makeDocument(), { pages: '2' })).rejects.toMatchObject({ reason: 'page_missing' });
  });
});
