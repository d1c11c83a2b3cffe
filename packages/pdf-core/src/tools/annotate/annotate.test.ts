import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeDocument, type SamplePage } from '../../edit/testing/make-document.ts';
import { formFields as formFieldsOf, objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { pageImage, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { annotate } from './annotate.ts';
import { annotateOptions } from './options.ts';

async function annotated(annotations: object[], page: SamplePage = {}): Promise<Uint8Array> {
  const options = annotateOptions.parse({ annotations });
  const bytes = makeDocument({ pages: [{ media: [0, 0, 400, 400], content: '', ...page }] });
  const { files } = await annotate([{ name: 'a.pdf', bytes }], options);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

/** Red, green and blue of the seen page at a place, in points from its lower left corner. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(await pageImage(bytes))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = ((info.height - 1 - y) * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const red = async () =>
  (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
  ).toString('base64');

describe.each([0, 90, 180, 270])('annotate, on a page turned by %i degrees', (rotate) => {
  it('draws shapes where and how they were asked for', async () => {
    const bytes = await annotated(
      [
        {
          type: 'rectangle',
          x: 20,
          y: 320,
          width: 60,
          height: 40,
          color: '#ff0000',
          fill: '#00ff00',
          lineWidth: 6,
        },
        { type: 'highlight', x: 120, y: 320, width: 60, height: 40, color: '#ffff00' },
        {
          type: 'line',
          from: { x: 220, y: 340 },
          to: { x: 300, y: 340 },
          color: '#0000ff',
          lineWidth: 8,
          arrow: true,
        },
        {
          type: 'ink',
          strokes: [
            [
              { x: 30, y: 200 },
              { x: 90, y: 200 },
            ],
            [{ x: 60, y: 240 }],
          ],
          color: '#ff00ff',
          lineWidth: 10,
        },
        { type: 'stamp', x: 120, y: 180, width: 50, height: 50, image: await red() },
        {
          type: 'rectangle',
          x: 220,
          y: 180,
          width: 50,
          height: 50,
          color: '#000000',
          fill: '#000000',
          opacity: 0.5,
        },
      ],
      { rotate },
    );
    expect(await colourAt(bytes, 22, 340)).toEqual([255, 0, 0]);
    expect(await colourAt(bytes, 50, 340)).toEqual([0, 255, 0]);
    expect(await colourAt(bytes, 150, 340)).toEqual([255, 255, 0]);
    expect(await colourAt(bytes, 240, 340)).toEqual([0, 0, 255]);
    expect(await colourAt(bytes, 60, 200)).toEqual([255, 0, 255]);
    expect(await colourAt(bytes, 60, 240)).toEqual([255, 0, 255]);
    expect(await colourAt(bytes, 145, 205)).toEqual([255, 0, 0]);
    expect((await colourAt(bytes, 245, 205))[0]).toBeCloseTo(127, -1);
    expect(await colourAt(bytes, 350, 350)).toEqual([255, 255, 255]);
  });

  it('writes words upright, in any script', async () => {
    const text = 'Überprüft 已审核 ตรวจแล้ว';
    const bytes = await annotated(
      [{ type: 'text', x: 50, y: 300, width: 300, text, fontSize: 14, author: 'Ж' }],
      { rotate },
    );
    const words = await pdfToText(bytes);
    expect(words.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
    expect(await colourAt(bytes, 350, 50)).toEqual([255, 255, 255]);
  });
});

describe('annotate', () => {
  it('makes annotations of each kind that others can edit', async () => {
    const box = { x: 10, y: 10, width: 50, height: 20 };
    const bytes = await annotated([
      { type: 'text', ...box, text: 'Words', color: '#112233' },
      { type: 'highlight', ...box, comment: 'see here' },
      { type: 'note', x: 10, y: 10, text: 'Zażółć\nשלום', author: 'Ann' },
      { type: 'rectangle', ...box },
      { type: 'line', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } },
      { type: 'ink', strokes: [[{ x: 1, y: 1 }]] },
      { type: 'stamp', x: 10, y: 10, text: 'GENEHMIGT' },
    ]);
    const objects = await objectsJson(bytes);
    for (const kind of ['FreeText', 'Highlight', 'Text', 'Square', 'Line', 'Ink', 'Stamp']) {
      expect(objects).toContain(`"/Subtype": "/${kind}"`);
    }
    for (const words of ['u:Zażółć\\nשלום', 'u:see here', 'u:Ann', '/QuadPoints', '/InkList'])
      expect(objects).toContain(words);
    expect(await pdfToText(bytes)).toContain('GENEHMIGT');
  });

  it('leaves black words black under a highlight', async () => {
    const content = '0 g 100 100 20 20 re f';
    const bytes = await annotated([{ type: 'highlight', x: 80, y: 80, width: 60, height: 60 }], { content });
    expect(await colourAt(bytes, 110, 110)).toEqual([0, 0, 0]);
    expect((await colourAt(bytes, 90, 90))[2]).toBeLessThan(120);
  });

  it('marks the lines of a selection and nothing between them', async () => {
    const lines = [
      { x: 100, y: 200, width: 200, height: 14 },
      { x: 40, y: 170, width: 120, height: 14 },
    ];
    const around = { x: 40, y: 170, width: 260, height: 44 };
    const bytes = await annotated([{ type: 'highlight', ...around, lines, color: '#ffff00' }]);
    expect(await colourAt(bytes, 200, 207)).toEqual([255, 255, 0]);
    expect(await colourAt(bytes, 60, 177)).toEqual([255, 255, 0]);
    for (const [x, y] of [
      [60, 207],
      [250, 177],
      [120, 192],
    ])
      expect(await colourAt(bytes, x!, y!)).toEqual([255, 255, 255]);
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'pages/1/Annots/1/QuadPoints'], bytes);
    expect(stdout.match(/-?[\d.]+/g)?.map(Number)).toEqual(
      [
        [100, 214, 300, 214, 100, 200, 300, 200],
        [40, 184, 160, 184, 40, 170, 160, 170],
      ].flat(),
    );
  });

  it('fills in a form in the same change, and refuses fields it does not have', async () => {
    const formFields = [{ type: 'text', name: 'name', x: 50, y: 700 }];
    const { files } = await createForm([], createFormOptions.parse({ formFields }));
    const fill = (fields: object) =>
      annotate(
        [{ name: 'form.pdf', bytes: files[0]!.bytes }],
        annotateOptions.parse({ annotations: [{ type: 'note', x: 9, y: 9, text: 'Seen' }], fields }),
      );
    const made = (await fill({ name: 'Ada' })).files[0]!.bytes;
    expect(await qpdfComplaints(made)).toBe('');
    expect(await formFieldsOf(made)).toMatchObject([{ fullname: 'name', value: 'u:Ada' }]);
    expect(await objectsJson(made)).toContain('u:Seen');
    await expect(fill({ nmae: 'Ada' })).rejects.toMatchObject({ reason: 'form_field_missing' });
  });

  it('lets a box too low for its words grow downwards', async () => {
    const box = { x: 50, y: 300, width: 120, height: 20 };
    const bytes = await annotated([{ type: 'text', ...box, text: 'one\ntwo\nthree', fontSize: 14 }]);
    expect((await pdfToText(bytes)).split(/\s+/).filter(Boolean)).toEqual(['one', 'two', 'three']);
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'pages/1/Annots/1/Rect'], bytes);
    expect(stdout.match(/-?[\d.]+/g)?.map(Number)).toEqual([50, 263.5, 170, 320]);
  });

  it('keeps annotations that are there, and a page number outside is refused', async () => {
    const page = { entries: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>]' };
    const { stdout } = await runPeer(
      'mutool',
      ['show', 'FILE', 'pages/1/Annots'],
      await annotated([{ type: 'note', x: 1, y: 1, text: 'n' }], page),
    );
    expect(stdout).toMatch(/Link[\s\S]*\d+ 0 R/);
    await expect(annotated([{ type: 'note', page: 2, x: 1, y: 1, text: 'n' }])).rejects.toMatchObject({
      code: 'invalid_options',
    });
  });

  it('takes hostile words as words', async () => {
    const evil = ') >> /A << /S /JavaScript /JS (x) >> endobj \0\u202E';
    const bytes = await annotated([
      { type: 'note', x: 1, y: 1, text: evil, author: evil },
      { type: 'text', x: 1, y: 1, width: 300, text: evil.repeat(50) },
      { type: 'stamp', x: 1, y: 1, text: evil, comment: evil },
    ]);
    expect(await objectsJson(bytes)).not.toMatch(/"\/(JS|JavaScript|A)":/);
  });

  it('refuses what it does not know', () => {
    const wrong = [
      { type: 'arrow', x: 1, y: 1 },
      { type: 'note', x: 1, y: 1 },
      { type: 'ink', strokes: [] },
      { type: 'note', x: 1e9, y: 1, text: 'x' },
      { type: 'note', x: 1, y: 1, text: 'x', color: 'red' },
    ];
    for (const one of wrong) expect(annotateOptions.safeParse({ annotations: [one] }).success).toBe(false);
  });
});
