import { imagesToPdfOptions } from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { placesOnSheet, sheetSize } from './sheet-layout.ts';

test('one picture has the whole sheet but its margin', () => {
  const options = imagesToPdfOptions.parse({ pageSize: 'Letter', margin: 60 });
  expect(sheetSize(options)).toEqual({ width: 612, height: 792 });
  const [place, ...more] = placesOnSheet(options);
  expect(more).toEqual([]);
  expect(place?.left).toBeCloseTo((60 / 612) * 100);
  expect(place?.top).toBeCloseTo((60 / 792) * 100);
  expect(place?.width).toBeCloseTo((492 / 612) * 100);
  expect(place?.height).toBeCloseTo((672 / 792) * 100);
});

test('several images are stacked on a portrait sheet, and side by side on a landscape sheet', () => {
  const upright = placesOnSheet(imagesToPdfOptions.parse({ imagesPerPage: 2 }));
  expect(upright[0]?.left).toBe(upright[1]?.left);
  expect(upright[0]?.top).toBeLessThan(upright[1]?.top ?? 0);
  const lying = placesOnSheet(imagesToPdfOptions.parse({ imagesPerPage: 3, orientation: 'landscape' }));
  expect(lying[0]?.top).toBeCloseTo(lying[2]?.top ?? 0);
  expect(lying[0]?.left).toBeLessThan(lying[2]?.left ?? 0);
});
