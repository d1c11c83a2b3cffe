import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import {
  encryptBy,
  makeTestPdf,
  pageImage,
  pdfInfo,
  pdfToText,
  qpdfComplaints,
  runPeer,
} from '../../testing/index.ts';
import { linkTargets } from '../../testing/reading.ts';
import { overlayOptions } from './options.ts';
import { overlay } from './overlay.ts';

async function run(first: Uint8Array, second: Uint8Array, options: object = {}) {
  const inputs = [first, second].map((bytes, index) => ({ name: `${index}.pdf`, bytes }));
  const { files, report } = await overlay(inputs, overlayOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}
const words = (text: string) => ({ content: `BT /F1 30 Tf 72 400 Td (${text}) Tj ET` });
const letter = makeTestPdf({
  pages: [{ text: 'One', links: [{ to: 2 }] }, { text: 'Two' }, { text: 'Three' }],
});
const textsOf = (bytes: Uint8Array) => Promise.all([1, 2, 3].map((page) => pdfToText(bytes, page)));

it('draws its pages on those of the document, whose links still work', async () => {
  const { bytes, report } = await run(letter, makeDocument({ pages: [words('First'), words('Rest')] }));
  expect(report).toEqual({ pages: 3 });
  const texts = await textsOf(bytes);
  expect(texts.map((text) => text.match(/One|Two|Three|First|Rest/g)?.toSorted())).toEqual([
    ['First', 'One'],
    ['Rest', 'Two'],
    ['Rest', 'Three'],
  ]);
  expect(linkTargets(bytes)[0]).toEqual([3]);
});

it('starts again or stops where there are no more pages, and leaves other pages alone', async () => {
  const two = makeDocument({ pages: [words('First'), words('Rest')] });
  const seen = async (options: object) =>
    (await textsOf((await run(letter, two, options)).bytes)).map((text) => text.match(/First|Rest/)?.[0]);
  expect(await seen({ repeat: 'loop' })).toEqual(['First', 'Rest', 'First']);
  expect(await seen({ repeat: 'once' })).toEqual(['First', 'Rest', undefined]);
  expect(await seen({ pages: '2' })).toEqual([undefined, 'First', undefined]);
});

it('over hides, under is hidden', async () => {
  const red = makeDocument({ pages: [{ content: '1 0 0 rg 0 0 612 792 re f' }] });
  const blue = makeDocument({ pages: [{ content: '0 0 1 rg 0 0 612 792 re f', rotate: 90 }] });
  const middle = async (options: object) => {
    const { bytes } = await run(red, blue, options);
    const picture = sharp(await pageImage(bytes)).extract({ left: 306, top: 396, width: 1, height: 1 });
    return [...(await picture.removeAlpha().raw().toBuffer())];
  };
  expect(await middle({ place: 'over' })).toEqual([0, 0, 255]);
  expect(await middle({ place: 'under' })).toEqual([255, 0, 0]);
});

it('what is hidden in a layer of the second file stays hidden', async () => {
  const layered = makeDocument({
    catalog: '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
    objects: ['<< /Type /OCG /Name (Draft) >>'],
    pages: [
      {
        content: '/OC /L BDC BT /F1 40 Tf 72 300 Td (Secret) Tj ET EMC BT /F1 40 Tf 72 200 Td (Shown) Tj ET',
        entries: '/Resources << /Font << /F1 3 0 R >> /Properties << /L 10 0 R >> >>',
      },
    ],
  });
  const { bytes } = await run(makeDocument(), layered);
  const { stdout } = await runPeer('mutool', ['draw', '-F', 'txt', '-o', '-', 'FILE'], bytes);
  expect([stdout.includes('Shown'), stdout.includes('Secret')]).toEqual([true, false]);
});

it('carries the restrictions of both, and needs two files', async () => {
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--print=none', '--']);
  const { bytes } = await run(makeDocument(), locked);
  expect((await pdfInfo(bytes)).Encrypted).toMatch(/print:no/);
  const forbidden = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(forbidden, makeDocument())).rejects.toMatchObject({ code: 'encrypted' });
  const one = overlay([{ name: 'a.pdf', bytes: makeDocument() }], overlayOptions.parse({}));
  await expect(one).rejects.toMatchObject({ code: 'invalid_options' });
});
