import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../edit/testing/make-document.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../testing/index.ts';
import { pageNumberLook, watermarkLook, type StampPlan } from './plan.options.ts';
import { stampPages } from './stamp-pages.ts';

const number = (look: object = {}): StampPlan => ({ pageNumbers: pageNumberLook.parse(look) });
const words = (look: object = {}): StampPlan => ({ watermark: watermarkLook.parse(look) });

async function stamp(document: SampleDocument, plan: StampPlan): Promise<Uint8Array> {
  const { bytes } = await stampPages(makeDocument(document), plan);
  expect(await qpdfComplaints(bytes)).toBe('');
  return bytes;
}

/** Where a word stands on the page as it is seen: fractions of its width and height from the top left. */
async function placeOf(
  bytes: Uint8Array,
  word: string,
  page = 1,
): Promise<{ x: number; y: number } | undefined> {
  const { stdout } = await runPeer(
    'pdftotext',
    ['-bbox', '-f', String(page), '-l', String(page), 'FILE', '-'],
    bytes,
  );
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(stdout) ?? [];
  const box = new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="([\\d.]+)" yMax="([\\d.]+)">${word}<`).exec(
    stdout,
  );
  if (!box) return undefined;
  const [x1, y1, x2, y2] = box.slice(1).map(Number) as [number, number, number, number];
  return { x: (x1 + x2) / 2 / Number(width), y: (y1 + y2) / 2 / Number(height) };
}

/** The mean darkness (0 to 255) of a part of the page as drawn, the part given in fractions from the top left. */
async function darkness(
  bytes: Uint8Array,
  part: { x: number; y: number; size: number },
  page = 1,
): Promise<number> {
  const image = sharp(await pageImage(bytes, page, 72)).greyscale();
  const { width = 1, height = 1 } = await image.metadata();
  const area = {
    left: Math.round((part.x - part.size / 2) * width),
    top: Math.round((part.y - part.size / 2) * height),
    width: Math.round(part.size * width),
    height: Math.round(part.size * height),
  };
  const { channels } = await sharp(await image.extract(area).png().toBuffer()).stats();
  return 255 - (channels[0]?.mean ?? 255);
}

describe('page numbers', () => {
  it.each([
    ['top-left', 0.07, 0.05],
    ['top-center', 0.5, 0.05],
    ['top-right', 0.93, 0.05],
    ['bottom-left', 0.07, 0.95],
    ['bottom-center', 0.5, 0.95],
    ['bottom-right', 0.93, 0.95],
  ])('stand %s', async (position, x, y) => {
    const bytes = await stamp({ pages: [{}, {}] }, number({ position, start: 42 }));
    const place = await placeOf(bytes, '43', 2);
    expect(place?.x).toBeCloseTo(x, 1);
    expect(place?.y).toBeCloseTo(y, 1);
    expect(await pdfToText(bytes, 2)).toContain('Page 2 body');
  });

  it('are Roman when asked', async () => {
    const bytes = await stamp({ pages: Array.from({ length: 9 }, () => ({})) }, number({ style: 'roman' }));
    expect(await placeOf(bytes, 'iv', 4)).toBeDefined();
    expect(await placeOf(bytes, 'ix', 9)).toBeDefined();
  });

  it.each([0, 90, 180, 270, -90, 450])(
    'stand at the seen corner of a page turned by %i degrees',
    async (rotate) => {
      const page = { media: [-100, 50, 500, 850], crop: [-50, 100, 450, 800], rotate };
      const bytes = await stamp({ pages: [page] }, number({ position: 'bottom-right', start: 777 }));
      expect(await darkness(bytes, { x: 0.92, y: 0.945, size: 0.1 })).toBeGreaterThan(2);
      for (const [x, y] of [
        [0.08, 0.945],
        [0.08, 0.055],
        [0.92, 0.055],
      ]) {
        expect(await darkness(bytes, { x: x!, y: y!, size: 0.1 })).toBe(0);
      }
    },
  );

  it('are as large on a page with a user unit', async () => {
    const page = { media: [0, 0, 61.2, 79.2], userUnit: 10, content: '' };
    const { stdout } = await runPeer(
      'pdftotext',
      ['-bbox', 'FILE', '-'],
      await stamp({ pages: [page] }, number()),
    );
    const height = /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">1</.exec(stdout);
    // poppler's text boxes are in units of the page, ten points each.
    expect(Number(height?.[2]) - Number(height?.[1])).toBeCloseTo(1.3, 0);
  });

  it('stay in place when the page leaves its graphics state open, or closes one too many', async () => {
    for (const content of [
      'q 0.1 0 0 0.1 300 300 cm q',
      'Q Q 5 0 0 5 0 0 cm',
      '(Q\\) Q) pop q [(] q)] 3 0 0 3 0 0 cm % Q',
    ]) {
      const bytes = await stamp({ pages: [{ content }] }, number({ start: 88 }));
      const place = await placeOf(bytes, '88');
      expect(place?.x).toBeCloseTo(0.5, 1);
      expect(place?.y).toBeCloseTo(0.95, 1);
    }
  });
});

describe('watermark', () => {
  it('crosses the page, as strong as asked and over what is there', async () => {
    const faint = await stamp({}, words({ opacity: 0.1, rotation: 0 }));
    const strong = await stamp({}, words({ opacity: 1, rotation: 0 }));
    const [weak, full] = [
      await darkness(faint, { x: 0.5, y: 0.5, size: 0.1 }),
      await darkness(strong, { x: 0.5, y: 0.5, size: 0.1 }),
    ];
    expect(weak).toBeGreaterThan(1);
    expect(full / weak).toBeCloseTo(10, -0.5);
    expect(await pdfToText(strong)).toContain('CONFIDENTIAL');
  });

  it('turns counter-clockwise by its rotation, on turned pages too', async () => {
    for (const rotate of [0, 90, 180, 270]) {
      const bytes = await stamp(
        { pages: [{ rotate, content: '', media: [0, 0, 600, 600] }] },
        words({ rotation: 45, opacity: 1 }),
      );
      expect(await darkness(bytes, { x: 0.68, y: 0.32, size: 0.12 })).toBeGreaterThan(5);
      expect(await darkness(bytes, { x: 0.32, y: 0.32, size: 0.12 })).toBe(0);
    }
  });

  it.each([
    ['שלום', 'Hebrew'],
    ['Привет мир', 'Cyrillic'],
    ['Ελληνικά', 'Greek'],
    ['机密文件', 'Chinese'],
    ['ひらがなカタカナ', 'Japanese'],
    ['대외비', 'Korean'],
    ['ความลับ', 'Thai'],
    ['سري للغاية', 'Arabic'],
  ])('%s can be read back (%s)', async (text) => {
    const bytes = await stamp({ pages: [{ content: '' }] }, words({ text, rotation: 0, opacity: 1 }));
    const letters = (await pdfToText(bytes)).replace(/[\p{Cf}\s]/gu, '');
    expect(letters.normalize('NFC')).toBe(text.replace(/\s/g, ''));
  });

  it('joins Arabic and Devanagari letters', async () => {
    for (const text of ['سري للغاية', 'गोपनीय क्षत्रिय']) {
      const bytes = await stamp({ pages: [{ content: '' }] }, words({ text, rotation: 0, opacity: 1 }));
      const { stdout } = await runPeer('pdffonts', ['FILE'], bytes);
      expect(stdout).toMatch(/CID TrueType +Identity-H +yes yes yes/);
      expect(await darkness(bytes, { x: 0.5, y: 0.5, size: 0.2 })).toBeGreaterThan(3);
    }
  });

  it('shows and reports a character that no font has', async () => {
    const { bytes, missing } = await stampPages(makeDocument(), words({ text: 'ab\u{10fffd}' }));
    expect(missing).toEqual(['\u{10fffd}']);
    expect(await qpdfComplaints(bytes)).toBe('');
  });
});

describe('title page', () => {
  it('comes first, upright, wrapped, and is not numbered', async () => {
    const title = 'A title that is much too long to stand on one line of an ordinary page';
    const plan = { titlePage: { title, author: 'Ann Author', subject: 'Things' }, ...number() };
    const bytes = await stamp({ pages: [{ rotate: 90 }, {}] }, plan);
    const first = await pdfToText(bytes, 1);
    expect(first.replace(/\s+/g, ' ')).toContain(title);
    expect(first).toContain('Ann Author');
    expect(first).not.toMatch(/^\s*1\s*$/m);
    expect(await pdfToText(bytes, 2)).toContain('Page 1 body');
    expect(await placeOf(bytes, '2', 3)).toBeDefined();
  });

  it('keeps page labels with their pages', async () => {
    const catalog = '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D >>] >>';
    const bytes = await stamp(
      { pages: [{}, {}, {}], catalog },
      { titlePage: { title: 'T', author: '', subject: '' } },
    );
    const { stdout } = await runPeer('qpdf', ['--json', '--json-key=pagelabels', 'FILE'], bytes);
    const { pagelabels } = JSON.parse(stdout) as { pagelabels: { index: number }[] };
    expect(pagelabels.map((label) => label.index)).toEqual([0, 1, 3]);
  });
});
