import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readGraph } from '../../pdf/graph/read-graph.ts';
import { readStream } from '../../pdf/graph/read-stream.ts';
import { PdfStream } from '../../pdf/values.ts';
import { pageImage, qpdfComplaints } from '../../testing/index.ts';
import { compressOne, pixelOf, setContent } from './testing/samples.ts';
import type { PartOptions } from './testing/samples.ts';

/** A press profile as programs embed it, mostly with data for printing. */
async function pressProfile(): Promise<Buffer> {
  const red = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const printed = await red.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  return (await sharp(printed).metadata()).icc!;
}

/** Two fields in a press's colours; with `mixed` they are also mixed in them, as overlaid layers are. */
async function printedPage(mixed = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const { context } = document;
  const space = ['ICCBased', context.register(context.flateStream(await pressProfile(), { N: 4 }))];
  const resources = context.obj({ ColorSpace: { Press: space } } as unknown as Record<string, string>);
  page.node.set(PDFName.of('Resources'), resources);
  if (mixed)
    page.node.set(
      PDFName.of('Group'),
      context.obj({ S: 'Transparency', CS: space } as unknown as Record<string, string>),
    );
  setContent(document, '/Press cs 0 1 1 0 scn 0 0 100 200 re f 0.5 0.2 0 0.1 scn 100 0 100 200 re f');
  return document.save({ useObjectStreams: false });
}

async function profileAfter(source: Uint8Array, options: PartOptions): Promise<Buffer> {
  const { bytes } = await compressOne(source, options);
  expect(await qpdfComplaints(bytes)).toBe('');
  const graph = readGraph(bytes);
  const streams = [...graph.objects.values()].filter((value) => value instanceof PdfStream);
  return readStream(
    graph,
    streams.find(({ dict }) => dict.has('N'))!,
  )!;
}

test('a profile keeps its color data, and colors look the same', async () => {
  const source = await printedPage();
  const { bytes } = await compressOne(source);
  expect(bytes.length).toBeLessThan(30_000);
  const profile = await profileAfter(source, {});
  expect(profile.readUInt32BE(0)).toBe(profile.length);
  const names = Array.from({ length: profile.readUInt32BE(128) }, (_, index) =>
    profile.toString('latin1', 132 + index * 12, 136 + index * 12),
  );
  expect(names).toEqual(expect.arrayContaining(['A2B0', 'A2B1', 'desc', 'wtpt']));
  expect(names.filter((name) => name.startsWith('B2A') || name === 'gamt')).toEqual([]);
  const [before, after] = await Promise.all([pageImage(source), pageImage(bytes)]);
  for (const x of [50, 150]) {
    const colour = await pixelOf(before, x, 100);
    const now = await pixelOf(after, x, 100);
    for (const [channel, value] of colour.entries()) expect(Math.abs(value - now[channel]!)).toBeLessThan(8);
  }
});

test.each([
  ['where layers are mixed in it', true, {}],
  ['where nothing may be lost', false, { compressionLevel: 'low' }],
] as const)('a profile stays whole %s', async (_, mixed, options) => {
  expect(await profileAfter(await printedPage(mixed), options)).toEqual(await pressProfile());
});
