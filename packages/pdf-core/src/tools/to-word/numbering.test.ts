import { expect, test } from 'vitest';
import { createNumbering, placeItem, writeNumbering } from './numbering.ts';

/** As `list/level` for each item. */
function place(items: [marker: string, depth: number][]) {
  const numbering = createNumbering();
  const places = items.map(([marker, depth]) => {
    const { list, level } = placeItem(numbering, marker, depth);
    return `${list}/${level}`;
  });
  return { places, text: writeNumbering(numbering) };
}

test('a list goes on while its numbers do, and begins anew where they do', () => {
  const { places } = place([
    ['1.', 1],
    ['2.', 1],
    ['•', 2],
    ['3.', 1],
    ['1.', 1],
    ['7.', 1],
  ]);
  expect(places).toEqual(['1/0', '1/0', '2/1', '1/0', '3/0', '4/0']);
});

test('letters and Roman numbers are what they are, and begin where they begin', () => {
  const { places, text } = place([
    ['h)', 1],
    ['i)', 1],
    ['(i)', 1],
    ['(ii)', 1],
    ['C.', 1],
  ]);
  expect(places).toEqual(['1/0', '1/0', '2/0', '2/0', '3/0']);
  expect([...text.matchAll(/startOverride w:val="(\d+)"/g)].map(([, start]) => start)).toEqual([
    '8',
    '1',
    '3',
  ]);
  const formats = [
    ...text.matchAll(/<w:lvl w:ilvl="0">.*?numFmt w:val="(\w+)"\/><w:lvlText w:val="([^"]+)"/g),
  ];
  expect(formats.map(([, format, written]) => [format, written])).toEqual([
    ['lowerLetter', '%1)'],
    ['lowerRoman', '(%1)'],
    ['upperLetter', '%1.'],
  ]);
});
