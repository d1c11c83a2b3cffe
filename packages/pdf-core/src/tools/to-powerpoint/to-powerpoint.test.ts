import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { drawCells, makePages } from '../../reading/testing/one-page.ts';
import { openPackage, parseXml } from '../../reading/testing/open-package.ts';
import type { DocumentFile } from '../../tool.ts';
import { toPowerpointOptions } from './options.ts';
import { toPowerpoint } from './to-powerpoint.ts';

const EMU = 12_700;

async function convert(input: DocumentFile) {
  const { files } = await toPowerpoint([input], toPowerpointOptions.parse({}));
  return { name: files[0]!.name, parts: openPackage(files[0]!.bytes) };
}

test('each page is a slide, with its text, its table and its picture', async () => {
  const { name, parts } = await convert(await makeReport());
  expect(name).toBe('report.pptx');
  const shapes = (slide: number) =>
    parseXml(parts.get(`ppt/slides/slide${slide}.xml`)!).filter(({ name: tag }) =>
      ['p:sp', 'p:graphicFrame', 'p:pic'].includes(tag),
    );
  const [first, second] = [shapes(1), shapes(2)];
  expect(first[0]!.text).toBe('Harbour report');
  expect(
    first.filter(({ name: tag }) => tag === 'p:graphicFrame').map(({ text }) => text.slice(0, 20)),
  ).toEqual(['ItemDateNetTaxTotalR']);
  expect(second[0]!.text).toBe('for the tide and for a berth that is free.');
  expect(second.filter(({ name: tag }) => tag === 'p:pic')).toHaveLength(1);
});

test('what stands on a page stands in the same place of its slide, which is as large', async () => {
  const { parts } = await convert(await makeReport());
  const size = parseXml(parts.get('ppt/presentation.xml')!).find(
    ({ name }) => name === 'p:sldSz',
  )!.attributes;
  expect([size['cx'], size['cy']].map((side) => Number(side) / EMU)).toEqual([595, 842]);
  const slide = parts.get('ppt/slides/slide2.xml')!;
  const picture = /<p:pic>.*?<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/s.exec(slide)!;
  expect(picture.slice(1).map((side) => Math.round(Number(side) / EMU))).toEqual([50, 162, 180, 120]);
});

test('all that a part names is there', async () => {
  const { parts } = await convert(await makeReport());
  for (const [name, text] of parts) {
    if (!name.endsWith('.rels')) continue;
    const from = `/${name.replace(/_rels\/[^/]+$/, '')}`;
    for (const { attributes } of parseXml(text)) {
      if (!attributes['Target']) continue;
      const path = new URL(attributes['Target'], `file://${from}`).pathname.slice(1);
      expect([...parts.keys()]).toContain(path);
    }
  }
});

test('spans of a table are named in each place that they cover', async () => {
  const rows = [
    [{ text: 'Both years', columns: 2 }, null, 'Note'],
    ['2024', '2025', { text: 'long', rows: 2 }],
    ['10', '20', null],
  ];
  const { parts } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const cells = [...parts.get('ppt/slides/slide1.xml')!.matchAll(/<a:tc( [^>]*)?>/g)].map(([, spans]) =>
    (spans ?? '').trim(),
  );
  expect(cells).toEqual(['gridSpan="2"', 'hMerge="1"', '', '', '', 'rowSpan="2"', '', '', 'vMerge="1"']);
});
