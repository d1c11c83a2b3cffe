import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { toImagesOptions } from './options.ts';
import { toImages } from './to-images.ts';

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['tiff', 'tif'],
] as const)('pages become %s pictures', async (format, ending) => {
  const options = toImagesOptions.parse({ format, dpi: 36 });
  const { files, report } = await toImages([await makeReport()], options);
  expect(files.map(({ name }) => name)).toEqual([`report-1.${ending}`, `report-2.${ending}`]);
  expect(await sharp(files[1]!.bytes).metadata()).toMatchObject({ format, width: 298, height: 421 });
  expect(report.pages).toHaveLength(2);
});

test('several pages are kept as a zip, and a single one as it is', async () => {
  const kept = (pages: string) => toImagesOptions.parse({ pages, dpi: 20, outputFormat: 'zip' });
  const several = await toImages([await makeReport()], kept('all'));
  expect(several.files.map(({ name }) => name)).toEqual(['report-pages.zip']);
  expect(Object.keys(unzipSync(several.files[0]!.bytes))).toEqual(['report-1.jpg', 'report-2.jpg']);
  const single = await toImages([await makeReport()], kept('2'));
  expect(single.files.map(({ name }) => name)).toEqual(['report-2.jpg']);
});
