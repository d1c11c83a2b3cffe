import {
  compressOptions,
  imagesToPdfOptions,
  pageNumbersOptions,
  splitOptions,
} from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { readShape } from './read-shape.ts';

test('bounds and steps are those of the tools', () => {
  const { imageQuality, maxImageDPI } = readShape(compressOptions).bounds;
  expect(imageQuality).toEqual({ min: 10, max: 100, step: 5 });
  expect(maxImageDPI).toEqual({ min: 72, max: 300, step: 6 });
  expect(readShape(splitOptions).bounds.pagesPerFile).toEqual({ min: 1, max: 50, step: 1 });
  expect(readShape(imagesToPdfOptions).bounds.margin).toEqual({ min: 0, max: 100, step: 10 });
});

test('choices are those of the tools', () => {
  const { pageSize } = readShape(imagesToPdfOptions).choices;
  expect(pageSize).toEqual(['A4', 'Letter', 'Legal', 'A3', 'A5']);
  expect(readShape(pageNumbersOptions).choices.style).toEqual(['arabic', 'roman']);
});
