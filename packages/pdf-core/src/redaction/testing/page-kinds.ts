import type { SampleDocument } from '../../edit/testing/make-document.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export type Draw = (below: number) => number;
/** How one of the two writes what lies in the box; what follows stands where it stands in both. */
export type Kind = {
  name: string;
  make: (secret: Draw, shared: Draw) => SampleDocument;
  /** What only a document that is open can get. */
  finish?: (bytes: Uint8Array, secret: Draw, shared: Draw) => Promise<Uint8Array>;
};

export const word = (random: Draw, least: number, most: number) =>
  Array.from({ length: least + random(most - least + 1) }, () => LETTERS[random(26)]).join('');
export const stream = (dict: string, data: string) =>
  `<< ${dict} /Length ${data.length} >>\nstream\n${data}\nendstream`;
const widths = Array.from({ length: 95 }, () => 600).join(' ');
const FIXED = `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${widths}] >>`;
export const text = (content: string, fonts = '/F1 3 0 R /F2 10 0 R'): SampleDocument => ({
  objects: [FIXED],
  pages: [{ content, entries: `/Resources << /Font << ${fonts} >> >>` }],
});

/** So many letters of ten points as the box is wide: words in it never touch what is beside it. */
export const inside = (random: Draw) => word(random, 3, 14);

