import { expect, test } from 'vitest';
import { dropFurniture } from './drop-furniture.ts';
import { findPairs } from './find-pairs.ts';
import { layoutDocument } from './layout-document.ts';
import type { Block, PageLayout } from './page-layout.ts';
import { makePage, makeProse } from './testing/make-page.ts';
import { writeText } from './write-text.ts';

const kindsOf = (pages: PageLayout[]) =>
  pages.flatMap(({ blocks }) =>
    blocks.map((block) => `${block.kind}: ${writeText([block]).text.split('\n')[0]}`),
  );

const isText = (block: Block) => block.kind !== 'picture' && block.kind !== 'table';

function makeReport(pageCount: number) {
  return Array.from({ length: pageCount }, (_, index) => {
    const { page, write, writeLines } = makePage();
    write(40, 30, 'Report on harbours');
    writeLines(40, 120, makeProse(`Page of ${'abcde'[index]}`, 20));
    write(290, 780, `- ${index + 1} -`);
    return page;
  });
}

test('repeated lines and page numbers are headers and footers; they are kept once, and numbers never', () => {
  const pages = layoutDocument(makeReport(4));
  expect(pages.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
    Array.from({ length: 4 }, () => ['header', 'paragraph', 'footer']),
  );
  const seen = new Set<string>();
  const texts = pages.map((page) => writeText(dropFurniture(page, seen).blocks).text);
  expect(texts.map((text) => text.includes('Report on harbours'))).toEqual([true, false, false, false]);
  expect(texts.join(' ')).not.toMatch(/- \d -/);
});

test('a page with only repeated lines keeps them', () => {
  const pages = layoutDocument(
    Array.from({ length: 4 }, (_, index) => {
      const { page, write } = makePage();
      write(40, 40, `Page ${index + 1}`);
      return page;
    }),
  );
  expect(kindsOf(pages)).toEqual([
    'paragraph: Page 1',
    'paragraph: Page 2',
    'paragraph: Page 3',
    'paragraph: Page 4',
  ]);
});

test('an address at the edge of the paper says where a page was printed from, and one below a head is of the text', () => {
  const pages = layoutDocument(
    makeReport(4).map((page, index) => {
      const { page: more, write } = makePage();
      if (index === 1) write(40, 60, 'https://cloud.example.org/');
      if (index === 2) write(40, 20, 'https://www.example.org/report?page=3');
      return { ...page, words: [...page.words, ...more.words] };
    }),
  );
  const edges = pages.map(({ blocks }) =>
    writeText(blocks.filter(({ kind }) => kind === 'header' || kind === 'footer')).text.includes('https'),
  );
  expect(edges).toEqual([false, false, true, false]);
  expect(kindsOf(pages)).toContain('paragraph: https://cloud.example.org/');
});

test('headings are known by how they are written, lists by their markers, captions and footnotes by where they stand', () => {
  const { page, write, writeLines } = makePage();
  write(40, 60, 'Harbours of the north', { size: 20 });
  write(40, 100, '1 Introduction', { size: 14, bold: true });
  writeLines(40, 130, makeProse('Text', 6));
  write(40, 220, '• the first of its kind');
  write(60, 236, '– one that is set in');
  write(40, 252, '• the second of its kind');
  write(40, 300, '2 Methods', { size: 14, bold: true });
  writeLines(40, 330, makeProse('More text', 6));
  page.pictures.push({ x: 40, y: 420, width: 300, height: 100 });
  write(40, 540, 'Figure 1: A harbour');
  write(40, 700, '1 See the report of last year', { size: 7 });
  const [layout] = layoutDocument([page]);
  expect(layout!.blocks.filter(isText).map((block) => [block.kind, block.level])).toEqual([
    ['heading', 1],
    ['heading', 1],
    ['paragraph', 0],
    ['item', 1],
    ['item', 2],
    ['item', 1],
    ['heading', 1],
    ['paragraph', 0],
    ['caption', 0],
    ['footnote', 0],
  ]);
  expect(layout!.blocks.findIndex(({ kind }) => kind === 'picture')).toBe(8);
});

test('a word that the end of a line divides is whole, and its halves keep their places', () => {
  const { page, write } = makePage();
  write(40, 100, 'The aerial rope-');
  write(40, 112, 'way was struck');
  const { text, words } = writeText(layoutDocument([page])[0]!.blocks);
  expect(text).toBe('The aerial ropeway was struck');
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'The',
    'aerial',
    'rope',
    'way',
    'was',
    'struck',
  ]);
});

