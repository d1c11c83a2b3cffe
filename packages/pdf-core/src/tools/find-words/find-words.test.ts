import { expect, it } from 'vitest';
import { makeDocument, type SamplePage } from '../../edit/testing/make-document.ts';
import { makeScan } from '../../testing/scans.ts';
import { find, line, lines, stream, words } from '../../redaction/testing/find-sample.ts';
import { findWords } from './find-words.ts';
import { findWordsOptions } from './options.ts';

/** A font whose code for A stands for several letters, or for one beyond U+FFFF. */
const mapped = (to: string) => ({
  objects: [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>',
    stream(`1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${to}> endbfchar`),
  ],
});
const inMapped = (written: string): SamplePage => ({
  content: `BT /F9 12 Tf 72 700 Td (${written}) Tj ET`,
  entries: '/Resources << /Font << /F9 10 0 R >> >>',
});
/** Western letters beyond ASCII. */
const western = {
  objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
};

it.each<[string, (string | SamplePage)[], object, object, string[]]>([
  [
    'ligatures of several letters',
    [inMapped('GriAn')],
    words('Griffin'),
    mapped('006600660069'),
    ['Griffin'],
  ],
  ['letters beyond U+FFFF', [inMapped('Ada')], words('Ada'), mapped('D835DC00'), ['𝐀da']],
  ['a word that a hyphen divides', [lines('by Love-', 'lace in')], words('lovelace'), {}, ['Love-lace']],
  [
    'words on both sides of a hyphen',
    [lines('a block-', 'cut tree')],
    words('block', 'cut'),
    {},
    ['block', 'cut'],
  ],
  [
    'a double name divided at its hyphen',
    [lines('to Anne-', 'Marie by')],
    words('Anne-Marie'),
    {},
    ['Anne-Marie'],
  ],
  ['accents', [inMapped('Zo\\353 M\\374ller')], words('Zoe Muller'), western, ['Zoë Müller']],
  [
    'typed apostrophes',
    [inMapped('O\\264Brien, O\\222Brien')],
    words("O'Brien"),
    western,
    ['O´Brien', 'O’Brien'],
  ],
  // Its middle lies before the find, and the order of reading knows the address as a whole alone.
  ['a part of an address once', [line('To ada.augusta.byron@love.org')], words('love'), {}, ['love']],
  ['spaced letters', [line('L o v e l a c e')], words('Lovelace'), {}, ['L o v e l a c e']],
  [
    'joined words of a phrase',
    [line('Ada_Lovelace, Ada...Lovelace')],
    words('Ada Lovelace'),
    {},
    ['Ada_Lovelace', 'Ada...Lovelace'],
  ],
  [
    'letters placed in another order',
    [`${line('lace', 700, 98)} ${line('Love')}`],
    words('Lovelace'),
    {},
    ['Lovelace'],
  ],
  ['no name across a written space', [line('a new man came')], words('Newman'), {}, []],
  ['no part of a longer word', [line('Adam and Ada')], words('Ada'), {}, ['Ada']],
  ['parts of words on request', [line('Adam')], { words: ['Ada'], wholeWords: false }, {}, ['Ada']],
  [
    'an address broken after its dot',
    [lines('ada@example.', 'org today')],
    { patterns: ['email'] },
    {},
    ['ada@example. org'],
  ],
  [
    'an address broken in its domain',
    [lines('ada@exam', 'ple.org')],
    { patterns: ['email'] },
    {},
    ['ada@exam ple.org'],
  ],
  [
    'an address broken before its sign',
    [lines('ada.love', 'lace@example.org')],
    { patterns: ['email'] },
    {},
    ['lace@example.org', 'ada.love lace@example.org'],
  ],
  [
    'an address without the word before it',
    [lines('mail to', 'ada@example.org')],
    { patterns: ['email'] },
    {},
    ['ada@example.org'],
  ],
  [
    'accounts by their check digits',
    [lines('DE89-3704-0044-0532-0130-00', 'DE88370400440532013000')],
    { patterns: ['iban'] },
    {},
    ['DE89-3704-0044-0532-0130-00'],
  ],
  [
    'cards by their check digits',
    [lines('4111.1111.1111.1111', 'Nr.4111111111111111', '4111 1111 1111 1112')],
    { patterns: ['card'] },
    {},
    ['4111.1111.1111.1111', '4111111111111111'],
  ],
  [
    'social security numbers of the United States by their groups',
    [
      lines('SSN 123-45-6789.', 'or 123 45 6789'),
      lines('000-12-3456', '666-12-3456', '912-34-5678', '123-00-6789', '123-45-0000'),
      lines('1-123-45-6789', '123-45-67890', '123-456-7890', '123 45-6789'),
    ],
    { patterns: ['ssn'] },
    {},
    ['123-45-6789', '123 45 6789'],
  ],
  [
    'cards before their last month and their code',
    [lines('Visa 4111 1111 1111 1111 12/27 CVV 123', '4111111111111111 123')],
    { patterns: ['card'] },
    {},
    ['4111 1111 1111 1111', '4111111111111111'],
  ],
  [
    'addresses before a dash',
    [inMapped("o'brien@example.org\\227she answers")],
    { patterns: ['email'] },
    western,
    ["o'brien@example.org"],
  ],
  [
    'dates',
    [lines('2024-03-01', '3-May-1985', '3 maggio 1985', 'March 3, 1985', '99/99/99')],
    { patterns: ['date'] },
    {},
    ['2024-03-01', '3-May-1985', '3 maggio 1985', 'March 3, 1985'],
  ],
  [
    'expressions over the end of a line',
    [lines('K-2024-', '001234')],
    { expressions: ['K-\\d{4}-\\d{6}'] },
    {},
    ['K-2024- 001234'],
  ],
  [
    'expressions in time with hard ones',
    [line('a'.repeat(400))],
    { expressions: ['(a|a)*(a|a)*(a*)*b'] },
    {},
    [],
  ],
])('finds %s', async (_, pages, options, more, expected) => {
  const found = (await find(pages, options, more)).map(({ text }) => text);
  expect([...found].sort()).toEqual([...expected].sort());
});

