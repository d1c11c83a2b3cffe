import sharp, { type Sharp } from 'sharp';
import type { Picture, PixelStream } from './picture.ts';

/** Pixels as the smaller of lossless and JPEG at a quality; always lossless at 100. */
export async function encodePicture(image: Sharp, quality: number, density: number): Promise<Picture> {
  const upright = image.autoOrient().toColourspace('srgb');
  const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const isGray = channels < 3 || isGrayscale(data, channels);
  const colours = () => (isGray ? raw().extractChannel(0) : raw().removeAlpha());
  const pixels = await encodePixels(colours, isGray ? 1 : 3, quality);
  if (channels === 1 || channels === 3) return { pixels, orientation: 1, density };
  const opacity = () => raw().extractChannel(channels === 2 ? 1 : 3);
  // Figures are those of the whole picture, whatever was done to it.
  const opaque = (await raw().stats()).channels[channels - 1]!.min === 255;
  return { pixels, alpha: opaque ? undefined : await encodePixels(opacity, 1, 100), orientation: 1, density };
}

function isGrayscale(data: Buffer, channels: number): boolean {
  for (let i = 0; i < data.length; i += channels)
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  return true;
}

/** `open` begins anew for each encoding: a clone would copy the pixels. */
async function encodePixels(open: () => Sharp, components: 1 | 3, quality: number): Promise<PixelStream> {
  const space = components === 1 ? 'b-w' : 'srgb';
  const { data, info } = await open()
    .toColourspace(space)
    .png({ compressionLevel: 6, adaptiveFiltering: true, palette: false })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const lossless: PixelStream = {
    filter: 'FlateDecode',
    bytes: joinPngData(data),
    width,
    height,
    components,
  };
  if (quality >= 100) return lossless;
  const bytes = await open().toColourspace(space).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return bytes.length < lossless.bytes.length ? { ...lossless, filter: 'DCTDecode', bytes } : lossless;
}

/** The deflated rows of a PNG: what a PDF calls FlateDecode with predictor 15. */
function joinPngData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}
