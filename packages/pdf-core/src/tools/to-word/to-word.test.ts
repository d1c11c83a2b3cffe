import { expect, test } from 'vitest';
import { readOffice } from '../../office/read-office.ts';
import { makeReport } from '../../reading/testing/make-report.ts';
import { drawCells, makePages } from '../../reading/testing/one-page.ts';
import { openPackage, parseXml } from '../../reading/testing/open-package.ts';
import type { DocumentFile } from '../../tool.ts';
import { toWordOptions } from './options.ts';
import { toWord } from './to-word.ts';

async function convert(input: DocumentFile, options: object = {}) {
  const { files, report } = await toWord([input], toWordOptions.parse(options));
  return { bytes: files[0]!.bytes, name: files[0]!.name, report, parts: openPackage(files[0]!.bytes) };
}

/** Paragraphs outside of tables: style, list and text. */
function readParagraphs(body: string): string[] {
  const flat = body.replaceAll(/<w:tbl>.*?<\/w:tbl>/gs, '');
  return [...flat.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner]) => {
    const style = /<w:pStyle w:val="(\w+)"/.exec(inner!)?.[1] ?? 'Normal';
    const list = /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/.exec(inner!);
    const text = [...inner!.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, part]) => part).join('|');
    return `${style}${list ? ` ${list[1]}/${list[2]}` : ''}: ${text.slice(0, 24)}`;
  });
}

test('paragraphs, headings, lists, captions and a table are what they are in Word', async () => {
  const { parts, name, report, bytes } = await convert(await makeReport());
  expect(name).toBe('report.docx');
  expect(report).toEqual({ pages: 2, headings: 4, tables: 1, pictures: 1 });
  const body = parts.get('word/document.xml')!;
  expect(readParagraphs(body).filter((line) => line !== 'Normal: ')).toEqual([
    'Heading1: Harbour report',
    'Heading1: 1 Ropes &amp; &lt;anchor',
    'Normal: The harbour has bought r',
    'ListParagraph 0/1: Ropes of hemp',
    'ListParagraph 0/1: Anchors of steel',
    'ListParagraph 1/2: with a chain',
    'ListParagraph 0/3: Order',
    'ListParagraph 0/3: Pay',
    'Caption: Table 1: What was paid',
    'Heading1: 2 Ships',
    'Normal: Of all the ships that we',
    'Caption: Figure 1: A red sail',
    'Heading1: 3 People',
    'Normal: Whoever has a question a',
    'Normal: The harbour master|Ada L',
  ]);
  expect(body.match(/<w:tr>/g)).toHaveLength(5);
  expect(body.match(/<w:tc>/g)).toHaveLength(25);
  expect(body.match(/<w:jc w:val="right"\/>/g)).toHaveLength(12);
  // As wide as they are on the page, whatever stands in them.
  const grid = [...body.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width) / 20);
  expect(grid.map(Math.round)).toEqual([160, 80, 80, 80, 95]);
  expect(body).toContain('<w:tblLayout w:type="fixed"/>');
  expect(body).not.toContain('<w:tblHeader/>');
  const text = readOffice(bytes)[0]!.text;
  expect(text).toContain('who says of them that they wait for the tide and for a berth that is free.');
});

test('heads and feet of pages are those of Word, with the number of the page as a field', async () => {
  const { parts } = await convert(await makeReport());
  const textOf = (name: string) => parseXml(parts.get(name)!)[0]!.text;
  expect(textOf('word/header1.xml')).toBe('Harbour office, internal');
  expect(textOf('word/footer1.xml')).toBe('Page  PAGE  of 2');
  const relations = parseXml(parts.get('word/_rels/document.xml.rels')!).map(({ attributes }) => attributes);
  const used = [...parts.get('word/document.xml')!.matchAll(/r:(?:id|embed)="(\w+)"/g)].map(([, id]) => id!);
  expect(used.toSorted()).toEqual(['footer', 'header', 'picture1']);
  for (const id of used) {
    const { Target } = relations.find(({ Id }) => Id === id)!;
    expect([...parts.keys()]).toContain(`word/${Target}`);
  }
  const types = parseXml(parts.get('[Content_Types].xml')!).flatMap(
    ({ attributes }) => attributes['PartName'] ?? [],
  );
  for (const type of types) expect(parts.has(type.slice(1))).toBe(true);
});

test('pages keep their size, and another size begins a section', async () => {
  const input = await makePages(
    (page, font) => page.drawText('Upright page.', { x: 60, y: 700, size: 12, font }),
    (page, font) => {
      page.setSize(842, 595);
      page.drawText('Lying page.', { x: 60, y: 400, size: 12, font });
    },
  );
  const { parts } = await convert(input);
  const sizes = parseXml(parts.get('word/document.xml')!).filter(({ name }) => name === 'w:pgSz');
  expect(
    sizes.map(({ attributes }) => [attributes['w:w'], attributes['w:h'], attributes['w:orient']]),
  ).toEqual([
    ['11900', '16840', undefined],
    ['16840', '11900', 'landscape'],
  ]);
});

test('spans of a table are those of Word, and each row covers each column once', async () => {
  const rows = [
    [{ text: 'Both years', columns: 2 }, null, 'Note'],
    ['2024', '2025', { text: 'long', rows: 2 }],
    ['10', '20', null],
  ];
  const { parts } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const written = [...parts.get('word/document.xml')!.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell]) => {
      const span = /<w:gridSpan w:val="(\d)"/.exec(cell!)?.[1] ?? '1';
      const merge = /<w:vMerge(?: w:val="(restart)")?\/>/.exec(cell!);
      return `${parseXml(`<r xmlns:w="w">${cell}</r>`)[0]!.text} ${span}${merge ? ` ${merge[1] ?? 'continue'}` : ''}`;
    }),
  );
  expect(written).toEqual([
    ['Both years 2', 'Note 1'],
    ['2024 1', '2025 1', 'long 1 restart'],
    ['10 1', '20 1', ' 1 continue'],
  ]);
});

test('text of a cell stands as far from its border as on the page, so that its lines break where they did', async () => {
  const rows = [
    ['Account', 'Year'],
    ['Balance', '2024'],
  ];
  const { parts } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const [, left, right] =
    /<w:tblCellMar><w:left w:w="(\d+)" w:type="dxa"\/><w:right w:w="(\d+)" w:type="dxa"\/>/.exec(
      parts.get('word/document.xml')!,
    )!;
  expect(Number(left) / 20).toBeCloseTo(5, 0);
  expect(Number(right)).toBeLessThan(Number(left));
});

test('pictures are left out where they are not wanted', async () => {
  const { parts, report } = await convert(await makeReport(), { pictures: false });
  expect([...parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
  expect(report.pictures).toBe(0);
});
