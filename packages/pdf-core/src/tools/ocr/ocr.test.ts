import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closeReaders } from './readers.ts';
import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { makeScan, makeTextPage, scanPixels, SCAN_SIZE, WORDS } from '../../testing/scans.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { ocrOptions } from './options.ts';
import { ocr } from './ocr.ts';
import { textOptions } from '../text/options.ts';
import { text } from '../text/text.ts';

afterAll(closeReaders);

function wordsOf(read: string): string[] {
  return read.split(/\s+/).filter(Boolean);
}

test('a scan becomes text with a place and a confidence for each word, and a PDF to search', async () => {
  const scan = await makeScan();
  const { files, report } = await ocr([scan], ocrOptions.parse({}));
  expect(report).toMatchObject({ pageCount: 1, language: 'eng', pages: [{ language: 'eng' }] });
  expect(report.confidence).toBeGreaterThan(0.85);
  expect(wordsOf(report.text)).toEqual(WORDS);

  const { report: truth } = await text(
    [{ name: 'truth.pdf', bytes: await makeTextPage() }],
    textOptions.parse({ words: true }),
  );
  const expected = truth.pages[0]!.words!;
  const found = report.pages[0]!.words;
  for (const [i, word] of expected.entries()) {
    expect(Math.abs(found[i]!.x - word.x)).toBeLessThan(3);
    expect(Math.abs(found[i]!.x + found[i]!.width - word.x - word.width)).toBeLessThan(3);
    expect(found[i]!.y).toBeGreaterThan(word.y - 2);
    expect(found[i]!.y + found[i]!.height).toBeLessThan(word.y + word.height + 2);
  }

  const searchable = files[0]!;
  expect(searchable.name).toBe('scan-searchable.pdf');
  expect(await qpdfComplaints(searchable.bytes)).toBe('');
  expect(wordsOf(await pdfToText(searchable.bytes))).toEqual(WORDS);
  expect(Buffer.compare(await pageImage(searchable.bytes, 1, 100), await pageImage(scan.bytes, 1, 100))).toBe(
    0,
  );
  const drawn = await Promise.all(
    [searchable, scan].map(({ bytes }) =>
      withDocument(bytes, {}, (open) => renderPage(open, 0, { scale: 2 }).data),
    ),
  );
  expect(Buffer.compare(drawn[0]!, drawn[1]!)).toBe(0);

  const { report: layer } = await text([searchable], textOptions.parse({ words: true }));
  expect(wordsOf(layer.pages[0]!.text)).toEqual(WORDS);
  for (const [i, word] of layer.pages[0]!.words!.entries()) {
    expect(Math.abs(word.x - found[i]!.x)).toBeLessThan(1.5);
    expect(Math.abs(word.width - found[i]!.width)).toBeLessThan(1.5);
    expect(word.y).toBeLessThan(found[i]!.y + 2);
    expect(word.y + word.height).toBeGreaterThan(found[i]!.y + found[i]!.height - 2);
  }
  const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], searchable.bytes);
  const [, left, right] = /xMin="([\d.]+)"[^>]*xMax="([\d.]+)"[^>]*>harbour</.exec(stdout) ?? [];
  expect(Math.abs(Number(left) - found[1]!.x)).toBeLessThan(1.5);
  expect(Math.abs(Number(right) - found[1]!.x - found[1]!.width)).toBeLessThan(1.5);
});

test('a word that is read with doubt is looked at again, larger, and stays in doubt for who reads it', async () => {
  const { report } = await ocr([await makeScan({ dpi: 55 })], ocrOptions.parse({ searchable: false }));
  // The first look takes it for Apnl.
  expect(report.text).toMatch(/left in April\.$/);
  const last = report.pages[0]!.words.at(-1)!;
  expect([last.text, last.confidence < 0.8]).toEqual(['April.', true]);
});

