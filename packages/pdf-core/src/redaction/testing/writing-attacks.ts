import { type Attack, base, T } from './attack.ts';

/** A column beside another one, whose lines are drawn row by row. */
function rows(lines: string[], height: number): string {
  return lines
    .map((line, at) => T(line, 72, 700 - at * height) + T(`other ${at}`, 320, 700 - at * height))
    .join('');
}

function inOrder(parts: string[], way: number): string {
  return (way > 0 ? parts : parts.toReversed()).join('');
}

/** Neither part of the name is left. */
const WHOLE = /Ada|Lovelace/;

/** Words as lines and readers part them. */
export const WRITING_ATTACKS: Attack[] = [
  { name: 'plain', doc: { pages: [{ content: base }] }, keep: /Dear/ },
  {
    name: 'pages 1 only',
    doc: { pages: [{ content: base }, { content: base }] },
    opt: { pages: '1' },
    gone: /NEVER/,
  },
  { name: 'off page text', doc: { pages: [{ content: base + T('Lovelace off', 72, 2000) }] } },
  { name: 'off page only', doc: { pages: [{ content: T('in') + T('Lovelace off', 72, 2000) }] } },
  {
    name: 'clipped text',
    doc: { pages: [{ content: 'q 0 0 10 10 re W n ' + T('Lovelace') + ' Q ' + T('in') }] },
  },
  {
    name: 'invisible mode 3',
    doc: { pages: [{ content: 'BT 3 Tr /F1 12 Tf 72 700 Td (Lovelace) Tj ET' + T('in', 72, 100) }] },
  },
  {
    name: 'kerned single',
    doc: {
      pages: [{ content: 'BT /F1 12 Tf 72 700 Td [(L) 10 (o) -20 (v) 5 (e) -90 (l) (a) (c) (e)] TJ ET' }],
    },
  },
  { name: 'hyphen', doc: { pages: [{ content: T('Love-') + T('lace and', 72, 686) }] } },
  {
    name: 'hyphen phrase',
    doc: { pages: [{ content: T('said Ada Love-') + T('lace and', 72, 686) }] },
    opt: { words: ['Ada Lovelace'] },
  },
  {
    name: 'two columns reversed order',
    doc: { pages: [{ content: 'BT /F1 12 Tf 1 0 0 1 90 700 Tm (ve) Tj 1 0 0 1 72 700 Tm (Lo) Tj ET' }] },
    opt: { words: ['love'] },
  },
  {
    name: 'Type word',
    doc: { pages: [{ content: T('The Type of Page Font Contents Length') }] },
    opt: {
      words: [
        'Type',
        'Page',
        'Font',
        'Contents',
        'Length',
        'Catalog',
        'Parent',
        'Resources',
        'MediaBox',
        'Helvetica',
        'xref',
        'stream',
        'endobj',
        'obj',
        'BT',
        'Tj',
        're',
        'q',
        'f',
        'Identity',
      ],
    },
  },
  {
    name: 'ada adam',
    doc: { pages: [{ content: T('Ada met Adam and ADA.') }] },
    opt: { words: ['Ada'] },
    keep: /Adam/,
    gone: /Ada\b|ADA/,
  },
  {
    name: 'compound hyphen at line end',
    doc: { pages: [{ content: T('the well-') + T('known man', 72, 686) }] },
    opt: { words: ['well-known'] },
    gone: /well|known/,
    keep: /man/,
  },
  {
    name: 'part of words',
    doc: { pages: [{ content: T('Ada Adam') }] },
    opt: { words: ['ada'], wholeWords: false },
    gone: /Ada/,
  },
  {
    name: 'keep one',
    doc: { pages: [{ content: T('Lovelace first') + T('Lovelace second', 72, 600) }] },
    opt: { keep: [{ page: 1, x: 70, y: 590, width: 60, height: 30 }] },
    gone: /Lovelace first/,
    keep: /Lovelace second/,
  },
  {
    name: 'keep one + title',
    doc: {
      catalog: '/Outlines 10 0 R',
      objects: ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', `<< /Title (Lovelace) /Parent 10 0 R >>`],
      pages: [{ content: T('Lovelace first') + T('Lovelace second', 72, 600) }],
    },
    opt: { keep: [{ page: 1, x: 70, y: 590, width: 60, height: 30 }] },
    gone: /Lovelace first|Title \(Lovelace/,
    keep: /Lovelace second/,
  },
  {
    name: 'a name over lines of columns drawn row by row',
    doc: { pages: [{ content: rows(['by our friend Ada', 'Lovelace and long', 'enough for more'], 14) }] },
    opt: { words: ['Ada Lovelace'] },
    gone: WHOLE,
  },
  {
    name: 'a divided word in columns drawn row by row',
    doc: { pages: [{ content: rows(['by our friend Love-', 'lace and long', 'enough for more'], 14) }] },
    gone: /Love|lace/,
  },
  {
    name: 'a name over lines of a cell',
    doc: { pages: [{ content: rows(['signed by Ada', 'Lovelace Ltd'], 12) }] },
    opt: { words: ['Ada Lovelace'] },
    gone: WHOLE,
  },
  {
    name: 'letters set apart',
    doc: { pages: [{ content: T('Dear L o v e l a c e kept') }] },
    gone: /v e l/,
    keep: /Dear/,
  },
  ...[1, -1].map((way) => ({
    name: `letters set one by one, drawn ${way > 0 ? 'forwards' : 'backwards'}`,
    doc: {
      pages: [
        {
          content:
            T('Dear', 72, 500) +
            inOrder(
              [...'Lovelace'].map((one, at) => T(one, 72 + 9 * at)),
              way,
            ),
        },
      ],
    },
    gone: /\(L\)/,
    keep: /Dear/,
  })),
  {
    name: 'an address over two lines, and one that is written out',
    doc: {
      pages: [
        { content: T('Dear ada@') + T('example.org or', 72, 686) + T('bob\\(at\\)example.net', 72, 600) },
      ],
    },
    opt: { words: [], patterns: ['email'] },
    gone: /ada|bob/,
    keep: /Dear/,
  },
  {
    name: 'pixels within content',
    doc: { pages: [{ content: `${base} q 9 0 0 9 72 400 cm BI /W 8 /H 1 /BPC 8 /CS /G ID Lovelace\nEI Q` }] },
    refused: 'redaction_unproven',
  },
  {
    name: 'tags of parts that no list leads to',
    doc: {
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 10 0 R',
      objects: [
        '<< /Type /StructTreeRoot /K [11 0 R 12 0 R] >>',
        '<< /Type /StructElem /S /Span /P 10 0 R /Pg 100 0 R /K 0 /ActualText (Love) >>',
        '<< /Type /StructElem /S /Span /P 10 0 R /Pg 100 0 R /K 1 /ActualText (lace) >>',
      ],
      pages: [
        {
          content:
            'BT /F1 14 Tf 72 700 Td /Span << /MCID 0 >> BDC (Love) Tj EMC /Span << /MCID 1 >> BDC (lace) Tj EMC 0 -40 Td (Dear) Tj ET',
        },
      ],
    },
    gone: /Love|lace/,
    keep: /Dear/,
  },
  {
    name: 'a gap after a narrow letter',
    doc: { pages: [{ content: T('Dear Lovel ace') }] },
    gone: /Lovel|ace/,
    keep: /Dear/,
  },
];
