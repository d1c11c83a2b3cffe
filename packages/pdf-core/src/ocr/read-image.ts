import sharp from 'sharp';
import { type CleanImage, type GrayImage, writePgm } from './clean.ts';
import { withReader } from './readers.ts';

/** Corners in pixels of the image as it was given. */
export type Corner = { x: number; y: number };

/** A word as it was read: where its line begins and ends under it, its height, and how sure the reader is (0 to 1). */
export type ReadWord = {
  text: string;
  confidence: number;
  corners: Corner[];
  /** The ends of the line that the word stands on, at its left and right edge. */
  baseline: [Corner, Corner];
  line: number;
};

export type ReadImage = { text: string; confidence: number; words: ReadWord[] };

export type ReadOptions = { languages: string; signal?: AbortSignal };

/** Under this the page may lie on its side or its head; the other ways are tried. */
const DOUBTFUL = 0.6;

/** Reads an image, turning it when it cannot be read as it stands. */
export async function readImage(image: CleanImage, options: ReadOptions): Promise<ReadImage> {
  let best = await readTurned(image, 0, options);
  for (const quarters of [2, 1, 3]) {
    if (best.confidence >= DOUBTFUL) break;
    const other = await readTurned(image, quarters, options);
    if (other.confidence > best.confidence + 0.1) best = other;
  }
  return best;
}

async function readTurned(image: CleanImage, quarters: number, options: ReadOptions): Promise<ReadImage> {
  const turned = await turnImage(image, quarters);
  return withReader(options.languages, options.signal, async (reader) => {
    const { data } = await reader.recognize(
      writePgm(turned),
      { rotateAuto: true },
      { text: true, blocks: true },
    );
    const skew = data.rotateRadians ?? 0;
    const place = (x: number, y: number) => placeBack({ x, y }, turned, skew, quarters, image);
    let line = 0;
    const lines = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    const words = lines.flatMap((found) => {
      line++;
      const slope =
        (found.baseline.y1 - found.baseline.y0) / Math.max(1, found.baseline.x1 - found.baseline.x0);
      const under = (x: number) => place(x, found.baseline.y0 + slope * (x - found.baseline.x0));
      return found.words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }): ReadWord => ({
        text,
        confidence: confidence / 100,
        corners: [place(x0, y0), place(x1, y0), place(x1, y1), place(x0, y1)],
        baseline: [under(x0), under(x1)],
        line,
      }));
    });
    return { text: data.text.trim(), confidence: meanConfidence(words), words };
  });
}

function meanConfidence(words: ReadWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters ? words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters : 0;
}

async function turnImage(image: GrayImage, quarters: number): Promise<GrayImage> {
  if (!quarters) return image;
  const { data, width, height } = image;
  const pixels = sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false }).rotate(
    quarters * 90,
  );
  const turned = await pixels.toColourspace('b-w').raw().toBuffer();
  return quarters % 2 ? { data: turned, width: height, height: width } : { data: turned, width, height };
}

/** From the image as the reader saw it (deskewed, turned, enlarged) to the image as it was given. */
function placeBack(at: Corner, turned: GrayImage, skew: number, quarters: number, image: CleanImage): Corner {
  const [cx, cy] = [turned.width / 2, turned.height / 2];
  const [sin, cos] = [Math.sin(-skew), Math.cos(-skew)];
  const x = cx + (at.x - cx) * cos - (at.y - cy) * sin;
  const y = cy + (at.x - cx) * sin + (at.y - cy) * cos;
  const { width, height, enlarged } = image;
  const [u, v] = [
    [x, y],
    [y, height - x],
    [width - x, height - y],
    [width - y, x],
  ][quarters] as [number, number];
  return { x: u / enlarged, y: v / enlarged };
}