test('a name and its value are a pair: on a line, side by side, and in a table of two columns', () => {
  const { page, write, rule } = makePage();
  write(40, 100, 'Invoice number: 4711');
  write(40, 120, 'Date: 3 March 2026          Customer: Ada Lovelace');
  write(40, 140, 'We wrote to them at length about this and many other things: nothing came of it.');
  for (const y of [200, 220, 240, 260]) rule(false, y, 40, 440);
  for (const x of [40, 240, 440]) rule(true, x, 200, 260);
  for (const [row, [key, value]] of [
    ['Total', '120.00'],
    ['Tax', '19.00'],
    ['Due', '14 days'],
  ].entries()) {
    write(45, 214 + row * 20, key!);
    write(245, 214 + row * 20, value!);
  }
  expect(findPairs(layoutDocument([page])).map(({ key, value }) => [key, value])).toEqual([
    ['Invoice number', '4711'],
    ['Date', '3 March 2026'],
    ['Customer', 'Ada Lovelace'],
    ['Total', '120.00'],
    ['Tax', '19.00'],
    ['Due', '14 days'],
  ]);
});

test('a table that continues on the next page is marked', () => {
  const pages = [0, 1].map((index) => {
    const { page, write, rule } = makePage();
    const top = index ? 80 : 500;
    for (let row = 0; row <= 6; row++) rule(false, top + row * 30, 50, 350);
    for (const x of [50, 150, 250, 350]) rule(true, x, top, top + 180);
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 3; column++)
        write(55 + column * 100, top + 20 + row * 30, `${index}${row}${column}`);
    return page;
  });
  const tables = layoutDocument(pages).flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'table'),
  );
  expect(tables.map(({ continues }) => continues)).toEqual([false, true]);
});

test('a clause continues after its first line, however far its number is from it', () => {
  const { page, write, writeLines } = makePage();
  write(50, 100, '12.4.    The Employee agrees to consent to examinations at the');
  writeLines(95, 112, [
    "Company's expense by a doctor whom the Company has named,",
    'should the Company so require.',
  ]);
  write(50, 150, '12.5.    The Employee shall notify the Board of every absence of');
  writeLines(95, 162, ['his as soon as he can.']);
  expect(writeText(layoutDocument([page]).flatMap(({ blocks }) => blocks)).text.split('\n\n')).toEqual([
    "12.4. The Employee agrees to consent to examinations at the\nCompany's expense by a doctor whom the Company has named,\nshould the Company so require.",
    '12.5. The Employee shall notify the Board of every absence of\nhis as soon as he can.',
  ]);
});

test('in a manual, headings stand further out than the text, and bold names of options are none', () => {
  const { page, write, writeLines } = makePage();
  const bold = { bold: true };
  write(40, 60, 'OPTIONS', bold);
  write(76, 72, '-a, --all', bold);
  writeLines(100, 84, makeProse('What it does', 3));
  write(76, 140, '-q, --quiet', bold);
  writeLines(100, 152, makeProse('What that does', 3));
  write(40, 220, 'NOTES', bold);
  writeLines(76, 232, makeProse('A note', 3));
  write(40, 300, 'SEE ALSO', bold);
  write(76, 312, 'git-checkout(1)', bold);
  write(40, 324, 'GIT', bold);
  writeLines(76, 336, makeProse('It is part of the whole and it', 2));
  const kinds = kindsOf(layoutDocument([page]));
  expect(kinds.filter((kind) => kind.startsWith('heading'))).toEqual([
    'heading: OPTIONS',
    'heading: NOTES',
    'heading: SEE ALSO',
    'heading: GIT',
  ]);
  expect(kinds).toContain('paragraph: git-checkout(1)');
});

test('a bold title of several lines is one heading, centered or not', () => {
  const { page, write, writeLines } = makePage();
  const bold = { bold: true };
  write(190, 60, 'What the harbour paid for ropes', bold);
  write(220, 72, 'and all its anchors', bold);
  writeLines(40, 120, makeProse('The text of a page that is wide goes on and on', 6));
  write(40, 240, 'What the harbour paid for its ships', bold);
  write(40, 252, 'in the year', bold);
  writeLines(40, 290, makeProse('The text of a page that is wide goes on and on', 6));
  const kinds = kindsOf(layoutDocument([page]));
  expect(kinds.filter((kind) => kind.startsWith('heading'))).toHaveLength(2);
});
