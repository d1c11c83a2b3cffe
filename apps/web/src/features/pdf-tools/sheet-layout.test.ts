import { imagesToPdfOptions } from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { divideSheet as divideInPoints } from '../../../../../packages/pdf-core/src/images/layout.ts';
import { divideSheet, sheetSize } from './sheet-layout.ts';

test.each([
  {},
  { imagesPerPage: 2, margin: 0 },
  { imagesPerPage: 3, orientation: 'landscape', pageSize: 'Letter' },
  { imagesPerPage: 4, pageSize: 'A5', margin: 100 },
])('images lie where the tool will put them: %o', (changes) => {
  const options = imagesToPdfOptions.parse(changes);
  const sheet = sheetSize(options);
  const places = divideInPoints(sheet, options.margin, options.imagesPerPage);
  const expected = places.map(({ x, y, width, height }) => ({
    left: expect.closeTo((x / sheet.width) * 100, 6),
    top: expect.closeTo(((sheet.height - y - height) / sheet.height) * 100, 6),
    width: expect.closeTo((width / sheet.width) * 100, 6),
    height: expect.closeTo((height / sheet.height) * 100, 6),
  }));
  expect(divideSheet(options)).toEqual(expected);
});