test.each([
  ['skewed by 2 degrees', { turn: 2 }],
  ['skewed the other way', { turn: -2 }],
  ['full of grain', { noise: 50, dpi: 300 }],
  ['small, skewed and grainy', { turn: 2, noise: 30, dpi: 150 }],
  ['upside down', { turn: 180 }],
  ['on its side', { turn: 90 }],
])('a scan that is %s is read, and its words stand where they are seen', async (_, degrade) => {
  const scan = await makeScan(degrade);
  const { files, report } = await ocr([scan], ocrOptions.parse({}));
  expect(wordsOf(report.text)).toEqual(WORDS);
  // The last word is cut out of the picture by its box and must be all there, with paper around it.
  const { words, width, height } = report.pages[0]!;
  const word = words.at(-1)!;
  const page = sharp(await pageImage(scan.bytes, 1, 144)).grayscale();
  expect(width * height).toBeGreaterThan(1000);
  const margin = 1.5;
  const area = {
    left: (word.x - margin) * 2,
    top: (word.y - margin) * 2,
    width: (word.width + 2 * margin) * 2,
    height: (word.height + 2 * margin) * 2,
  };
  const cut = await page
    .extract({
      left: Math.round(area.left),
      top: Math.round(area.top),
      width: Math.round(area.width),
      height: Math.round(area.height),
    })
    .png()
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  expect(channels[0]!.mean).toBeLessThan(235);
  expect(channels[0]!.min).toBeLessThan(90);
  const { stdout } = await runPeer('pdftotext', ['FILE', '-'], files[0]!.bytes);
  expect(wordsOf(stdout).sort()).toEqual(WORDS.toSorted());
});

test('without enhanceImage a small scan full of grain is read as it is, which is worse', async () => {
  const scan = await makeScan({ noise: 50, dpi: 100 });
  const right = async (enhanceImage: boolean) => {
    const { report } = await ocr([scan], ocrOptions.parse({ enhanceImage, searchable: false }));
    const read = new Set(wordsOf(report.text));
    return WORDS.filter((word) => read.has(word)).length;
  };
  expect(await right(false)).toBeLessThan(await right(true));
});

test('faded ink in a shadow, or under grain, is read where the picture is evened out, and not as it is', async () => {
  for (const degrade of [
    { ink: 150, paper: 215, shadow: 0.6 },
    { ink: 190, paper: 230, noise: 8 },
  ]) {
    const scan = await makeScan(degrade);
    const read = async (enhanceImage: boolean) => {
      const { report } = await ocr([scan], ocrOptions.parse({ enhanceImage, searchable: false }));
      return wordsOf(report.text);
    };
    expect(await read(true)).toEqual(WORDS);
    expect((await read(false)).length).toBeLessThan(0.75 * WORDS.length);
  }
});

test('on a page that is shown turned the layer lies on the words too', async () => {
  const scan = await makeScan({ turn: 90 }, (document) => document.getPage(0).setRotation(degrees(270)));
  const { files, report } = await ocr([scan], ocrOptions.parse({}));
  expect(wordsOf(report.text)).toEqual(WORDS);
  expect(wordsOf(await pdfToText(files[0]!.bytes))).toEqual(WORDS);
  const { report: layer } = await text([files[0]!], textOptions.parse({ words: true }));
  const [seen, read] = [layer.pages[0]!.words![5]!, report.pages[0]!.words[5]!];
  expect(seen.text).toBe(read.text);
  expect(Math.abs(seen.x - read.x) + Math.abs(seen.width - read.width)).toBeLessThan(3);
});

test('pages that carry text and empty pages are not read', async () => {
  const document = await PDFDocument.load(await makeTextPage());
  document.addPage(SCAN_SIZE);
  const input = { name: 'text.pdf', bytes: await document.save() };
  const { report } = await ocr([input], ocrOptions.parse({ searchable: false }));
  expect(report.pages.map(({ source }) => source)).toEqual(['text', 'blank']);
  expect(wordsOf(report.text)).toEqual(WORDS);
  const again = await ocr([input], ocrOptions.parse({ readAgain: true, pages: '1' }));
  expect(again.report.pages.map(({ source }) => source)).toEqual(['ocr']);
});

