import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { type1ToCff } from '../../fonts-subset/type1-to-cff.ts';
import { makeType1Font } from '../../fonts-subset/type1.sample.ts';
import { pageImage, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { compressOne, setContent } from './testing/samples.ts';

/** Comes with fontconfig, which poppler needs. */
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

type FontFile = { key: 'FontFile' | 'FontFile2' | 'FontFile3'; bytes: Buffer; subtype?: string };

function describeFont(context: PDFContext, { key, bytes, subtype }: FontFile): PDFDict {
  const lengths = { Length1: bytes.length, ...(subtype ? { Subtype: subtype } : {}) };
  const file = context.register(context.flateStream(bytes, lengths));
  return context.obj({
    Type: 'FontDescriptor',
    FontName: 'Sample',
    Flags: 32,
    FontBBox: [-1000, -300, 2000, 1000],
    ItalicAngle: 0,
    Ascent: 900,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
    [key]: file,
  });
}

/** A page that writes `text` in an embedded font of single-byte codes. */
async function simpleFontPage(
  subtype: string,
  file: FontFile,
  text: string,
  change?: (document: PDFDocument, font: PDFDict) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 100]);
  const { context } = document;
  const font = context.obj({
    Type: 'Font',
    Subtype: subtype,
    BaseFont: 'Sample',
    FirstChar: 32,
    LastChar: 126,
    Widths: Array.from({ length: 95 }, () => 650),
    Encoding: 'WinAnsiEncoding',
    FontDescriptor: context.register(describeFont(context, file)),
  });
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
  setContent(document, `BT /F1 24 Tf 10 40 Td (${text}) Tj ET`);
  change?.(document, font);
  return document.save({ useObjectStreams: false });
}

async function trueType(): Promise<FontFile> {
  return { key: 'FontFile2', bytes: await readFile(DEJAVU) };
}

test('a TrueType font keeps only the glyphs that are shown, and the page its looks and its text', async () => {
  const source = await simpleFontPage('TrueType', await trueType(), 'Sheaf of \\351t\\351');
  const { bytes, report } = await compressOne(source);
  expect(report.fontsSubset).toBe(1);
  expect(source.length).toBeGreaterThan(300_000);
  expect(bytes.length).toBeLessThan(12_000);
  expect(await pageImage(bytes, 1, 200)).toEqual(await pageImage(source, 1, 200));
  expect(await pdfToText(bytes)).toContain('Sheaf of été');
  expect(await qpdfComplaints(bytes)).toBe('');
});

test('a composite font is subset by glyph number', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 100]);
  const { context } = document;
  const descriptor = context.register(describeFont(context, await trueType()));
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'Sample',
    CIDSystemInfo: {},
    CIDToGIDMap: 'Identity',
    DW: 650,
    FontDescriptor: descriptor,
  });
  const font = context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: 'Sample', Encoding: 'Identity-H' });
  font.set(PDFName.of('DescendantFonts'), context.obj([context.register(descendant)]));
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
  setContent(document, 'BT /F1 24 Tf 10 40 Td <002400250026004400450046> Tj ET');
  const source = await document.save({ useObjectStreams: false });
  const { bytes } = await compressOne(source);
  expect(bytes.length).toBeLessThan(12_000);
  expect(await pageImage(bytes, 1, 200)).toEqual(await pageImage(source, 1, 200));
});

test('level low keeps the hints that other levels drop', async () => {
  const source = await simpleFontPage('TrueType', await trueType(), 'Sheaf');
  const low = await compressOne(source, { compressionLevel: 'low' });
  const medium = await compressOne(source);
  expect(low.report.fontsSubset).toBe(1);
  expect(low.bytes.length).toBeGreaterThan(medium.bytes.length);
  expect(low.bytes.length).toBeLessThan(source.length / 5);
});

test('a Type 1 font becomes CFF with the same outlines, flex, accents and hint replacement', async () => {
  const program = makeType1Font();
  const source = await simpleFontPage('Type1', { key: 'FontFile', bytes: program }, 'ABCA');
  const { bytes, report } = await compressOne(source);
  expect(report.fontsSubset).toBe(1);
  expect(await fontKeys(bytes)).toEqual(['FontFile3']);
  expect(await pageImage(bytes, 1, 200)).toEqual(await pageImage(source, 1, 200));
  expect(await pdfToText(bytes)).toContain('ABCA');
  expect(await qpdfComplaints(bytes)).toBe('');
});

test('a CFF font is subset as well', async () => {
  const everything = new Set([
    'A',
    'B',
    'C',
    'Aacute',
    'acute',
    ...Array.from({ length: 150 }, (_, k) => `extra${k}`),
  ]);
  const cff = type1ToCff(makeType1Font(150), everything, new Set());
  if (!cff) throw new Error('the sample font was not taken');
  const source = await simpleFontPage('Type1', { key: 'FontFile3', subtype: 'Type1C', bytes: cff }, 'BA');
  const { bytes, report } = await compressOne(source);
  expect(report.fontsSubset).toBe(1);
  expect(bytes.length).toBeLessThan(source.length - 1500);
  expect(await pageImage(bytes, 1, 200)).toEqual(await pageImage(source, 1, 200));
});

test('a font that a form offers for filling in stays whole', async () => {
  const source = await simpleFontPage('TrueType', await trueType(), 'Sheaf', (document, font) => {
    const form = document.context.obj({ Fields: [], DR: { Font: { F1: font } } });
    document.catalog.set(PDFName.of('AcroForm'), form);
  });
  const { bytes, report } = await compressOne(source);
  expect(report.fontsSubset).toBe(0);
  expect(bytes.length).toBeGreaterThan(300_000);
});

test('PDF/A-1 keeps its fonts and gets no object streams', async () => {
  const xmp =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">' +
    `<pdfaid:part>1</pdfaid:part></rdf:Description></rdf:RDF></x:xmpmeta>${' '.repeat(3000)}<?xpacket end="w"?>`;
  const source = await simpleFontPage('TrueType', await trueType(), 'Sheaf', (document) => {
    const stream = document.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' });
    document.catalog.set(PDFName.of('Metadata'), document.context.register(stream));
  });
  const { bytes, report } = await compressOne(source);
  const text = Buffer.from(bytes).toString('latin1');
  expect(report.fontsSubset).toBe(0);
  expect(bytes.length).toBeLessThan(source.length);
  expect(text).not.toContain('/ObjStm');
  expect(text).toContain('<pdfaid:part>1</pdfaid:part>');
  expect(await qpdfComplaints(bytes)).toBe('');
});

async function fontKeys(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
  return objects.flatMap((text) => text.match(/FontFile\d?/g) ?? []);
}
