import { expect, it } from 'vitest';
import { pageLabelsOptions } from './options.ts';
import { writeLabel } from './write-label.options.ts';

const labels = (pages: number[], look: object) =>
  pages.map((page) => writeLabel(page - 1, pageLabelsOptions.parse(look)));

it('writes labels as the format has them', () => {
  expect(labels([1, 2, 3], { frontPages: 2, prefix: 'A-', start: 7 })).toEqual(['i', 'ii', 'A-7']);
  expect(labels([1, 26, 27, 53], { style: 'letters-capitals' })).toEqual(['A', 'Z', 'AA', 'AAA']);
  expect(labels([4, 9], { style: 'roman-capitals' })).toEqual(['IV', 'IX']);
  expect(labels([1, 2], { style: 'none', prefix: 'Cover' })).toEqual(['Cover', 'Cover']);
});
