import { expect, test } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { withDocument } from '../pdfium/document.ts';
import { startDrawer, startThread } from './work-aside.ts';
import { drawCovered } from './draw-page.ts';
import { findHiddenColours } from './surely-gray.ts';
import { line } from './testing/redact-sample.ts';

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
  const thread = startThread(bytes);
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

test('a thread that cannot read the document, or the page, leaves it to others', async () => {
  const lost = startThread(Buffer.from('no document'));
  await lost.ready;
  expect(lost.draw(pageAt(0))).toBeUndefined();
  const thread = startThread(bytes);
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
    await using drawer = startDrawer(document, bytes, true);
    const pages = Array.from({ length: document.pageCount }, (_, index) => pageAt(index));
    const drawn = await Promise.all(pages.map((page) => drawer.draw(page)));
    expect(drawn[17]).toEqual(await drawCovered(document, pageAt(17)));
  });
  expect(threads()).toBe(before);
});