it('finds what fields and notes show, also a letter a field', async () => {
  const look = (sign: string) =>
    stream(
      `BT /F1 12 Tf 2 4 Td (${sign}) Tj ET`,
      '/Type /XObject /Subtype /Form /BBox [0 0 10 16] /Resources << /Font << /F1 3 0 R >> >>',
    );
  const letters = [...'Lovelace'];
  const fields = letters.map(
    (sign, at) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${at}) /V (${sign}) /Rect [${72 + at * 10} 600 ${82 + at * 10} 616] /F 4 /AP << /N ${18 + at} 0 R >> >>`,
  );
  const refs = letters.map((_, at) => `${10 + at} 0 R`).join(' ');
  const finds = await find([{ content: line('Name'), entries: `/Annots [${refs}]` }], words('Lovelace'), {
    objects: [...fields, ...letters.map(look)],
    catalog: `/AcroForm << /Fields [${refs}] >>`,
  });
  expect(finds.map(({ page, kind }) => [page, kind])).toEqual([[1, 'word']]);
  const [box] = finds[0]!.boxes;
  expect(box!.x).toBeGreaterThan(68);
  expect(box!.x + box!.width).toBeGreaterThan(72 + 7 * 10 + 6);
});

it.each([0, 90, 180, 270])('gives places as they are seen on a page turned by %i degrees', async (rotate) => {
  const [found] = await find([{ content: line('Ada'), rotate, crop: [50, 100, 400, 760] }], words('Ada'));
  const [left, low] = [72 - 50, 700 - 100];
  const seen = {
    0: [left, low],
    90: [low, 350 - left],
    180: [350 - left, 660 - low],
    270: [660 - low, left],
  }[rotate]!;
  const { x, y, width, height } = found!.boxes[0]!;
  expect(seen[0]).toBeGreaterThan(x);
  expect(seen[0]).toBeLessThan(x + width);
  expect(seen[1]).toBeGreaterThan(y);
  expect(seen[1]).toBeLessThan(y + height);
});

it('reads scans by OCR', async () => {
  const scan = await makeScan();
  const { report } = await findWords([scan], findWordsOptions.parse(words('vessels')));
  expect(report.scannedPages).toBe(1);
  expect(report.finds.map(({ text, boxes }) => [text, boxes.length])).toEqual([['vessels', 1]]);
});

it('says what no redacted document keeps', async () => {
  const bytes = makeDocument({
    catalog: '/Outlines 10 0 R /Lang (en)',
    objects: [
      '<< /First 11 0 R /Last 11 0 R /Count 1 >>',
      '<< /Title (a) /Parent 10 0 R /Dest [100 0 R /Fit] >>',
    ],
  });
  const { report } = await findWords([{ name: 'a.pdf', bytes }], findWordsOptions.parse(words('nobody')));
  expect(report.lost).toEqual(['bookmarks', 'language']);
});

it('refuses an expression that it cannot read', async () => {
  for (const expression of ['(a', '[b', 'a{3,2}', '(((a{999}){999}){999})', '(?=a)', '\\1'])
    await expect(find([line('a')], { expressions: [expression] })).rejects.toMatchObject({
      reason: 'expression_unreadable',
    });
});
