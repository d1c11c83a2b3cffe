import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stream, writePdf } from '../../hostile/write-pdf.ts';
import { boundReport } from '../../runner/bound-report.ts';
import { analyzeOptions } from './options.ts';
import { analyze, type AnalyzeReport } from './analyze.ts';

const options = analyzeOptions.parse({});

async function analyzeMade(make: (document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create();
  await make(document);
  const bytes = await document.save();
  const { report } = await analyze([{ name: 'made.pdf', bytes }], options);
  return { report, bytes };
}

function makeNoise(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
}

test('kinds of pages are distinguished, and images have their displayed resolution', async () => {
  const { report } = await analyzeMade(async (document) => {
    const jpeg = await document.embedJpg(await makeNoise(600, 400).jpeg().toBuffer());
    const png = await document.embedPng(await makeNoise(100, 100).png().toBuffer());
    document.addPage([300, 200]).drawText('Only words stand here', { x: 20, y: 100, size: 12 });
    document.addPage([300, 200]).drawImage(jpeg, { x: 0, y: 0, width: 300, height: 200 });
    const mixed = document.addPage([300, 200]);
    mixed.drawText('Words and a picture', { x: 20, y: 150, size: 12 });
    mixed.drawImage(png, { x: 20, y: 0, width: 144, height: 144 });
    document.addPage([300, 200]);
  });
  expect(report.pages).toEqual([
    { page: 1, kind: 'text', words: 4, imageShare: 0 },
    { page: 2, kind: 'scan', words: 0, imageShare: 1 },
    { page: 3, kind: 'mixed', words: 4, imageShare: 0.35 },
    { page: 4, kind: 'empty', words: 0, imageShare: 0 },
  ]);
  const [jpeg, png] = report.images[0]!.filter === 'DCTDecode' ? report.images : report.images.toReversed();
  expect(jpeg).toMatchObject({
    pages: [2],
    width: 600,
    height: 400,
    dpi: 144,
    filter: 'DCTDecode',
    bitsPerPixel: 24,
  });
  expect(png).toMatchObject({ pages: [3], dpi: 50, filter: 'FlateDecode', colorSpace: 'DeviceRGB' });
  expect(report.largestObjects[0]).toMatchObject({ what: 'image', bytes: report.images[0]!.bytes });
  expect(report.warnings.map(({ code }) => code)).toContain('scans');
});

test('what compressing could take off is in keeping with what is there', async () => {
  const { report, bytes } = await analyzeMade(async (document) => {
    const jpeg = await document.embedJpg(await makeNoise(1200, 1200).jpeg({ quality: 90 }).toBuffer());
    document.addPage([144, 144]).drawImage(jpeg, { x: 0, y: 0, width: 144, height: 144 });
  });
  expect(report.images[0]!.dpi).toBe(600);
  expect(report.savings.bytes).toBeGreaterThan(bytes.length * 0.8);
  expect(report.savings.bytes).toBeLessThan(bytes.length);
  const plain = await analyzeMade((document) => document.addPage().drawText('Hello'));
  expect(plain.report.savings.bytes).toBeLessThan(plain.bytes.length / 2);
});

test('scripts, programs and links out are warned of', async () => {
  const { report } = await analyzeMade((document) => {
    const { context, catalog } = document;
    document.addPage([300, 200]);
    const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
    const launch = context.register(context.obj({ S: 'Launch', F: PDFString.of('run.exe') }));
    catalog.set(PDFName.of('OpenAction'), context.obj({ ...script, Next: launch }));
  });
  expect(report.warnings.map(({ code }) => code)).toEqual(['JavaScript', 'Launch']);
});

function failedChecks(report: AnalyzeReport): string[] {
  return report.accessibility.filter(({ passed }) => !passed).map(({ code }) => code);
}

test('the basics of accessibility are checked', async () => {
  const { report: bare } = await analyzeMade((document) => document.addPage().drawText('Hello'));
  expect(failedChecks(bare)).toEqual(['has_title', 'has_language', 'is_tagged']);
  const { report: good } = await analyzeMade((document) => {
    document.addPage().drawText('Hello');
    document.setTitle('Greeting');
    document.setLanguage('en');
    document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  });
  expect(failedChecks(good)).toEqual([]);
});

test('pages whose sum would take too long are left out, and said to be', async () => {
  // Letters without a font: much to weigh, and little to draw.
  const busy = stream(Buffer.from(`(${'a'.repeat(30_000)}) Tj `.repeat(80)));
  const numbers = Array.from({ length: 9 }, (_, index) => 10 + index);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 3 0 R >>';
  const bytes = writePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count 9 /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    3: busy,
    ...Object.fromEntries(numbers.map((number) => [number, page])),
  });
  const { report } = await analyze([{ name: 'busy.pdf', bytes }], options);
  expect([report.info.pageCount, report.pages.length, report.leftOut]).toEqual([9, 4, { pages: 5 }]);
  expect(report.warnings).toEqual([{ code: 'pages_left_out', params: { seen: 4, pages: 9 } }]);
  expect(boundReport('analyze', report).leftOut).toEqual({ pages: 5 });
});
