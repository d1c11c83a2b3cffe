import { expect, it } from 'vitest';
import { formFields } from '../tools/form-fields/form-fields.ts';
import { openDocument } from './open-document.ts';
import { listTabOrders } from './tab-order.ts';
import { makeDocument, type SamplePage } from './testing/make-document.ts';

type Boxes = Record<string, [x: number, y: number, width: number, height: number]>;

/** Names of the fields as the Tab key visits them; they are in the document in the order in which they are given. */
async function visit(boxes: Boxes, page: SamplePage = {}, catalog = '', further: string[] = []) {
  const widgets = Object.entries(boxes).map(
    ([name, [x, y, width, height]]) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /Rect [${x} ${y} ${x + width} ${y + height}] >>`,
  );
  const refs = widgets.map((_, index) => `${10 + index} 0 R`).join(' ');
  const bytes = makeDocument({
    pages: [{ ...page, entries: `/Annots [${refs}] ${page.entries ?? ''}` }],
    objects: [...widgets, ...further],
    catalog: `/AcroForm << /Fields [${refs}] >> ${catalog}`,
  });
  const { report } = await formFields([{ name: 'a.pdf', bytes }], {});
  return report.fields
    .toSorted((a, b) => a.places[0]!.tab - b.places[0]!.tab)
    .map(({ name }) => name)
    .join(' ');
}

/** Two columns of three, given from the bottom right; the rows are a little uneven, as rows are. */
const grid: Boxes = {
  f: [300, 500, 150, 20],
  c: [50, 503, 150, 20],
  e: [300, 550, 150, 20],
  b: [52, 548, 60, 20],
  d: [300, 600, 150, 20],
  a: [50, 602, 10, 10],
};

it('goes by the order of the page when the page names none', async () => {
  expect(await visit(grid)).toBe('f c e b d a');
  expect(await visit(grid, { entries: '/Tabs /Strange' })).toBe('f c e b d a');
  expect(await visit(grid, { entries: '/Tabs /W' })).toBe('f c e b d a');
});

it('goes by rows and by columns, from the right where the document is read from there', async () => {
  const mirrored = '/ViewerPreferences << /Direction /R2L >>';
  expect(await visit(grid, { entries: '/Tabs /R' })).toBe('a d b e c f');
  expect(await visit(grid, { entries: '/Tabs /R' }, mirrored)).toBe('d a e b f c');
  expect(await visit(grid, { entries: '/Tabs /C' })).toBe('a b c d e f');
});

it('a box of several lines is visited where its first line is', async () => {
  const boxes: Boxes = {
    third: [300, 640, 150, 20],
    second: [300, 680, 150, 20],
    story: [50, 600, 200, 100],
    last: [50, 560, 150, 20],
    below: [300, 560, 150, 20],
  };
  expect(await visit(boxes, { entries: '/Tabs /R' })).toBe('story second third last below');
});

it('rows and columns are those of the page as it is seen, turned', async () => {
  // Seen with the left edge at the top.
  const boxes: Boxes = { b: [50, 100, 20, 100], c: [100, 300, 20, 100], a: [50, 300, 20, 100] };
  expect(await visit(boxes, { rotate: 90, entries: '/Tabs /R' })).toBe('b a c');
  expect(await visit(boxes, { rotate: 270, entries: '/Tabs /R' })).toBe('c a b');
});

it('goes by the structure, and to what has no tag last, however the structure turns in on itself', async () => {
  const tags = [
    '<< /Type /StructTreeRoot /K 21 0 R >>',
    '[<< /S /Form /K << /Type /OBJR /Obj 12 0 R >> >> << /S /P /K [0 22 0 R] >> 21 0 R]',
    '<< /S /Form /K [<< /Type /OBJR /Obj 10 0 R >> 22 0 R << /Type /OBJR /Obj 12 0 R >>] >>',
  ];
  const boxes: Boxes = Object.fromEntries(
    ['second', 'last', 'first'].map((name, index) => [name, [50, 500 + index * 30, 100, 20]]),
  );
  const fillers = Array.from({ length: 7 }, () => 'null');
  const made = visit(boxes, { entries: '/Tabs /S' }, '/StructTreeRoot 20 0 R', [...fillers, ...tags]);
  expect(await made).toBe('first second last');
});

it('one list of annotations that pages share is gone through once', async () => {
  const bytes = makeDocument({
    pages: Array.from({ length: 3 }, () => ({ entries: '/Annots 10 0 R /Tabs /R' })),
    objects: ['[11 0 R]', '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [1 2 30 40] >>'],
    catalog: '/AcroForm << /Fields [11 0 R] >>',
  });
  expect(listTabOrders(await openDocument(bytes, {}))).toEqual([[11], [], []]);
});
