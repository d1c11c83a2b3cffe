import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { SampleDocument } from '../edit/testing/make-document.ts';
import { pageImage } from '../testing/index.ts';
import { line, QUICK, redact } from './testing/redact-sample.ts';

const box = { page: 1, x: 60, y: 640, width: 200, height: 40 };
const stream = (entries: string, content: string) =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const withResources = (content: string, resources: string, objects: string[]): SampleDocument => ({
  objects,
  pages: [{ content, entries: `/Resources << /Font << /F1 3 0 R /T 10 0 R >> ${resources} >>` }],
});
const drawnLetters = (...glyphs: string[]) => [
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 800 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 98 /Widths [800 800] /Encoding << /Differences [97 /a /b] >> /CharProcs << /a 11 0 R /b 12 0 R >> /Resources << >> >>',
  ...glyphs.map((glyph) => stream('', glyph)),
];

/** The pixels of the first page, and how many of them are as asked. */
async function count(bytes: Uint8Array, isMeant: (red: number, green: number, blue: number) => boolean) {
  const { data, info } = await sharp(await pageImage(bytes))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (isMeant(data[at]!, data[at + 1]!, data[at + 2]!)) found += 1;
  return found;
}

const isColoured = (...parts: number[]) => Math.max(...parts) - Math.min(...parts) > 100;

it.each([
  ['a word in red', `1 0 0 rg ${line('secret', 650)}`],
  ['a line in blue', '0 0 1 RG 70 650 m 120 660 l S'],
  ['nothing', ''],
])('draws the rest the same with %s under the box', async (_, hidden) => {
  const made = async (content: string) =>
    (await redact({ pages: [{ content }] }, { ...QUICK, boxes: [box] })).bytes;
  const rest = `0 g 0 G ${line('What stays')} 0.3 g 300 300 60 60 re f`;
  expect((await made(`${hidden} ${rest}`)).equals(await made(`${line('secret', 650)} ${rest}`))).toBe(true);
});

it.each([
  ['of a word', { pages: [{ content: `1 0 0 rg ${line('Red word')}` }] }],
  ['of a line', { pages: [{ content: '1 0 0 RG 9 w 70 600 m 300 600 l S' }] }],
  [
    'in a form',
    withResources('/X Do', '/XObject << /X 10 0 R >>', [
      stream('/Type /XObject /Subtype /Form /BBox [0 0 600 700]', '1 0 0 rg 70 500 90 90 re f'),
    ]),
  ],
  [
    'of a link with a drawing',
    {
      objects: [stream('/Type /XObject /Subtype /Form /BBox [0 0 90 90]', '1 0 0 rg 0 0 90 90 re f')],
      pages: [
        {
          content: line('gray'),
          entries: '/Annots [<< /Type /Annot /Subtype /Link /Rect [70 500 160 590] /AP << /N 10 0 R >> >>]',
        },
      ],
    },
  ],
  [
    'of drawn letters',
    withResources(
      'BT /T 40 Tf 90 400 Td (ab) Tj ET',
      '',
      drawnLetters('800 0 d0 1 0 0 rg 0 0 500 500 re f', '800 0 d0 0 0 500 500 re f'),
    ),
  ],
  [
    'that a function makes',
    withResources(
      '/G gs 0 g 70 500 90 90 re f',
      '/ExtGState << /G << /TR [11 0 R 12 0 R 12 0 R 12 0 R] >> >>',
      [
        'null',
        '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >>',
        '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [0] /N 1 >>',
      ],
    ),
  ],
  [
    'of a shading that fills a shape',
    withResources('/Pattern cs /P scn 70 500 90 90 re f', '/Pattern << /P 11 0 R >>', [
      'null',
      '<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0.9 0 0] /N 1 >> >> >>',
    ]),
  ],
  [
    'of a pattern that fills a shape',
    withResources('/Pattern cs /P scn 70 500 90 90 re f', '/Pattern << /P 11 0 R >>', [
      'null',
      stream(
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
        '1 0 0 rg 0 0 9 9 re f',
      ),
    ]),
  ],
])('keeps the colour %s', async (_, document) => {
  const { bytes } = await redact(document, { ...QUICK, boxes: [{ ...box, y: 20 }] });
  expect(await count(bytes, isColoured)).toBeGreaterThan(50);
});

it('covers drawn letters that reach beyond the box which they claim', async () => {
  const glyphs = ['800 0 0 0 300 300 d1 0 -400 700 2000 re f', '800 0 0 0 300 300 d1 -900 0 1500 500 re f'];
  const content = `0 g BT /T 20 Tf 200 400 Td (ab) Tj ET`;
  const options = { ...QUICK, words: ['ab'], color: '#ff0000' };
  const { bytes, report } = await redact(withResources(content, '', drawnLetters(...glyphs)), options);
  expect(report.finds).toBe(1);
  expect(await count(bytes, isColoured)).toBeGreaterThan(50);
  expect(await count(bytes, (...shades) => shades.every((shade) => shade < 150))).toBe(0);
});