test('a line that was stamped on a scan is not its text', async () => {
  const scan = await makeScan({}, (document) =>
    document
      .getPage(0)
      .drawText('Envelope 0123456789 ABCDEF, received in the office', { x: 40, y: 188, size: 9 }),
  );
  const { report } = await ocr([scan], ocrOptions.parse({ searchable: false }));
  expect(report.pages.map(({ source }) => source)).toEqual(['ocr']);
  expect(wordsOf(report.text)).toEqual(expect.arrayContaining(WORDS));
});

test('an image is read as a document of its own', async () => {
  const { files, report } = await ocr(
    [{ name: 'photo.png', bytes: await scanPixels() }],
    ocrOptions.parse({}),
  );
  expect(wordsOf(report.text)).toEqual(WORDS);
  expect(files[0]!.name).toBe('photo-searchable.pdf');
  expect(wordsOf(await pdfToText(files[0]!.bytes))).toEqual(WORDS);
});

test('of a single page it is told how much is read', async () => {
  const told: [number, number, string][] = [];
  await ocr([await makeScan()], ocrOptions.parse({ searchable: false }), {
    progress: (...progress) => told.push(progress),
  });
  expect(told.pop()).toEqual([1, 1, 'page']);
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(([, total, unit]) => total === 100 && unit === 'percent')).toBe(true);
  const percents = told.map(([done]) => done);
  expect(percents).toEqual([...new Set(percents)].toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBeLessThan(100);
});

test('progress is reported, pages arrive as they are read, and a stopped job stops at once', async () => {
  const scan = await makeScan({}, (document) => {
    const [page] = document.getPages();
    for (let i = 0; i < 5; i++) document.addPage(page!);
  });
  const pages: number[] = [];
  const stop = new AbortController();
  const context = {
    signal: stop.signal,
    progress: (done: number) => {
      if (done === 1) stop.abort();
    },
    page: ({ page }: { page: number }) => pages.push(page),
  };
  const job = ocr([scan], ocrOptions.parse({ parallel: 1 }), context);
  await expect(job).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(pages).toEqual([1]);
});

test('a locked scan is read with its password', async () => {
  const permissions = { modifying: true };
  const scan = await makeScan({}, (document) =>
    document.encrypt({ userPassword: 'sesame', ownerPassword: 'owner', permissions }),
  );
  await expect(ocr([scan], ocrOptions.parse({}))).rejects.toMatchObject({ code: 'encrypted' });
  const { files } = await ocr([scan], ocrOptions.parse({ password: 'sesame' }));
  // It is as locked as before.
  expect(await qpdfComplaints(files[0]!.bytes, 'sesame')).toBe('');
  const { stdout } = await runPeer('pdftotext', ['-upw', 'sesame', 'FILE', '-'], files[0]!.bytes);
  expect(wordsOf(stdout)).toEqual(WORDS);
  expect((await runPeer('qpdf', ['--check', 'FILE'], files[0]!.bytes)).stderr).toContain('invalid password');
});

test('blank pages and photos have nothing to read, and are told apart from scans by a look', async () => {
  const document = await PDFDocument.load((await makeScan()).bytes);
  document.addPage([400, 300]);
  // Grain and a slope of light, as a photo of nothing has them.
  const raw = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, i) => ((i >> 7) * 7919) % 97));
  const photo = await sharp(raw, { raw: { width: 600, height: 400, channels: 3 } })
    .blur(4)
    .jpeg()
    .toBuffer();
  document
    .addPage([600, 400])
    .drawImage(await document.embedJpg(photo), { x: 0, y: 0, width: 600, height: 400 });
  const input = { name: 'mixed.pdf', bytes: await document.save() };
  const { files, report } = await ocr([input], ocrOptions.parse({ lookOnly: true }));
  expect(report).toMatchObject({ pages: [], nothingToRead: [2, 3] });
  expect(files).toEqual([]);
  const image = { name: 'photo.jpg', bytes: photo };
  expect((await ocr([image], ocrOptions.parse({ lookOnly: true }))).report.nothingToRead).toEqual([1]);
});
