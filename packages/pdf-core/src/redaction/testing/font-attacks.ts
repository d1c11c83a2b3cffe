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

/** A font that draws its letters itself, or one that says nothing, with such names for the glyphs of the word. */
function named(name: string, nameOf: (letter: string) => string, refused: string, only = 'Lovelace'): Attack {
  const letters = [...'Lovelac'];
  const names = letters.map((letter) => `/${nameOf(letter)}`);
  const shown = [...only].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0'));
  return {
    name: `glyphs named ${name}`,
    doc: {
      objects: [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 800] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 1 /LastChar 7 /Widths [${'500 '.repeat(7)}] /Encoding << /Differences [1 ${names.join(' ')}] >> /CharProcs << ${names.map((one) => `${one} 11 0 R`).join(' ')} >> /Resources << >> >>`,
        stream('', '500 0 d0 0 0 300 700 re f'),
      ],
      pages: [
        {
          content: `${base} BT /T 10 Tf 72 500 Td <${shown.join('')}> Tj ET`,
          entries: '/Resources << /Font << /F1 3 0 R /T 10 0 R >> >>',
        },
      ],
    },
    ...(refused ? { refused } : { keep: /Dear/ }),
  };
}

const number = (letter: string) => letter.charCodeAt(0);

/** Words in fonts whose glyphs nothing names reliably: what cannot be read is not handed out. */
export const UNREAD_ATTACKS: Attack[] = [
  named('a76', (letter) => `a${number(letter)}`, 'redaction_unreadable'),
  named('g76', (letter) => `g${number(letter)}`, 'redaction_unreadable'),
  named('4C', (letter) => number(letter).toString(16), 'redaction_unreadable'),
  named('x4C', (letter) => `x${number(letter).toString(16)}`, 'redaction_unreadable'),
  named('qxL', (letter) => `qx${letter}`, 'redaction_unreadable'),
  named('L.alt', (letter) => `${letter}.alt`, ''),
  named('L_', (letter) => `${letter}_`, ''),
  named('Lsmall', (letter) => `${letter.toUpperCase()}small`, ''),
  // A bullet is no word, and neither are signs of mathematics.
  named('a76, one sign only', (letter) => `a${number(letter)}`, '', 'L'),
  named('as signs', (letter) => `bracket${letter}`, ''),
  {
    name: 'a code that means the word and is never shown',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>',
        stream(
          '',
          'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <01> <004C006F00760065006C006100630065> endbfchar endcmap',
        ),
      ],
      pages: [{ content: T('Dear'), entries: '/Resources << /Font << /F1 10 0 R >> >>' }],
    },
    keep: /Dear/,
  },
];
