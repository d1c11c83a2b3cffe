import { type Attack, base, stream, T } from './attack.ts';

/** Words as fonts write them. */
export const FONT_ATTACKS: Attack[] = [
  {
    name: 'alt font glyph names',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 800 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [800] /Encoding << /Differences [97 /Lovelace] >> /CharProcs << /Lovelace 11 0 R >> /Resources << >> >>',
        stream('', '800 0 d0 0 0 700 700 re f'),
      ],
      pages: [
        {
          content: base + ' BT /T 10 Tf 72 500 Td (a) Tj ET',
          entries: '/Resources << /Font << /F1 3 0 R /T 10 0 R >> >>',
        },
      ],
    },
  },
  {
    name: 'basefont',
    doc: {
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Lovelace >>'],
      pages: [
        {
          content: base + ' BT /T 10 Tf 72 500 Td (abc) Tj ET',
          entries: '/Resources << /Font << /F1 3 0 R /T 10 0 R >> >>',
        },
      ],
    },
  },
  {
    name: 'cjk',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [11 0 R] >>',
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 12 0 R /DW 1000 >>',
        '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
      ],
      pages: [
        {
          content: 'BT /C 12 Tf 72 700 Td <616263938c8b9e> Tj ET',
          entries: '/Resources << /Font << /C 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['東京'], wholeWords: false },
    gone: /東京/,
  },
  {
    name: 'cjk utf16',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [11 0 R] >>',
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 12 0 R /DW 1000 >>',
        '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
      ],
      pages: [
        {
          content: 'BT /C 12 Tf 72 700 Td <67714eac00610062> Tj ET',
          entries: '/Resources << /Font << /C 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['東京'], wholeWords: false },
    gone: /東京/,
  },
  {
    name: 'ligature',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /fi] >> >>',
      ],
      pages: [
        {
          content: 'BT /G 12 Tf 72 700 Td (of\\001ce) Tj ET',
          entries: '/Resources << /Font << /G 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['ofice'] },
    gone: /ofice|o.ce/,
  },
  {
    name: 'TeX accents',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [1 /acute] >> >>',
      ],
      pages: [
        {
          content: 'BT /W 12 Tf 72 700 Td (caf) Tj (e) Tj -0 0 Td 17 0 Td (\\001) Tj ET',
          entries: '/Resources << /Font << /W 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['caf\u00e9'] },
    gone: /caf/,
  },
  {
    name: 'combining',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 12 0 R /DW 600 >>',
        '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
        stream(
          '',
          '1 begincodespacerange <0000> <ffff> endcodespacerange 6 beginbfchar <0001> <005a> <0002> <0075> <0003> <0308> <0004> <0072> <0005> <00660069> <0006> <0020> endbfchar',
        ),
      ],
      pages: [
        {
          content: 'BT /C 12 Tf 72 700 Td <00010002000300040006000500040006> Tj ET',
          entries: '/Resources << /Font << /C 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['Z\u00fcr', 'fir'] },
    gone: /Z\S*r|fir/,
  },
  {
    name: 'typographic quote',
    doc: {
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
      pages: [
        {
          content: 'BT /W 12 Tf 72 700 Td (O\\222Brien \\226 x) Tj ET',
          entries: '/Resources << /Font << /W 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ["O'Brien"] },
    gone: /Brien/,
  },
  {
    name: 'cid info words',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 12 0 R /DW 600 >>',
        '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
        stream(
          '',
          '/CIDInit /ProcSet findresource begin begincmap /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0001> <005a> endbfchar',
        ),
      ],
      pages: [
        {
          content: T('Adobe Identity UCS Lovelace') + 'BT /C 12 Tf 72 600 Td <0001> Tj ET',
          entries: '/Lang (en-US) /Resources << /Font << /C 10 0 R /F1 3 0 R >> >>',
        },
      ],
    },
    opt: { words: ['Adobe', 'Identity', 'UCS', 'en', 'Lovelace', 'beginbfchar'] },
  },
];
