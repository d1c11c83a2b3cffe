import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { crop } from './crop.ts';
import { cropOptions } from './options.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  crop([{ name: 'a.pdf', bytes }], cropOptions.parse(options));

/** The crop box of each page, as poppler reads it. */
async function boxesOf(bytes: Uint8Array): Promise<number[][]> {
  const { stdout } = await runPeer('pdfinfo', ['-box', '-l', '99', 'FILE'], bytes);
  return [...stdout.matchAll(/CropBox: +([-\d. ]+)/g)].map(([, numbers]) =>
    numbers!.trim().split(/\s+/).map(Number),
  );
}

it('cuts off the margins of each side, and reports the new page sizes', async () => {
  const bytes = makeDocument({ pages: [{}, { media: [10, 20, 210, 320] }], compressed: true });
  const { files, report } = await run(bytes, { top: 40, right: 30, bottom: 20, left: 10 });
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  expect(await boxesOf(files[0]!.bytes)).toEqual([
    [10, 20, 582, 752],
    [20, 40, 180, 280],
  ]);
  expect(report.pages).toEqual([
    { page: 1, width: 572, height: 732 },
    { page: 2, width: 160, height: 240 },
  ]);
  expect(await pdfToText(files[0]!.bytes, 1)).toContain('Page 1 body');
});

it('sides are those of the page as it is seen, whichever way it is turned, and what was cut already stays cut', async () => {
  const pages = [{ rotate: 90 }, { rotate: 180 }, { crop: [100, 100, 500, 700] }, { userUnit: 2 }];
  const { files } = await run(makeDocument({ pages }), { top: 50 });
  expect(await boxesOf(files[0]!.bytes)).toEqual([
    [50, 0, 612, 792],
    [0, 50, 612, 792],
    [100, 100, 500, 650],
    [0, 0, 612, 767],
  ]);
});

it('cuts to what pages show, with the space asked for, and leaves empty pages alone', async () => {
  const pages = [{ content: '100 200 300 50 re f' }, { content: '' }];
  const { files, report } = await run(makeDocument({ pages }), { to: 'content', space: 5 });
  const [first, second] = await boxesOf(files[0]!.bytes);
  for (const [side, value] of [95, 195, 405, 255].entries())
    expect(Math.abs(first![side]! - value)).toBeLessThan(1);
  expect(second).toEqual([0, 0, 612, 792]);
  expect(report.pages.map(({ page }) => page)).toEqual([1]);
});

it('only the pages asked for are cut', async () => {
  const { files } = await run(makeDocument({ pages: [{}, {}, {}] }), { pages: 'odd', left: 12 });
  expect((await boxesOf(files[0]!.bytes)).map(([left]) => left)).toEqual([12, 0, 12]);
});

it('refuses to leave nothing of a page, and to change what its owner does not let be changed', async () => {
  await expect(run(makeDocument(), { top: 400, bottom: 400 })).rejects.toMatchObject({
    code: 'invalid_options',
    params: { page: 1 },
  });
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked, { top: 10 })).rejects.toMatchObject({ code: 'encrypted' });
});
