import { expect, test } from 'vitest';
import { layoutDocument } from './layout-document.ts';
import { makePage, makeProse } from './testing/make-page.ts';
import { writeText } from './write-text.ts';

test('paragraphs end where the next one is set in, or stands apart, or a line ends before its column does', () => {
  const { page, write } = makePage();
  const lines = [
    'The first paragraph fills this line of its column',
    'and ends early.',
    'The second one begins after it without any gap and',
  ];
  for (const [row, line] of lines.entries()) write(40, 100 + row * 12, line);
  write(40, 136, 'it goes on for one more line of the same column as');
  write(60, 148, 'A third one is set in a little, as books do, and it');
  write(40, 160, 'goes on at the left of the column, as all of them do');
  const text = writeText(layoutDocument([page])[0]!.blocks).text;
  expect(text.split('\n\n').map((paragraph) => paragraph.slice(0, 9))).toEqual([
    'The first',
    'The secon',
    'A third o',
  ]);
});

test('a word that the end of a line divides is whole, though only its first line has a name set apart', () => {
  const { page, write, writeLines } = makePage();
  writeLines(40, 76, makeProse('Whatever a program is told before it starts', 2));
  write(40, 100, '-sync    Each command ends before the next, so that errors show immedi');
  page.words.at(-1)!.divided = true;
  write(85, 112, 'ately. It is slower, and helps who looks for an error.');
  const { blocks } = layoutDocument([page])[0]!;
  const [named] = blocks.filter(
    (block) => block.kind !== 'picture' && writeText([block]).text.includes('immedi'),
  );
  expect(writeText([named!]).text).toContain('errors show immediately. It is slower');
});

test('a typed heading right above its text stands apart from it, and an item goes on in its lines', () => {
  const { page, writeLines } = makePage();
  writeLines(50, 100, [
    '2. COMPENSATION',
    'Base salary of 80,000 a year is paid twice a month, and the owner',
    'may change it once a year.',
    '3. Limits of Liability',
    'Nobody owes more than what was paid for the work in the last year',
    'before the claim.',
    'GOVERNING LAW',
    'The laws of the country in which the boat is kept apply to all that',
    'is agreed here.',
    '4. the keys of the boat, which the tenant hands to the owner on the',
    'last day;',
    '5. Moorings and what they cost',
    'The harbour is paid by whoever keeps the boat there on the first',
    'day of the month.',
  ]);
  const { text } = writeText(layoutDocument([page])[0]!.blocks);
  expect(text.split('\n\n').map((block) => block.slice(0, 14))).toEqual([
    '2. COMPENSATIO',
    'Base salary of',
    '3. Limits of L',
    'Nobody owes mo',
    'GOVERNING LAW',
    'The laws of th',
    '4. the keys of',
    '5. Moorings an',
    'The harbour is',
  ]);
});

test('the title of a part of a clause stands apart from the text below it, and from what comes before', () => {
  const { page, writeLines } = makePage();
  writeLines(50, 100, [
    '1.1 Things in the Stairwell',
    'Nobody leaves a cupboard or a box in the stairwell or in the halls',
    'of the house.',
    '1.2 Bicycles',
    'Bicycles are kept in the cellar of the house, where each of them has',
    'a place of its own with the number of the flat.',
    '1.3. The tenant pays for what was lost since the agreement of clause',
    '1.1 and for its repair.',
  ]);
  const { text } = writeText(layoutDocument([page])[0]!.blocks);
  expect(text.split('\n\n').map((block) => block.slice(0, 12))).toEqual([
    '1.1 Things i',
    'Nobody leave',
    '1.2 Bicycles',
    'Bicycles are',
    '1.3. The ten',
  ]);
});

test('bullets of another font and far from their text make items, and the number of a telephone makes none', () => {
  const { page, write } = makePage();
  write(50, 88, 'What the reference says of her, in the order in which it came up');
  write(60, 100, '•     She works hard and does whatever is asked of her by the team');
  write(90, 112, 'that she leads.');
  write(90, 124, 'o  She is punctual');
  write(90, 136, 'o  She learns quickly from whoever has something to teach to her');
  write(105, 148, 'and asks good questions.');
  for (const word of page.words) if (word.text === 'o') word.font = 'Courier New';
  write(50, 200, '(425) 882-8080 is the number of the office');
  write(50, 240, 'o  algo');
  const blocks = layoutDocument([page])[0]!.blocks.filter((block) => block.kind !== 'picture');
  const said = blocks.map((block) => [
    block.kind,
    'level' in block && block.level,
    writeText([block]).text.split(/\s/).at(-1),
  ]);
  expect(said).toEqual([
    ['paragraph', 0, 'up'],
    ['item', 1, 'leads.'],
    ['item', 2, 'punctual'],
    ['item', 2, 'questions.'],
    ['paragraph', 0, 'office'],
    ['paragraph', 0, 'algo'],
  ]);
});
