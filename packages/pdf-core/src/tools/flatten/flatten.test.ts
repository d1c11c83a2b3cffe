import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formFields } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { flatten } from './flatten.ts';
import { flattenOptions } from './options.ts';

const red = '1 0 0 rg 0 0 10 10 re f 0 0 1 rg 0 0 5 5 re f';
const appearance = (more: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] ${more} /Length ${red.length} >>\nstream\n${red}\nendstream`;

const document: SampleDocument = {
  catalog: '/AcroForm << /Fields [10 0 R] >>',
  objects: [
    '<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /V /On /AS /On /Rect [100 100 160 140] /AP << /N << /On 13 0 R /Off 14 0 R >> >> /F 4 >>',
    '<< /Type /Annot /Subtype /Square /Rect [200 300 260 400] /AP << /N 14 0 R >> /F 4 >>',
    '<< /Type /Annot /Subtype /Square /Rect [300 300 360 400] /AP << /N 14 0 R >> /F 2 >>',
    appearance(''),
    appearance('/Matrix [0 1 -1 0 7 3]'),
    '<< /Type /Annot /Subtype /Link /Rect [0 0 50 50] /Dest [100 0 R /Fit] >>',
  ],
  pages: [{ entries: '/Annots [10 0 R 11 0 R 12 0 R 15 0 R]', crop: [20, 30, 500, 700] }],
};

async function flat(sample: SampleDocument, options: object = {}): Promise<Uint8Array> {
  const { files } = await flatten(
    [{ name: 'a.pdf', bytes: makeDocument(sample) }],
    flattenOptions.parse(options),
  );
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

const pixels = async (bytes: Uint8Array) =>
  sharp(await pageImage(bytes))
    .raw()
    .toBuffer();

describe('flatten', () => {
  it.each([0, 90, 180, 270])(
    'changes nothing that is seen on a page turned by %i degrees',
    async (rotate) => {
      const turned = {
        ...document,
        pages: document.pages!.map((page) => ({ ...page, rotate, userUnit: rotate ? 1 : 2 })),
      };
      const bytes = await flat(turned);
      expect((await pixels(bytes)).equals(await pixels(makeDocument(turned)))).toBe(true);
      expect(await formFields(bytes)).toEqual([]);
      const { stdout } = await runPeer('mutool', ['show', 'FILE', 'pages/1/Annots'], bytes);
      expect(stdout.match(/\d+ 0 R/g)).toEqual(['15 0 R']);
    },
  );

  it('keeps notes or fields on request', async () => {
    const { stdout } = await runPeer(
      'mutool',
      ['show', 'FILE', 'pages/1/Annots'],
      await flat(document, { annotations: false }),
    );
    expect(stdout.match(/\d+ 0 R/g)).toEqual(['11 0 R', '12 0 R', '15 0 R']);
    expect(await formFields(await flat(document, { forms: false }))).toHaveLength(1);
  });

  it('draws the values of a form that leaves its drawing to the viewer', async () => {
    const empty = '<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Length 0 >>\nstream\n\nendstream';
    const bytes = await flat({
      catalog: '/AcroForm << /Fields [10 0 R 11 0 R] /NeedAppearances true /DA (/Helv 0 Tf 0 g) >>',
      objects: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (Kept value) /Rect [50 500 250 520] /AP << /N 12 0 R >> >>',
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (b) /V (Never drawn) /Rect [50 400 250 420] >>',
        empty,
      ],
      pages: [{ entries: '/Annots [10 0 R 11 0 R]' }],
    });
    expect(await pdfToText(bytes)).toMatch(/Kept value[\s\S]*Never drawn/);
  });

  it('gives back the same bytes when there is nothing to flatten', async () => {
    const bytes = makeDocument();
    const { files, report } = await flatten([{ name: 'a.pdf', bytes }], flattenOptions.parse({}));
    expect(Buffer.compare(files[0]!.bytes, bytes)).toBe(0);
    expect(report).toEqual({ flattened: 0 });
  });
});
