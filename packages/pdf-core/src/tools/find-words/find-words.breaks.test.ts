import { expect, it } from 'vitest';
import { find, line, lines, stream, words } from '../../redaction/testing/find-sample.ts';

it('finds what begins on one page and ends on the next, on both of them', async () => {
  const finds = await find([lines('Yours', 'Ada'), line('Lovelace, London')], words('Ada Lovelace'));
  expect(finds.map(({ page, text, boxes }) => [page, text, boxes.length])).toEqual([
    [1, 'Ada Lovelace', 1],
    [2, 'Ada Lovelace', 1],
  ]);
});

it.each([
  ['a hyphen', ['by Ada Love-', 'lace, of'], 'Lovelace', 'Love- lace'],
  ['a space', ['by Ada', 'Lovelace, of'], 'Ada Lovelace', 'Ada Lovelace'],
])('finds what a footer and a header stand within, parted by %s', async (_, [end, start], word, text) => {
  const body = (last: string) => lines('the agreement that was made', last);
  const first = `${line('Agreement 4711', 760)} ${body(end!)} ${line('confidential', 60)} ${line('page 1 of 2', 44)}`;
  // A header that is written after the body.
  const second = `${lines(start!, 'and so on')} ${line('Agreement 4711', 760)} ${line('page 2 of 2', 44)}`;
  const finds = await find([first, second], words(word!));
  expect(finds.map(({ page, text: found, boxes }) => [page, found, boxes.length])).toEqual([
    [1, text, 1],
    [2, text, 1],
  ]);
});

it('finds a name among letters of a script without spaces, over the end of a line too', async () => {
  const map = '<41> <5c71> <42> <7530> <58> <306e>';
  const objects = [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>',
    stream(`1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar ${map} endbfchar`),
  ];
  const page = {
    content: 'BT /F9 12 Tf 72 700 Td (XABX) Tj 0 -20 Td (XA) Tj 0 -16 Td (BX) Tj ET',
    entries: '/Resources << /Font << /F9 10 0 R >> >>',
  };
  const found = (await find([page], words('山田'), { objects })).map(({ text }) => text);
  expect(found.toSorted()).toEqual(['山 田', '山田']);
});
