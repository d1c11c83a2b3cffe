import { compressOptions, imagesToPdfOptions, mergeOptions, splitOptions } from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { readBounds, readChoices } from './option-bounds.ts';

test('bounds and steps are those of the tools', () => {
  expect(readBounds(compressOptions.shape.imageQuality)).toEqual({ min: 10, max: 100, step: 5 });
  expect(readBounds(compressOptions.shape.maxImageDPI)).toEqual({ min: 72, max: 300, step: 6 });
  expect(readBounds(splitOptions.shape.pagesPerFile)).toEqual({ min: 1, max: 50, step: 1 });
  expect(readBounds(imagesToPdfOptions.shape.margin)).toEqual({ min: 0, max: 100, step: 10 });
});

test('choices are those of the tools', () => {
  expect(readChoices(imagesToPdfOptions.shape.pageSize)).toEqual(['A4', 'Letter', 'Legal', 'A3', 'A5']);
  expect(readChoices(mergeOptions.shape.pageNumberStyle)).toEqual(['arabic', 'roman']);
});
