import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderOptions } from './options.ts';
import { render } from './render.ts';

/** Pages of 144 x 72 points, each a shade of its own over its left half. */
async function makeShades(count: number): Promise<{ name: string; bytes: Uint8Array }> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= count; page++)
    document
      .addPage([144, 72])
      .drawRectangle({ x: 0, y: 0, width: 72, height: 72, color: rgb(page / 20, 0, 1 - page / 20) });
  return { name: 'shades.pdf', bytes: await document.save() };
}

async function leftColour(bytes: Uint8Array): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

test.each(['png', 'webp', 'jpeg'] as const)('pages become %s pictures at a resolution', async (format) => {
  const { files, report } = await render([await makeShades(2)], renderOptions.parse({ format, dpi: 144 }));
  expect(files.map((file) => file.name)).toEqual(
    format === 'jpeg' ? ['shades-1.jpg', 'shades-2.jpg'] : [`shades-1.${format}`, `shades-2.${format}`],
  );
  expect(report.pages[1]).toEqual({ page: 2, file: files[1]!.name, width: 288, height: 144, dpi: 144 });
  const metadata = await sharp(files[0]!.bytes).metadata();
  expect(metadata).toMatchObject({ format, width: 288, height: 144, hasAlpha: false });
  const [red = 0, green = 0, blue = 0] = await leftColour(files[1]!.bytes);
  expect(Math.abs(red - 26) + green + Math.abs(blue - 230)).toBeLessThan(16);
});

test('a width sets the size, and only the requested pages are drawn, in that order', async () => {
  const input = await makeShades(11);
  const { files } = await render([input], renderOptions.parse({ pages: '11,2-3', width: 100 }));
  expect(files.map((file) => file.name)).toEqual(['shades-11.png', 'shades-02.png', 'shades-03.png']);
  expect(await sharp(files[0]!.bytes).metadata()).toMatchObject({ width: 100, height: 50 });
  expect((await leftColour(files[0]!.bytes))[0]).toBe(140);
});

test('notes are drawn or left out, and a lower quality takes fewer bytes', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([144, 72]);
  const square = { Type: 'Annot', Subtype: 'Square', Rect: [0, 0, 144, 72], IC: [1, 0, 0], C: [1, 0, 0] };
  page.node.addAnnot(document.context.register(document.context.obj(square)));
  const input = { name: 'note.pdf', bytes: await document.save() };
  const drawn = async (annotations: boolean) => {
    const { files } = await render([input], renderOptions.parse({ annotations }));
    return leftColour(files[0]!.bytes);
  };
  expect(await drawn(true)).toEqual([255, 0, 0]);
  expect(await drawn(false)).toEqual([255, 255, 255]);
  const size = async (quality: number) => {
    const options = renderOptions.parse({ quality, format: 'jpeg' });
    return (await render([await makeShades(1)], options)).files[0]!.bytes.length;
  };
  expect(await size(20)).toBeLessThan(await size(100));
});

test('clear paper is left out of a picture, where its format can', async () => {
  const input = await makeShades(1);
  const drawn = async (options: object) => {
    const { files } = await render([input], renderOptions.parse({ transparent: true, ...options }));
    return sharp(files[0]!.bytes);
  };
  const alphaAt = async (left: number) => {
    const pixel = (await drawn({ format: 'webp' })).extract({ left, top: 10, width: 1, height: 1 });
    return (await pixel.raw().toBuffer()).at(3);
  };
  expect([await alphaAt(10), await alphaAt(290)]).toEqual([255, 0]);
  expect(await (await drawn({ format: 'jpeg' })).metadata()).toMatchObject({ hasAlpha: false });
  expect(await (await drawn({ grayscale: true })).metadata()).toMatchObject({ channels: 1 });
});

test('gray pictures have one channel', async () => {
  const { files } = await render([await makeShades(1)], renderOptions.parse({ grayscale: true }));
  expect(await sharp(files[0]!.bytes).metadata()).toMatchObject({ channels: 1, space: 'b-w' });
});

test('a picture longer than its format can hold is drawn as long as it can be', async () => {
  const document = await PDFDocument.create();
  document.addPage([1440, 10]);
  const strip = { name: 'strip.pdf', bytes: await document.save() };
  const { files } = await render([strip], renderOptions.parse({ format: 'webp', width: 30_000 }));
  expect((await sharp(files[0]!.bytes).metadata()).width).toBe(16_383);
});

test('progress is reported page by page, and a stopped job stops', async () => {
  const input = await makeShades(8);
  const stop = new AbortController();
  const seen: string[] = [];
  const progress = (done: number, total: number, what: string) => {
    seen.push(`${done}/${total} ${what}`);
    if (done === 2) stop.abort();
  };
  const job = render([input], renderOptions.parse({}), { signal: stop.signal, progress });
  await expect(job).rejects.toMatchObject({ code: 'cancelled' });
  expect(seen).toEqual(['0/8 page', '1/8 page', '2/8 page']);
});

test('a missing page is reported', async () => {
  const job = render([await makeShades(2)], renderOptions.parse({ pages: '3' }));
  await expect(job).rejects.toMatchObject({ code: 'invalid_options' });
});
