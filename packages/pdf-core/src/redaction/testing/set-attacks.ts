import { type Attack, stream, T } from './attack.ts';

/** One letter at a place, by the four numbers of its matrix. */
const letter = (
  sign: string,
  x: number,
  y: number,
  [a, b, c, d]: readonly [number, number, number, number] = [1, 0, 0, 1],
) => `BT /F1 14 Tf ${a} ${b} ${c} ${d} ${x} ${y} Tm (${sign}) Tj ET `;
const SHUFFLED = [5, 2, 7, 0, 3, 6, 1, 4];
const shuffled = (draw: (sign: string, at: number) => string) =>
  SHUFFLED.map((at) => draw('Lovelace'[at]!, at)).join('');
const turned = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((one) => Number(one.toFixed(4))) as [number, number];
  return [x, y, -y, x] as const;
};
const onePage = (content: string) => ({ pages: [{ content: T('Dear', 72, 500) + content }] });
const kept = /Dear/;

/** Words whose letters are set otherwise than in a line: with accents of their own, aslant, mirrored, one over the other. */
export const SET_ATTACKS: Attack[] = [
  {
    name: 'an accent drawn over its letter at the end of the page',
    doc: onePage(`${T('Mr Jose Garcia', 72, 700)}BT /F1 14 Tf 122.2 700 Td <c2> Tj ET`),
    opt: { words: ['José'] },
    gone: /Jose/,
    keep: /Garcia/,
  },
  {
    name: 'an accent before its letter, and a letter without a dot',
    doc: onePage(T('Zo\\310e met Ren\\302e', 72, 700)),
    opt: { words: ['Zoë', 'René'] },
    gone: /Zo|Ren/,
    keep: kept,
  },
  {
    name: 'a word with accents, asked for without',
    doc: onePage(T('M\\374ller', 72, 700)),
    opt: { words: ['muller'] },
    gone: /M.ller/,
    keep: kept,
  },
  {
    name: 'a stroke drawn through its letter',
    doc: onePage(`${T('Sorensen', 72, 700)}BT /F1 14 Tf 83.5 700 Td (/) Tj ET`),
    opt: { words: ['Sørensen'] },
    gone: /Sor|ensen/,
    keep: kept,
  },
  {
    name: 'a word in capitals that has other letters in small',
    doc: onePage(T('KAISERSTRASSE', 72, 700)),
    opt: { words: ['Kaiserstraße'] },
    gone: /KAISER/,
    keep: kept,
  },
  {
    name: 'letters drawn twice to be bold',
    doc: onePage(
      [...'Lovelace']
        .map((one, at) => letter(one, 72 + 9 * at, 700) + letter(one, 72.4 + 9 * at, 700))
        .join(''),
    ),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'a line aslant, letter by letter in any order',
    doc: onePage(shuffled((one, at) => letter(one, 72 + 7 * at, 600 + 7 * at, turned(45)))),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'mirrored letters from left to right in any order',
    doc: onePage(shuffled((one, at) => letter(one, 80 + 9 * at, 700, [-1, 0, 0, 1]))),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'letters upside down from left to right in any order',
    doc: onePage(shuffled((one, at) => letter(one, 80 + 9 * at, 700, [-1, 0, 0, -1]))),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'letters turned one by one in any order',
    doc: onePage(shuffled((one, at) => letter(one, 72 + 9 * at, 700, turned(at % 2 ? 15 : -15)))),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'letters on a circle in any order',
    doc: onePage(
      shuffled((one, at) =>
        letter(
          one,
          300 - 40 * Math.cos(at / 4),
          600 + 40 * Math.sin(at / 4),
          turned(90 - (at * 180) / 4 / Math.PI),
        ),
      ),
    ),
    refused: 'redaction_scattered',
  },
  {
    name: 'letters of which every other one is mirrored',
    doc: onePage(
      shuffled((one, at) => letter(one, 72 + 9 * at + (at % 2 ? 7 : 0), 700, [at % 2 ? -1 : 1, 0, 0, 1])),
    ),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'a ligature of two letters that are alike',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
        stream(
          '',
          '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <81> <00660066> endbfchar',
        ),
      ],
      pages: [
        {
          content: `${T('Dear', 72, 500)}BT /W 12 Tf 72 700 Td (Ho\\201man) Tj ET`,
          entries: '/Resources << /Font << /F1 3 0 R /W 10 0 R >> >>',
        },
      ],
    },
    opt: { words: [], expressions: ['Hoffman'] },
    gone: /Ho|man/,
    keep: kept,
  },
  {
    name: 'letters in any order on a line that goes up and down',
    doc: onePage(shuffled((one, at) => letter(one, 72 + 9 * at, at % 2 ? 705 : 695))),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'a glyph within a word that nothing names',
    doc: {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
        stream('', '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <81> <f001> endbfchar'),
      ],
      pages: [
        {
          content: `${T('Dear', 72, 500)}BT /W 12 Tf 72 700 Td (Gri\\201n) Tj ET`,
          entries: '/Resources << /Font << /F1 3 0 R /W 10 0 R >> >>',
        },
      ],
    },
    opt: { words: ['Griffin'] },
    refused: 'redaction_unreadable',
  },
  ...[
    ['a link that is encoded twice', '/A << /S /URI /URI (https://x.example/Ada%2520Lovelace) >>'],
    ['a link with low lines that are encoded', '/A << /S /URI /URI (https://x.example/Ada%5FLovelace) >>'],
    ['rich text with tags and entities', '/RC (<p>Ada&#160;<b>Lovelace</b></p>)'],
    ['rich text with a comment within the word', '/RC (<p>Ada Love<!-- > -->lace</p>)'],
    ['the look of a note', '/DA (0 g % Ada Lovelace)'],
    ['the date of a note', '/M (D:2024 Ada Lovelace)'],
  ].map(([name, entries]) => ({
    name: name!,
    doc: {
      objects: [`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entries} >>`],
      pages: [{ content: T('Dear', 72, 500), entries: '/Annots [10 0 R]' }],
    },
    opt: { words: ['Ada Lovelace'] },
    gone: /Ada|Lovelace/,
    keep: kept,
  })),
  ...[
    ['a divided word', 'by Love-', 'lace and'],
    ['a phrase', 'by Ada', 'Lovelace and'],
  ].map(([name, end, start]) => ({
    name: `${name} over two pages`,
    doc: { pages: [{ content: T(end!, 72, 60) }, { content: T(start!, 72, 720) }] },
    opt: { words: [name === 'a phrase' ? 'Ada Lovelace' : 'Lovelace'] },
    refused: 'redaction_over_pages',
  })),
  {
    name: 'specks between letters',
    doc: onePage(
      `BT 72 700 Td ${[...'Lovelace'].map((one) => `/F1 12 Tf (${one}) Tj /F1 0.05 Tf (x) Tj`).join(' ')} ET`,
    ),
    gone: /\(L\)|\(v\)/,
    keep: kept,
  },
  {
    name: 'a soft hyphen that is drawn',
    doc: {
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
      pages: [
        {
          content: `${T('Dear', 72, 500)}BT /W 12 Tf 72 700 Td (Love\\255lace) Tj ET`,
          entries: '/Resources << /Font << /F1 3 0 R /W 10 0 R >> >>',
        },
      ],
    },
    gone: /Love|lace/,
    keep: kept,
  },
  {
    name: 'letters of several columns make no word',
    doc: onePage(T('to', 72, 700) + T('gether', 200, 700)),
    opt: { words: ['together'] },
    keep: /to\s+gether/,
    gone: /NEVER/,
  },
];
