import { expect, test } from 'vitest';
import { layoutDocument } from '../layout/layout-document.ts';
import { makePage } from '../layout/testing/make-page.ts';
import { buildLines } from '../layout/build-lines.ts';
import { makeChunks } from '../layout/make-chunks.ts';
import { buildParts } from './build-parts.ts';
import { type Part, textOfRuns } from './document.ts';
import { findTabs } from './find-tabs.ts';
import { readRuns } from './read-runs.ts';

type Write = ReturnType<typeof makePage>['write'];

/** The texts of a page with their tab stops: where they begin, or where they end. */
function readTabs(draw: (write: Write) => void): [string, string[]][] {
  const { page, write } = makePage();
  write(
    50,
    60,
    'The text of this page fills the whole of its line from its left side to its right side, which is here',
  );
  draw(write);
  const parts = buildParts(layoutDocument([page]), true).filter(
    (part): part is Extract<Part, { tabs: unknown }> => part.kind !== 'table' && part.kind !== 'picture',
  );
  return parts
    .slice(1)
    .map(({ runs, tabs }) => [
      textOfRuns(runs),
      tabs.map(({ at, right, dots }) => `${right ? 'to ' : 'from '}${Math.round(at)}${dots ? ' dots' : ''}`),
    ]);
}

test('what stands at the right side stays in its line and ends there', () => {
  const found = readTabs((write) => {
    write(50, 110, 'Georgia Institute of Technology');
    write(500, 110, 'Atlanta, GA');
    write(50, 122, 'Master of Science');
    write(480, 122, 'Aug 2012 - 2013');
  });
  expect(found).toEqual([
    ['Georgia Institute of Technology\tAtlanta, GA\nMaster of Science\tAug 2012 - 2013', ['to 555']],
  ]);
});

test('dots of a table of contents lead to its numbers, each entry in its line', () => {
  const found = readTabs((write) => {
    write(50, 110, '1 Introduction ........................ 5');
    write(50, 122, '1.1 Ships............ 12');
    write(50, 134, '2 People . . . . . . . . . . . . . . 130');
  });
  expect(found.map(([text]) => text).join('\n')).toBe('1 Introduction\t5\n1.1 Ships\t12\n2 People\t130');
  expect(found.every(([, tabs]) => tabs.every((tab) => tab.endsWith('dots')))).toBe(true);
});

/** The same of lines that are one block. */
function tabsOfLines(draw: (write: Write) => void): [string, number[]][] {
  const { page, write } = makePage();
  draw(write);
  const groups = findTabs(buildLines(makeChunks(page.words)), 560);
  return groups.map((tabbed) => [
    textOfRuns(readRuns(tabbed.lines, { tabbed })),
    tabbed.tabs.map(({ at }) => at),
  ]);
}

test('lines whose tabs would meet the stops of others stand apart', () => {
  const found = tabsOfLines((write) => {
    write(50, 110, 'Name');
    write(400, 110, 'Town of birth');
    write(50, 122, 'Ada Lovelace, of the mathematicians');
    write(300, 122, 'London');
    write(50, 134, 'Bob Moor');
    write(400, 134, 'Paris');
  });
  expect(found).toEqual([
    ['Name\tTown of birth', [400]],
    ['Ada Lovelace, of the mathematicians\tLondon', [300]],
    ['Bob Moor\tParis', [400]],
  ]);
});

test('a name set apart from what it means is followed by flowing text', () => {
  const found = tabsOfLines((write) => {
    write(50, 110, '-sync');
    write(110, 110, 'Each command ends before the next one begins, so that errors are');
    write(110, 122, 'shown at once.');
  });
  expect(found).toEqual([
    ['-sync\tEach command ends before the next one begins, so that errors are shown at once.', [110]],
  ]);
});

test('words that are spread over their line are text', () => {
  const found = tabsOfLines((write) => {
    for (const [at, word] of ['Words', 'that', 'fill', 'their', 'line'].entries())
      write(50 + at * 46, 160, word);
    write(50, 172, 'and go on in the next one, as text does');
  });
  expect(found).toEqual([['Words that fill their line and go on in the next one, as text does', []]]);
});

test('numbers are found behind the dots that they are written together with, and blanks end their lines', () => {
  const found = tabsOfLines((write) => {
    write(50, 110, `${'Ships'.padEnd(63, '.')}4`);
    write(50, 122, `${'The people of the harbour'.padEnd(62, '.')}12`);
  });
  expect(found.map(([text]) => text)).toEqual(['Ships\t4\nThe people of the harbour\t12']);
  const blanks = tabsOfLines((write) => {
    write(50, 110, 'Name: ______________________________');
    write(50, 122, 'Home address: _______________________');
    write(50, 134, 'who is called first');
  });
  expect(blanks.map(([text]) => text)).toEqual([
    'Name: ______________________________\nHome address: _______________________\nwho is called first',
  ]);
});