/** Documents that differ in what a page draws. */
export const PAGE_KINDS: Kind[] = [
  {
    name: 'fixed text',
    make: (secret, shared) => {
      const [before, after] = [word(shared, 4, 8), word(shared, 4, 8)];
      const hidden = inside(secret);
      const color = secret(2) ? `0.${secret(9)} g ` : '';
      return text(
        `BT /F2 10 Tf 90 400 Td (${before}) Tj ET BT ${color}/F2 10 Tf 152 400 Td (${hidden}) Tj ET 0 g BT /F2 10 Tf 260 400 Td (${after}) Tj ET`,
      );
    },
  },
  {
    name: 'one line',
    make: (secret, shared) => {
      const [before, after] = [word(shared, 10, 10), word(shared, 4, 8)];
      // Ten letters, sixteen and more: letters of the box and the gap after them are 100 points together.
      const hidden = word(secret, 5, 14);
      const gap = -(102 - 6 * hidden.length) * 100;
      return secret(2)
        ? text(`BT /F2 10 Tf 90 400 Td [(${before}) -200 (${hidden}) ${gap} (${after})] TJ ET`)
        : text(`BT /F2 10 Tf 90 400 Td (${before}) Tj 62 0 Td (${hidden}) Tj 102 0 Td (${after}) Tj ET`);
    },
  },
  {
    name: 'kerned text',
    make: (secret, shared) => {
      const kern = (random: Draw, letters: string) =>
        [...letters].map((one) => `(${one}) ${random(120) - 60}`).join(' ');
      const before = kern(shared, word(shared, 3, 6));
      const after = kern(shared, word(shared, 3, 8));
      return text(
        `BT /F1 10 Tf 1 0 0 1 90 400 Tm [${before}] TJ 1 0 0 1 160 400 Tm [${kern(secret, word(secret, 2, 9))}] TJ 1 0 0 1 260 400 Tm [${after}] TJ ET`,
      );
    },
  },
  {
    name: 'Type 3',
    make: (secret, shared) => {
      const glyphs = ['a', 'b', 'c', 'd'];
      const objects = [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 800 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 100 /Widths [800 800 800 800] /Encoding << /Differences [97 /a /b /c /d] >> /CharProcs << ${glyphs.map((glyph, k) => `/${glyph} ${11 + k} 0 R`).join(' ')} >> /Resources << >> >>`,
        ...glyphs.map((_, k) => stream('', `800 0 d0 0 0 ${300 + 100 * k} ${700 - 100 * k} re f`)),
      ];
      const some = (random: Draw, count: number) =>
        Array.from({ length: count }, () => 'abcd'[random(4)]).join('');
      const [before, after, hidden] = [some(shared, 5), some(shared, 4), some(secret, 1 + secret(9))];
      const content = `BT /T 10 Tf 90 400 Td (${before}) Tj 70 0 Td (${hidden}) Tj 110 0 Td (${after}) Tj ET`;
      return { objects, pages: [{ content, entries: '/Resources << /Font << /T 10 0 R >> >>' }] };
    },
  },
  {
    name: 'CID font',
    make: (secret, shared) => {
      const objects = [
        '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 12 0 R /DW 700 /W [1 [${Array.from({ length: 40 }, (_, k) => 300 + 10 * k).join(' ')}]] >>`,
        '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
        stream(
          '',
          `1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <0028> <0061> endbfrange`,
        ),
      ];
      const codes = (random: Draw, count: number) =>
        `<${Array.from({ length: count }, () => (1 + random(40)).toString(16).padStart(4, '0')).join('')}>`;
      const [before, after] = [codes(shared, 6), codes(shared, 5)];
      const content = `BT /C 10 Tf 90 400 Td ${before} Tj 1 0 0 1 160 400 Tm ${codes(secret, 1 + secret(10))} Tj 1 0 0 1 260 400 Tm ${after} Tj ET`;
      return { objects, pages: [{ content, entries: '/Resources << /Font << /C 10 0 R >> >>' }] };
    },
  },
  {
    name: 'image',
    make: (secret, shared) => {
      // 30 by 30 pixels of ten points from 50, 300: the box covers columns 10 to 19 and rows 18 to 20.
      const samples = Array.from({ length: 900 }, (_, at) => {
        const [column, row] = [at % 30, Math.floor(at / 30)];
        const isIn = column >= 10 && column < 20 && row >= 18 && row < 21;
        return (isIn ? secret : shared)(256).toString(16).padStart(2, '0');
      });
      const image = `/Type /XObject /Subtype /Image /Width 30 /Height 30 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode`;
      return {
        objects: [stream(image, `${samples.join('')}>`)],
        pages: [
          {
            content: 'q 300 0 0 300 50 300 cm /I Do Q',
            entries: '/Resources << /XObject << /I 10 0 R >> >>',
          },
        ],
      };
    },
  },
  {
    name: 'form',
    make: (secret, shared) => {
      const form = `BT /F2 10 Tf 40 100 Td (${word(shared, 4, 7)}) Tj ET q 1 0 0 1 0 0 cm BT /F2 10 Tf 102 100 Td (${inside(secret)}) Tj ET ${secret(2) ? `110 95 ${5 + secret(60)} ${1 + secret(15)} re f ` : ''}Q 0 0 m 90 ${shared(80)} l S`;
      return {
        objects: [
          FIXED,
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Matrix [1 0 0 1 50 300] /Resources << /Font << /F2 10 0 R >> >>',
            form,
          ),
        ],
        pages: [{ content: '/X Do', entries: '/Resources << /XObject << /X 11 0 R >> >>' }],
      };
    },
  },
  {
    name: 'rotated',
    make: (secret, shared) => {
      const [before, after] = [word(shared, 4, 8), word(shared, 4, 8)];
      const content = `BT /F2 10 Tf 0 1 -1 0 200 300 Tm (${before}) Tj 0 1 -1 0 ${160 + secret(80)} 392 Tm (${word(secret, 1, 4)}) Tj 0 1 -1 0 200 430 Tm (${after}) Tj ET`;
      return text(content);
    },
  },
  {
    name: 'clipped',
    make: (secret, shared) => {
      const [before, after] = [word(shared, 4, 8), word(shared, 4, 8)];
      const hidden = inside(secret);
      const clip = `${151 + secret(3)} ${392 + secret(4)} ${20 + secret(75)} ${5 + secret(20)} re W n`;
      const lines = secret(2) ? `${160 + secret(20)} 395 m ${200 + secret(40)} ${400 + secret(15)} l S` : '';
      return text(
        `q 80 380 300 60 re W n BT /F2 10 Tf 90 400 Td (${before}) Tj ET Q q ${clip} BT /F2 10 Tf 152 400 Td (${hidden}) Tj ET ${lines} Q BT /F2 10 Tf 260 400 Td (${after}) Tj ET`,
      );
    },
  },
  {
    name: 'drawings',
    make: (secret, shared) => {
      const y = 395 + shared(20);
      const wild = Array.from(
        { length: 1 + secret(4) },
        () => `${155 + secret(90)} ${392 + secret(25)} l`,
      ).join(' ');
      const content = `100 ${y} m 200 ${y} l ${wild} 200 ${y} l 300 ${y} l 300 300 l 100 300 l h f ${155 + secret(80)} 400 m ${160 + secret(80)} 410 ${170 + secret(70)} 395 ${180 + secret(60)} 405 c S 100 200 m ${300 + shared(50)} 250 l S`;
      return { pages: [{ content }] };
    },
  },
];
