import { deflateSync } from 'node:zlib';
import { createCanvas, drawShaped, finishCanvas } from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { shapeLine } from '../../fonts/shape-text.ts';
import { inside, type Kind, stream, word } from './page-kinds.ts';

const hex = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('hex');
const gray = (width: number, height: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray`;

/** Documents that differ in what is painted by other ways than letters and lines, and in their fonts. */
export const PAINT_KINDS: Kind[] = [
  {
    name: 'font of the letters used',
    make: () => ({ pages: [{ content: '' }] }),
    finish: async (bytes, secret, shared) => {
      const doc = await openDocument(bytes);
      const canvas = createCanvas(doc, 612, 792);
      for (const [x, letters] of [
        [90, word(shared, 4, 8)],
        [152, inside(secret)],
        [260, word(shared, 4, 8)],
      ] as const)
        drawShaped(canvas, await shapeLine(letters), 10, x, 400);
      drawOnPage(doc, doc.pages[0]!, finishCanvas(canvas));
      return saveDocument(doc);
    },
  },
  {
    name: 'scan',
    make: (secret, shared) => {
      // Four pixels a point from 70, 280 on; two of them beside the box's edges are the same in both.
      const [width, height] = [1400, 800];
      const samples = Buffer.alloc(width * height, 255);
      for (let blot = 0; blot < 40; blot++)
        samples.fill(shared(256), shared(samples.length - 60)).fill(255, samples.length - 60);
      for (let y = 242; y < 358; y += 1 + secret(3))
        for (let x = 322; x < 718; x += 1 + secret(20)) samples[y * width + x] = secret(256);
      const data = deflateSync(samples).toString('latin1');
      return {
        objects: [stream(`${gray(width, height)} /Filter /FlateDecode`, data)],
        pages: [
          {
            content: 'q 350 0 0 200 70 280 cm /I Do Q',
            entries: '/Resources << /XObject << /I 10 0 R >> >>',
          },
        ],
      };
    },
  },
  {
    name: 'inline image',
    make: (secret, shared) => {
      const samples = hex(Array.from({ length: 64 }, () => secret(256)));
      const beside = hex(Array.from({ length: 64 }, () => shared(256)));
      const image = (data: string) => `BI /W 8 /H 8 /BPC 8 /CS /G /F /AHx ID ${data}> EI`;
      const size = 5 + secret(18);
      const content = `q 40 0 0 40 90 390 cm ${image(beside)} Q q ${size} 0 0 ${size} ${155 + secret(60)} 394 cm ${image(samples)} Q`;
      return { pages: [{ content }] };
    },
  },
  {
    name: 'shading',
    make: (secret, shared) => {
      const shade = (random: typeof secret, from: number, to: number) =>
        `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [${from} 400 ${to} 400] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.${random(9)} 0 1] /C1 [1 0.${random(9)} 0] /N 1 >> /Extend [true true] >>`;
      const content = `q 80 380 60 50 re W n /S1 sh Q q ${152 + secret(10)} 393 ${20 + secret(60)} ${5 + secret(18)} re W n /S2 sh Q q 260 380 60 50 re W n /S1 sh Q`;
      const shadings = `/Resources << /Shading << /S1 10 0 R /S2 11 0 R >> >>`;
      return {
        objects: [shade(shared, 80, 320), shade(secret, 150, 250)],
        pages: [{ content, entries: shadings }],
      };
    },
  },
  {
    name: 'pattern',
    make: (secret, shared) => {
      const tile = (random: typeof secret) =>
        stream(
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >>',
          `0.${random(9)} 0.${random(9)} 1 rg ${random(4)} ${random(4)} 4 4 re f`,
        );
      const content = `/Pattern cs /P1 scn 80 380 60 50 re f /P2 scn ${152 + secret(10)} 393 ${20 + secret(60)} ${5 + secret(18)} re f /P1 scn 260 380 60 50 re f`;
      return {
        objects: [tile(shared), tile(secret)],
        pages: [{ content, entries: '/Resources << /Pattern << /P1 10 0 R /P2 11 0 R >> >>' }],
      };
    },
  },
  {
    name: 'soft mask',
    make: (secret, shared) => {
      const side = 16;
      const samples = (random: typeof secret) =>
        `${hex(Array.from({ length: side * side }, () => random(256)))}>`;
      const image = (entries: string, random: typeof secret) =>
        stream(`${gray(side, side)} /Filter /ASCIIHexDecode ${entries}`, samples(random));
      const size = 8 + secret(15);
      const content = `q 40 0 0 40 90 390 cm /I Do Q q ${size} 0 0 ${size} ${155 + secret(60)} 394 cm /J Do Q`;
      return {
        objects: [
          image('/SMask 11 0 R', shared),
          image('', shared),
          image('/SMask 13 0 R', secret),
          image('', secret),
        ],
        pages: [{ content, entries: '/Resources << /XObject << /I 10 0 R /J 12 0 R >> >>' }],
      };
    },
  },
  {
    name: 'transparent group',
    make: (secret, shared) => {
      const group = stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 96 26] /Group << /S /Transparency /I true >> /Resources << >>',
        `0.${secret(9)} 0.${secret(9)} 0 rg ${secret(20)} ${secret(8)} ${10 + secret(50)} ${4 + secret(12)} re f`,
      );
      const state = `<< /Type /ExtGState /ca 0.${1 + secret(9)} /BM /${['Normal', 'Multiply', 'Difference'][secret(3)]} >>`;
      const content = `0.${1 + shared(8)} g 80 385 ${200 + shared(100)} 40 re f q /G gs 1 0 0 1 152 392 cm /X Do Q`;
      return {
        objects: [group, state],
        pages: [{ content, entries: '/Resources << /XObject << /X 10 0 R >> /ExtGState << /G 11 0 R >> >>' }],
      };
    },
  },
];
