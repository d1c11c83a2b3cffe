import sharp from 'sharp';
import { pageImage } from '../../testing/index.ts';
import { readSymbols } from '../engine.ts';

/** What a reader finds on a page as poppler draws it. */
export async function readPage(bytes: Uint8Array, page = 1, dpi = 110) {
  const { data, info } = await sharp(await pageImage(bytes, page, dpi))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await readSymbols({ data, ...info }, { textMode: 'Plain' });
  return found.map(({ format, text }) => ({ format, text }));
}
