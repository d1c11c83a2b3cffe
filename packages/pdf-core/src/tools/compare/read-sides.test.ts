import { expect, test } from 'vitest';
import { withDocument } from '../../pdfium/document.ts';
import type { ToolContext } from '../../tool.ts';
import { readSide } from './read-side.ts';
import { readSides } from './read-sides.ts';
import { makeText, typeset } from './testing/typeset.ts';

const PARAGRAPHS = 300;
const contents = Array.from({ length: PARAGRAPHS }, (_, at) => ({ text: makeText(at + 1) }));
const { bytes } = await typeset(contents);
const changed = contents.with(100, { text: 'This paragraph was written anew.' });
const { bytes: other } = await typeset(changed);

function readBoth(context?: ToolContext) {
  return withDocument(bytes, {}, (one) =>
    withDocument(other, {}, (two) => readSides(one, { document: two, bytes: other }, context)),
  );
}

test('what a thread reads of a long document is what is read without one', async () => {
  const alone = await withDocument(other, {}, (document) => readSide(document, () => {}));
  const told: [number, number][] = [];
  const [first, second] = await readBoth({
    progress: (done, total) => {
      told.push([done, total!]);
    },
  });
  const pages = first.sizes.length;
  expect(pages).toBeGreaterThan(16);
  const { wordsOf, ...values } = alone;
  expect(second).toMatchObject(values);
  expect(second.wordsOf(pages - 1)).toEqual(wordsOf(pages - 1));
  expect(told.at(-1)).toEqual([2 * pages, 2 * pages]);
  expect(told).toEqual(told.toSorted(([one], [next]) => one - next));
});

test('what is stopped leaves no thread', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = threads();
  const stop = new AbortController();
  const work = readBoth({ signal: stop.signal, progress: () => stop.abort() });
  await expect(work).rejects.toMatchObject({ reason: 'work_stopped' });
  expect(threads()).toBe(before);
});
