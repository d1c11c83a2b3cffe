import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { twoTone } from '../../testing/images.ts';
import { stampPicture } from './stamp-picture.ts';
import { stampPictureOptions } from './options.ts';

const picture = async (image = twoTone().png()) => (await image.toBuffer()).toString('base64');
const run = async (bytes: Uint8Array, options: object = {}) =>
  stampPicture(
    [{ name: 'a.pdf', bytes }],
    stampPictureOptions.parse({ picture: await picture(), ...options }),
  );

/** The colour of a point of a page as poppler draws it: shares of its width and height, from the upper left corner. */
async function colourAt(bytes: Uint8Array, page: number, x: number, y: number): Promise<number[]> {
  const image = sharp(await pageImage(bytes, page));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

describe('stamp-picture', () => {
  it('stands upright where it was put, whichever way the page is turned', async () => {
    for (const rotate of [0, 90, 180, 270]) {
      const bytes = makeDocument({ pages: [{ rotate, content: '' }] });
      const { files } = await run(bytes, { place: 'top-right', width: 50, margin: 0 });
      const made = files[0]!.bytes;
      expect(await qpdfComplaints(made)).toBe('');
      expect(await colourAt(made, 1, 0.6, 0.05)).toEqual(RED);
      expect(await colourAt(made, 1, 0.9, 0.05)).toEqual(BLUE);
      expect(await colourAt(made, 1, 0.4, 0.05)).toEqual(WHITE);
      expect(await colourAt(made, 1, 0.6, 0.5)).toEqual(WHITE);
    }
  });

  it('is on the pages asked for, and in the document once', async () => {
    const { files, report } = await run(makeDocument({ pages: [{}, {}, {}] }), {
      pages: '2-3',
      place: 'center',
    });
    const made = files[0]!.bytes;
    expect(report).toEqual({ pages: 2 });
    expect(await colourAt(made, 1, 0.45, 0.5)).toEqual(WHITE);
    expect(await colourAt(made, 3, 0.45, 0.5)).toEqual(RED);
    const { stdout } = await runPeer('pdfimages', ['-list', 'FILE'], made);
    const objects = stdout
      .split('\n')
      .flatMap((line) => line.match(/^ +\d+ .*image/) && line.split(/\s+/)[11]);
    expect(new Set(objects.filter(Boolean)).size).toBe(1);
    expect(await pdfToText(made, 2)).toContain('Page 2 body');
  });

  it('lets what is below shine through, or lies under it', async () => {
    const black = makeDocument({ pages: [{ content: '0 0 306 792 re f' }] });
    const center = { place: 'center', width: 100, margin: 0 };
    const half = (await run(black, { ...center, opacity: 0.5 })).files[0]!.bytes;
    const [red] = await colourAt(half, 1, 0.25, 0.5);
    expect(Math.abs(red! - 128)).toBeLessThan(3);
    const under = (await run(black, { ...center, layer: 'under' })).files[0]!.bytes;
    expect(await colourAt(under, 1, 0.25, 0.5)).toEqual([0, 0, 0]);
    expect(await colourAt(under, 1, 0.75, 0.5)).toEqual(BLUE);
  });

  it('takes transparent, turned and printed pictures, and one taller than the page whole', async () => {
    const clear = sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    }).png();
    const center = { place: 'center', width: 100, margin: 0 };
    const seen = (await run(makeDocument(), { ...center, picture: await picture(clear) })).files[0]!.bytes;
    expect(await colourAt(seen, 1, 0.5, 0.5)).toEqual(WHITE);
    const turned = await picture(twoTone().jpeg({ quality: 100 }).withMetadata({ orientation: 3 }));
    const upright = (await run(makeDocument(), { ...center, picture: `data:image/jpeg;base64,${turned}` }))
      .files[0]!.bytes;
    expect((await colourAt(upright, 1, 0.25, 0.5))[2]).toBeGreaterThan(240);
    const print = await picture(twoTone().toColourspace('cmyk').jpeg({ quality: 100 }));
    const shown = (await run(makeDocument(), { ...center, picture: print })).files[0]!.bytes;
    expect((await colourAt(shown, 1, 0.25, 0.5))[0]).toBeGreaterThan(200);
    expect((await runPeer('pdfimages', ['-list', 'FILE'], shown)).stdout).not.toContain('cmyk');
    const tall = await picture(twoTone(10, 400).png());
    const fitted = (await run(makeDocument(), { ...center, picture: tall })).files[0]!.bytes;
    expect(await colourAt(fitted, 1, 0.49, 0.01)).toEqual(RED);
    expect(await colourAt(fitted, 1, 0.4, 0.5)).toEqual(WHITE);
  });

  it('refuses what is no picture, pages that there are not, and documents that may not be changed', async () => {
    const wrong = { picture: Buffer.from('no picture').toString('base64') };
    await expect(run(makeDocument(), wrong)).rejects.toMatchObject({ code: 'unsupported' });
    await expect(run(makeDocument(), { pages: '9' })).rejects.toMatchObject({ reason: 'page_missing' });
    const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
    await expect(run(locked)).rejects.toMatchObject({ code: 'encrypted' });
  });
});
