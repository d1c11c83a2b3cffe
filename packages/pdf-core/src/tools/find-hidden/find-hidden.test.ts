import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { carryingDocument, savedTwice } from '../../hidden/testing/carrying.ts';
import { encryptBy, qpdfComplaints } from '../../testing/index.ts';
import { findHidden } from './find-hidden.ts';
import { findHiddenOptions } from './options.ts';

async function carriedBy(bytes: Uint8Array, options: object = {}) {
  const { report } = await findHidden([{ name: 'a.pdf', bytes }], findHiddenOptions.parse(options));
  return Object.fromEntries(report.carried.map(({ kind, ...rest }) => [kind, rest]));
}

it('each kind of what a document carries, with how many there are and what they are', async () => {
  expect(await qpdfComplaints(carryingDocument())).toBe('');
  const found = await carriedBy(savedTwice());
  const counts = Object.fromEntries(Object.entries(found).map(([kind, { count }]) => [kind, count]));
  expect(counts).toEqual({
    revisions: 1,
    unused: 1,
    metadata: 4,
    comments: 1,
    attachments: 1,
    scripts: 3,
    layers: 1,
    form: 1,
    thumbnails: 1,
    private: 1,
    links: 1,
  });
  expect(found.attachments?.items).toEqual([{ name: 'a.txt', bytes: 15 }]);
  expect(found.comments?.items).toEqual([{ name: 'Ada', value: 'remark-of-Ada', page: 1 }]);
  expect(found.layers?.items).toEqual([{ name: 'Draft' }]);
  expect(found.form?.items).toEqual([{ name: 'name', value: 'filled-in-name' }]);
  expect(found.links?.items).toEqual([{ name: 'URI', value: 'https://tracker.example/x', page: 1 }]);
  expect(found.metadata?.items).toContainEqual({ name: 'dc:creator', value: 'Grace Hopper' });
  expect(found.metadata?.items).toContainEqual({ name: 'xmp:CreatorTool', value: 'Writer-7' });
});

it('an earlier revision is told with what it shows and the last does not', async () => {
  const { revisions } = await carriedBy(savedTwice());
  expect(revisions?.items).toEqual([{ bytes: expect.any(Number) as number, value: '2 body' }]);
  expect((await carriedBy(carryingDocument())).revisions).toBeUndefined();
});

it('a locked document, with its password', async () => {
  const locked = await encryptBy(carryingDocument(), ['--encrypt', 'open', 'owner', '256', '--']);
  await expect(carriedBy(locked)).rejects.toMatchObject({ code: 'encrypted' });
  expect((await carriedBy(locked, { password: 'open' })).comments?.count).toBe(1);
});

it('of many things the first are listed, and the rest counted', async () => {
  const notes = Array.from(
    { length: 60 },
    () => '<< /Type /Annot /Subtype /Text /Rect [9 9 30 30] /Contents (x) >>',
  );
  const entries = `/Annots [${notes.map((_, at) => `${10 + at} 0 R`).join(' ')}]`;
  const { comments } = await carriedBy(makeDocument({ pages: [{ entries }], objects: notes }));
  expect([comments?.count, comments?.items.length, comments?.more]).toEqual([60, 50, 10]);
});

it('refuses what is no document', async () => {
  await expect(carriedBy(Buffer.from('hello'))).rejects.toMatchObject({ code: 'corrupt' });
  await expect(carriedBy(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
});

it('a page that would take too long is left out, and the others are searched', async () => {
  const words = (text: string) => `BT /F1 18 Tf 72 700 Td (${text}) Tj ET 0 g 60 690 400 30 re f`;
  const endless = '0 0 1 1 re f '.repeat(1_300_000);
  const bytes = makeDocument({
    pages: [{ content: words('one') }, { content: endless }, { content: words('three') }],
  });
  const { report } = await findHidden([{ name: 'a.pdf', bytes }], findHiddenOptions.parse({}));
  expect(report.text.map(({ page }) => page)).toEqual([1, 3]);
  expect(report.leftOut).toEqual({ pages: 1 });
});
