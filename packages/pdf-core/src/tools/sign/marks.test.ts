import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocument, type SamplePage } from '../../edit/testing/make-document.ts';
import { createSigningIdentity, type SigningIdentity } from '../../sign/identity.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { signatures } from '../signatures/signatures.ts';
import { signOptions } from './options.ts';
import { sign } from './sign.ts';

let identity: SigningIdentity;
let red: string;
beforeAll(async () => {
  identity = createSigningIdentity('Nora Feldt');
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } });
  red = (await picture.png().toBuffer()).toString('base64');
});

async function signed(bytes: Uint8Array, options: object): Promise<Uint8Array> {
  const { files } = await sign([{ name: 'a.pdf', bytes }], signOptions.parse({ identity, ...options }));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

const verify = async (bytes: Uint8Array) =>
  (await signatures([{ name: 'a.pdf', bytes }], {})).report.signatures;
const blank = (page: SamplePage = {}) =>
  makeDocument({ pages: [{ media: [0, 0, 400, 400], content: '', ...page }, { content: '' }] });

/** The box around all red pixels of the first page as it is seen, in points from its lower left corner. */
async function redBox(bytes: Uint8Array) {
  const { data, info } = await sharp(await pageImage(bytes))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      if (data[at]! < 200 || data[at + 1]! > 90 || data[at + 2]! > 90) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
    }
  return { x: left, y: info.height - 1 - bottom, width: right - left + 1, height: bottom - top + 1 };
}

