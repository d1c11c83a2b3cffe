import { expect, test } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { withDocument } from '../pdfium/document.ts';
import { drawCovered } from './draw-page.ts';
import { makeSearch } from './make-search.ts';
import { searchDocument } from './search-document.ts';
import { findHiddenColours } from './surely-gray.ts';
import { line } from './testing/redact-sample.ts';
import { startAside, startThread } from './work-aside.ts';

const wanted = { words: ['Ada Lovelace'], patterns: [], expressions: [], wholeWords: true };
const contents = [line('gray'), `1 0 0 rg ${line('red')}`, '0.2 0.9 0.4 rg 70 300 200 200 re f', ''];
const bytes = makeDocument({
  pages: Array.from({ length: 20 }, (_, at) => ({ content: contents[at % contents.length]! })),
});
const pageAt = (index: number) => ({
  index,
  dpi: 100,
  boxes: [{ x: 70, y: 60, width: 60, height: 30 }],
  color: [0, 0, 0] as [number, number, number],
  hidden: findHiddenColours(bytes),
});

test('what a thread draws is what is drawn without one', async () => {
  const thread = startThread(bytes, wanted);
  try {
    await thread.ready;
    const drawn = await Promise.all(contents.map((_, at) => thread.draw(pageAt(at))));
    const alone = await withDocument(bytes, {}, (document) =>
      Promise.all(contents.map((_, at) => drawCovered(document, pageAt(at)))),
    );
    expect(drawn).toEqual(alone);
  } finally {
    await thread.stop();
  }
});

test('what a thread finds, also from page to page, is what is found without one', async () => {
  const pages = Array.from({ length: 18 }, (_, index) => index);
  const letters = makeDocument({
    pages: pages.map(() => ({ content: `${line('Lovelace, dear Ada Lovelace')} ${line('and Ada', 60)}` })),
  });
  const search = makeSearch(wanted);
  const thread = startThread(letters, wanted);
  try {
    await thread.ready;
    await withDocument(letters, {}, async (document) => {
      const asked: number[] = [];
      const aside = (run: readonly number[]) => {
        // Every other run, so that words also run from one thread to the other.
        const isAway = asked.push(run[0]!) % 2 === 0;
        return isAway ? thread.search(run) : undefined;
      };
      const shared = await searchDocument(pages, { document, search, aside });
      const alone = await searchDocument(pages, { document, search });
      expect(shared).toEqual(alone);
      expect(asked).toHaveLength(5);
      const counts = pages.map((page) => shared.get(page)!.finds.length);
      // One within each page, one that began before, one that goes on.
      expect(counts).toEqual(pages.map((page) => (page === 0 || page === 17 ? 2 : 3)));
    });
  } finally {
    await thread.stop();
  }
});

test('a run that the thread could not search is searched here', async () => {
  const search = makeSearch({ ...wanted, words: ['gray'] });
  await withDocument(bytes, {}, async (document) => {
    const pages = Array.from({ length: document.pageCount }, (_, index) => index);
    const lost = await searchDocument(pages, { document, search, aside: async () => undefined });
    expect(lost).toEqual(await searchDocument(pages, { document, search }));
    expect([...lost.values()].flatMap(({ finds }) => finds)).toHaveLength(5);
  });
});

test('a thread that cannot read the document, or the page, leaves it to others', async () => {
  const lost = startThread(Buffer.from('no document'), wanted);
  await lost.ready;
  expect(lost.draw(pageAt(0))).toBeUndefined();
  const thread = startThread(bytes, wanted);
  await thread.ready;
  expect(await thread.draw(pageAt(20))).toBeUndefined();
  const ended = thread.draw(pageAt(0));
  await thread.stop();
  expect(await ended).toBeUndefined();
});

test('a long document is shared, and no thread stays', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = threads();
  await withDocument(bytes, {}, async (document) => {
    await using aside = startAside(document, { bytes, wanted }, true);
    const pages = Array.from({ length: document.pageCount }, (_, index) => pageAt(index));
    const drawn = await Promise.all(pages.map((page) => aside.draw(page)));
    expect(drawn[17]).toEqual(await drawCovered(document, pageAt(17)));
  });
  expect(threads()).toBe(before);
});
