import sharp from 'sharp';
import type { Picture } from './pages.ts';

/** A page as a bad scanner gives it. */
export type Damage = { turn?: number; quarters?: number; noise?: number; dpi?: number; jpeg?: number };

/** What a scan suffers from: all at once, and each alone. */
export const DAMAGES: Record<string, Damage> = {
  clean: {},
  'all four': { turn: 2, noise: 30, dpi: 150, jpeg: 40 },
  '2 degrees of skew': { turn: 2 },
  noise: { noise: 30 },
  '150 dpi': { dpi: 150 },
  'JPEG 40': { jpeg: 40 },
  '100 dpi': { dpi: 100 },
  'upside down': { quarters: 2 },
  'on its side': { quarters: 1 },
};

export async function degrade(given: Picture, damage: Damage): Promise<Picture> {
  const picture = damage.quarters ? await turnPicture(given, damage.quarters) : given;
  const { turn = 0, noise = 0, dpi = picture.dpi, jpeg } = damage;
  const { width, height } = picture;
  const size = {
    width: Math.round((width * dpi) / picture.dpi),
    height: Math.round((height * dpi) / picture.dpi),
  };
  let image = sharp(picture.data, { raw: { width, height, channels: 1 } });
  if (turn) {
    // Turned about its middle, on a sheet that is as large as before.
    const turned = await image
      .rotate(turn, { background: 'white' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [(turned.info.width - width) >> 1, (turned.info.height - height) >> 1];
    image = sharp(turned.data).extract({ left, top, width, height });
  }
  const { data } = await image
    .resize(size.width, size.height)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (noise) addNoise(data, noise);
  const scanned = { data, ...size, dpi };
  if (jpeg === undefined) return scanned;
  const pressed = await sharp(data, { raw: { ...size, channels: 1 } })
    .jpeg({ quality: jpeg })
    .toBuffer();
  return { ...scanned, data: await sharp(pressed).toColourspace('b-w').raw().toBuffer() };
}

async function turnPicture({ data, width, height, dpi }: Picture, quarters: number): Promise<Picture> {
  const { data: turned, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(90 * quarters)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned, width: info.width, height: info.height, dpi };
}

/** A fixed stream of numbers, so that every run sees the same grain. */
function addNoise(data: Buffer, deviation: number): void {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < data.length; i++) {
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    data[i] = Math.max(0, Math.min(255, data[i]! + normal * deviation));
  }
}