describe('marks', () => {
  it.each([0, 90, 180, 270])(
    'stand where they were put, on pages turned by %i and cropped',
    async (rotate) => {
      const mark = { page: 1, x: 60, y: 200, width: 100, height: 50, picture: 0 };
      const options = { signMarks: [mark], markPictures: [red] };
      for (const page of [{ rotate }, { rotate, crop: [30, 20, 380, 390] }]) {
        const box = await redBox(await signed(blank(page), options));
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(box[side] - mark[side])).toBeLessThanOrEqual(1);
      }
    },
  );

  it('keep the shape of their picture, and words fit their box on the page they were put on', async () => {
    const square = { page: 1, x: 100, y: 100, width: 60, height: 60, picture: 0 };
    const text = { page: 2, x: 100, y: 100, width: 90, height: 20, text: '23. März 2026' };
    const bytes = await signed(blank(), { signMarks: [square, text], markPictures: [red] });
    const box = await redBox(bytes);
    expect(Math.abs(box.height - 30)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y - 115)).toBeLessThanOrEqual(1);
    expect(await pdfToText(bytes, 1)).not.toContain('März');
    expect(await pdfToText(bytes, 2)).toContain('23. März 2026');
  });

  it('are content of the page, and a picture that is put often is in the file once', async () => {
    const marks = Array.from({ length: 30 }, (_, at) => ({
      page: 1 + (at % 2),
      x: 10 * at,
      y: 10,
      width: 40,
      height: 20,
      picture: 0,
    }));
    const bytes = await signed(blank(), { signMarks: marks, markPictures: [red] });
    expect(
      (
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/SMask/g) ?? []
      ).length,
    ).toBe(1);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Annots');
    expect(await verify(bytes)).toEqual([]);
  });

  it('are signed together with the document where there is a certificate, which shows nothing more', async () => {
    const bytes = await signed(blank(), {
      signMarks: [{ page: 1, x: 60, y: 200, width: 100, height: 50, picture: 0 }],
      markPictures: [red],
      signatureData: { name: 'Nora Feldt', look: 'none' },
    });
    expect((await runPeer('pdfsig', ['FILE'], bytes)).stdout).toMatch(
      /Total document signed[\s\S]*Signature is Valid/,
    );
    expect(await verify(bytes)).toMatchObject([{ verdict: 'unchanged', coverage: 'whole' }]);
    expect((await redBox(bytes)).width).toBeGreaterThan(98);
    expect(await pdfToText(bytes)).not.toContain('Nora');
  });

  it('leave the signature of somebody else as it was', async () => {
    const first = await signed(blank(), { signatureData: { name: 'First' } });
    const options = {
      signMarks: [
        { page: 1, x: 60, y: 300, width: 100, height: 50, picture: 0 },
        { page: 2, x: 60, y: 300, width: 100, height: 20, text: 'Berlin' },
      ],
      markPictures: [red],
    };
    const marked = await signed(first, options);
    expect(await verify(marked)).toMatchObject([{ verdict: 'permitted_changes' }]);
    const second = await signed(first, { ...options, signatureData: { name: 'Second', look: 'none' } });
    expect(await verify(second)).toMatchObject([{ verdict: 'permitted_changes' }, { verdict: 'unchanged' }]);
    expect(Math.abs((await redBox(second)).x - 60)).toBeLessThanOrEqual(1);
  });

  it('fill a signature field with the picture alone', async () => {
    const field = { type: 'signature', name: 'director', x: 50, y: 600, width: 200, height: 60 };
    const { files } = await createForm([], createFormOptions.parse({ formFields: [field] }));
    const signatureData = { name: 'Nora', field: 'director', look: 'picture', image: red };
    const bytes = await signed(files[0]!.bytes, { signatureData });
    expect(await verify(bytes)).toMatchObject([{ verdict: 'unchanged' }]);
    const box = await redBox(bytes);
    expect(Math.abs(box.height - 60)).toBeLessThanOrEqual(1);
    expect(await pdfToText(bytes)).not.toContain('Nora');
  });

  it.each([0, 90, 180, 270])(
    'stand in a signature field where they are said to stand, on pages turned by %i',
    async (rotate) => {
      const field = { type: 'signature', name: 'director', x: 60, y: 100, width: 260, height: 80 };
      const { files } = await createForm(
        [{ name: 'a.pdf', bytes: blank({ rotate }) }],
        createFormOptions.parse({ formFields: [field] }),
      );
      const imageBox = { x: 100, y: 130, width: 60, height: 30 };
      const signatureData = { name: 'Nora', field: 'director', look: 'picture', image: red, imageBox };
      const bytes = await signed(files[0]!.bytes, { signatureData });
      const box = await redBox(bytes);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(box[side] - imageBox[side])).toBeLessThanOrEqual(1);
      expect(await verify(bytes)).toMatchObject([{ verdict: 'unchanged' }]);
    },
  );

  it('are as wide as their box where they are stretched, and no wider than their letters otherwise', async () => {
    const wide = async (width: number, stretch?: boolean) => {
      const mark = { page: 1, x: 20, y: 100, width, height: 24, text: 'HHHHH', stretch };
      const { data, info } = await sharp(await pageImage(await signed(blank(), { signMarks: [mark] })))
        .threshold(160)
        .trim()
        .toBuffer({ resolveWithObject: true });
      expect(data.length).toBeGreaterThan(0);
      return info;
    };
    const [narrow, usual, stretched] = [await wide(50, true), await wide(300), await wide(300, true)];
    // The letters begin and end a little within their own widths.
    expect(narrow.width).toBeGreaterThan(44);
    expect(narrow.width).toBeLessThanOrEqual(50);
    expect(stretched.width).toBeGreaterThan(270);
    expect(usual.width).toBeLessThan(100);
    // Fitted to 50 points, they would be a third smaller.
    expect(Math.abs(narrow.height - stretched.height)).toBeLessThanOrEqual(2);
  });

  it('says what is wrong with the request', async () => {
    const place = { page: 1, x: 0, y: 0, width: 40, height: 20 };
    const wrong: [object, string][] = [
      [{ signMarks: [{ ...place, picture: 1 }], markPictures: [red] }, 'sign_picture_missing'],
      [{ signMarks: [{ ...place, picture: 0 }], markPictures: ['AAAA'] }, 'image_unreadable'],
      [{ signMarks: [{ ...place, page: 9, text: 'x' }] }, 'page_missing'],
    ];
    for (const [options, reason] of wrong)
      await expect(signed(blank(), options)).rejects.toMatchObject({ reason });
    const mixed = { signMarks: [{ ...place, picture: 0, text: 'x' }] };
    expect(signOptions.safeParse(mixed).success).toBe(false);
  });
});
