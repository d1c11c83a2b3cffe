import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tools } from '@sheaf/pdf-core/tools';
import sharp from 'sharp';
import { type Measured, measureHere, runProgram } from '../harness.ts';
import type { Picture } from './pages.ts';

export type ReadPage = Measured & { text: string };

/** One picture after the other; all readers get the same pixels. */
export type Reader = (picture: Picture) => Promise<ReadPage>;

/** The tesseract of the machine with the model that Sheaf brings along, unpacked, and one thread. */
export function nativeReader(folder: string): Reader {
  const core = createRequire(import.meta.resolve('@sheaf/pdf-core'));
  const model = dirname(core.resolve('@tesseract.js-data/eng/package.json'));
  const packed = readFileSync(join(model, '4.0.0_best_int/eng.traineddata.gz'));
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(packed));
  const system = '/usr/share/tesseract-ocr/5/tessdata/osd.traineddata';
  // With the data for it, the native program finds out which way a page lies.
  const finds = existsSync(system);
  if (finds) copyFileSync(system, join(folder, 'osd.traineddata'));
  const page = join(folder, 'page.pgm');
  process.env['OMP_THREAD_LIMIT'] = '1';
  return async ({ data, width, height, dpi }) => {
    writeFileSync(page, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
    const args = [
      page,
      '-',
      '--tessdata-dir',
      folder,
      '--dpi',
      `${dpi}`,
      '--psm',
      finds ? '1' : '3',
      '--oem',
      '1',
    ];
    const { stdout, ...measured } = await runProgram('tesseract', args);
    return { ...measured, text: stdout };
  };
}

/** The tool as the pool runs it: warm, from the bytes of a scanned document to its text. */
export function ownReader(): Reader {
  return async (picture) => {
    const ocr = await tools.ocr.load();
    const options = (await tools.ocr.options()).parse({ searchable: false, parallel: 1 });
    const bytes = await scanPages([picture]);
    let text = '';
    const measured = await measureHere(async () => {
      const { report } = await ocr([{ name: 'page.pdf', bytes }], options);
      text = report.text;
    });
    return { ...measured, text };
  };
}

/** A document as a scanner makes it: a picture a page. */
export async function scanPages(pictures: Picture[]): Promise<Uint8Array> {
  const images = await Promise.all(
    pictures.map(async ({ data, width, height, dpi }, i) => {
      const image = sharp(data, { raw: { width, height, channels: 1 } }).withMetadata({ density: dpi });
      return { name: `${i}.png`, bytes: await image.png({ compressionLevel: 1 }).toBuffer() };
    }),
  );
  const collect = await tools['images-to-pdf'].load();
  const options = (await tools['images-to-pdf'].options()).parse({ imageQuality: 100, margin: 0 });
  const { files } = await collect(images, options);
  return files[0]!.bytes;
}
