import { expect, test } from 'vitest';
import { layoutPage } from './layout-page.ts';
import { makePage, makeProse } from './testing/make-page.ts';
import { writeText } from './write-text.ts';

const readLines = (page: Parameters<typeof layoutPage>[0]) =>
  writeText(layoutPage(page).blocks).text.split('\n').filter(Boolean);

test('columns are read one after the other, whatever the order of writing, and a title over them first', () => {
  const { page, write, writeLines } = makePage();
  const topics = ['Apples', 'Pears', 'Plums'];
  // Line by line over the page, as some printers write it.
  for (let row = 0; row < 12; row++)
    for (const [column, topic] of topics.entries())
      write(40 + column * 185, 120 + row * 12, makeProse(topic, 12)[row]!, { size: 9 });
  writeLines(40, 60, ['A title that stands over all of the columns of this page'], { size: 18 });
  expect(readLines(page)).toEqual([
    'A title that stands over all of the columns of this page',
    ...topics.flatMap((topic) => makeProse(topic, 12)),
  ]);
});

test('columns whose lines stand at different heights are columns too', () => {
  const { page, writeLines } = makePage();
  writeLines(40, 100, makeProse('Left', 15));
  writeLines(310, 105, makeProse('Right', 14));
  expect(readLines(page)).toEqual([...makeProse('Left', 15), ...makeProse('Right', 14)]);
});

test('a line at the foot of columns is read after them', () => {
  const { page, write, writeLines } = makePage();
  writeLines(40, 100, makeProse('Left', 15));
  writeLines(310, 100, makeProse('Right', 15));
  write(40, 700, 'At the foot');
  expect(readLines(page).at(-1)).toBe('At the foot');
});

test('a heading of several lines beside a paragraph is read before it, paragraph by paragraph', () => {
  const { page, writeLines } = makePage();
  for (const [at, name] of ['First', 'Second'].entries()) {
    writeLines(40, 100 + at * 120, [`${name} heading`, 'in two', 'short lines']);
    writeLines(200, 100 + at * 120, makeProse(name, 6));
  }
  expect(readLines(page)).toEqual(
    ['First', 'Second'].flatMap((name) => [
      `${name} heading`,
      'in two',
      'short lines',
      ...makeProse(name, 6),
    ]),
  );
});

test('what is written upright beside the text is whole, and read after it', () => {
  const { page, writeLines } = makePage();
  writeLines(80, 100, makeProse('Level', 5));
  for (const [at, text] of ['printed', 'in', 'June'].entries())
    page.words.push({
      ...page.words[0]!,
      text,
      x: 20,
      originX: 28,
      turn: 3,
      y: 400 - at * 60,
      originY: 440 - at * 60,
      width: 10,
      height: 40,
    });
  const lines = readLines(page);
  expect(lines.slice(0, 5)).toEqual(makeProse('Level', 5));
  expect(lines.slice(5).join(' ')).toBe('printed in June');
});

test('columns of Hebrew are read from the right', () => {
  const { page, writeLines } = makePage();
  const line = (sign: string) => Array.from({ length: 6 }, () => sign.repeat(6)).join(' ');
  writeLines(
    40,
    100,
    Array.from({ length: 12 }, () => line('ב')),
  );
  writeLines(
    320,
    100,
    Array.from({ length: 12 }, () => line('א')),
  );
  expect(readLines(page)[0]).toBe(line('א'));
  expect(readLines(page).at(-1)).toBe(line('ב'));
});

test('tens of thousands of words and lines are laid out in bounded time', () => {
  const { page, write, rule } = makePage(2000, 2000);
  for (let at = 0; at < 20_000; at++)
    write((at * 7919) % 1990, 10 + ((at * 104_729) % 1980), `w${at}`, { size: 4 + (at % 9) });
  for (let at = 0; at < 6000; at++) rule(at % 2 === 0, (at * 31) % 2000, 0, 2000);
  expect(writeText(layoutPage(page).blocks).words).toHaveLength(20_000);
});

test('a title in the middle over columns takes none of their lines along', () => {
  const { page, write } = makePage();
  write(250, 60, 'House rules');
  const left = ['1 Floors', '1.1 Stairs', ...makeProse('The left column', 14)];
  for (const [row, line] of left.entries()) write(40, 100 + row * 15, line);
  for (const [row, line] of makeProse('The right column', 15).entries()) write(308, 97 + row * 15, line);
  expect(readLines(page)).toEqual(['House rules', ...left, ...makeProse('The right column', 15)]);
});
