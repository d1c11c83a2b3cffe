import {
  compressOptions,
  imagesToPdfOptions,
  mergeOptions,
  splitOptions,
  watermarkOptions,
} from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { boundsOf, choicesOf, longestOf } from './bounds.ts';

test('controls have the bounds and steps that the options have', () => {
  expect(boundsOf(compressOptions.shape.imageQuality)).toEqual({ min: 10, max: 100, step: 5 });
  expect(boundsOf(compressOptions.shape.maxImageDPI)).toEqual({ min: 72, max: 300, step: 6 });
  expect(boundsOf(splitOptions.shape.pagesPerFile)).toEqual({ min: 1, max: 50, step: 1 });
  expect(boundsOf(splitOptions.shape.maxFileSize)).toEqual({ min: 1, max: 100, step: 1 });
  expect(boundsOf(imagesToPdfOptions.shape.margin)).toEqual({ min: 0, max: 100, step: 10 });
  expect(boundsOf(imagesToPdfOptions.shape.imageQuality)).toEqual({ min: 50, max: 100, step: 1 });
  expect(boundsOf(imagesToPdfOptions.shape.imagesPerPage)).toEqual({ min: 1, max: 4, step: 1 });
  expect(boundsOf(watermarkOptions.shape.opacity, 0.1)).toEqual({ min: 0.1, max: 1, step: 0.1 });
  expect(boundsOf(watermarkOptions.shape.rotation, 15)).toEqual({ min: -90, max: 90, step: 15 });
});

test('choices stand in the order of the options', () => {
  const words = { arabic: '1, 2, 3', roman: 'i, ii, iii' };
  expect(choicesOf(mergeOptions.shape.pageNumberStyle, words)).toEqual([
    { value: 'arabic', label: '1, 2, 3' },
    { value: 'roman', label: 'i, ii, iii' },
  ]);
  expect(longestOf(watermarkOptions.shape.text)).toBe(500);
});
