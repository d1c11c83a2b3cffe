import sharp from 'sharp';
import type Tesseract from 'tesseract.js';
import { writePgm } from './clean.ts';
import type { GrayImage } from './gray-image.ts';
import type { Reader } from './readers.ts';

/** Under this a word is looked at again, and from this on the second look is believed, in hundredths. */
const DOUBTFUL = 80;
/** A page with more of them is a bad page, which costs much time and is not mended this way. */
const MOST = 20;
const ENLARGED = 1.5;
/** Of the line's height, around what is cut out. */
const MARGIN = 0.25;
const PAGE = '3' as Tesseract.PSM;
const LINE = '7' as Tesseract.PSM;

type Doubt = { word: Tesseract.Word; around: Tesseract.Word[]; line: Tesseract.Line };

/**
 * Words that were read with doubt are read once more, larger and with their neighbours alone. What is read then is
 * believed where it is sure and the neighbours come out as before; the first doubt is kept, so that a person may look.
 * Puts words right where they stand, and gives the text anew.
 */
export async function readDoubtful(
  reader: Reader,
  image: GrayImage,
  lines: Tesseract.Line[],
  text: string,
): Promise<string> {
  const before = lines.flatMap(({ words }) => words.map((word) => word.text));
  const doubts = lines.filter(isLevel).flatMap(listDoubts);
  if (doubts.length && doubts.length <= MOST) {
    await reader.setParameters({ tessedit_pageseg_mode: LINE });
    for (const doubt of doubts) await readOne(reader, image, doubt);
    await reader.setParameters({ tessedit_pageseg_mode: PAGE });
  }
  for (const { word } of doubts) word.text = word.text.replace(/^0(?=\p{Ll}+$)/u, 'O');
  const after = lines.flatMap(({ words }) => words.map((word) => word.text));
  return replaceWords(text, before, after);
}

const isLevel = ({ baseline: { x0, y0, x1, y1 } }: Tesseract.Line) => Math.abs(x1 - x0) > Math.abs(y1 - y0);

function listDoubts(line: Tesseract.Line): Doubt[] {
  return line.words.flatMap((word, at) =>
    word.confidence < DOUBTFUL ? [{ word, line, around: line.words.slice(Math.max(0, at - 1), at + 2) }] : [],
  );
}

async function readOne(reader: Reader, image: GrayImage, { word, around, line }: Doubt): Promise<void> {
  const piece = await cutOut(image, around, line);
  const { data } = await reader.recognize(writePgm(piece), {}, { blocks: true });
  const read = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.flatMap(({ words }) => words)),
  );
  const again = read[around.indexOf(word)];
  const isSame =
    read.length === around.length && around.every((one, i) => one === word || one.text === read[i]!.text);
  if (!again || !isSame || again.confidence < DOUBTFUL || isMixed(again.text)) return;
  word.text = again.text;
}

/** Few words are of letters and digits, and many a misread one is. */
const isMixed = (text: string) => /\p{L}/u.test(text) && /\d/.test(text);

async function cutOut(
  image: GrayImage,
  around: Tesseract.Word[],
  { bbox }: Tesseract.Line,
): Promise<GrayImage> {
  const margin = Math.round(MARGIN * (bbox.y1 - bbox.y0));
  const left = Math.max(0, around[0]!.bbox.x0 - margin);
  const top = Math.max(0, bbox.y0 - margin);
  const cut = {
    left,
    top,
    width: Math.min(image.width, around.at(-1)!.bbox.x1 + margin) - left,
    height: Math.min(image.height, bbox.y1 + margin) - top,
  };
  const [width, height] = [Math.round(cut.width * ENLARGED), Math.round(cut.height * ENLARGED)];
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  const pixels = sharp(image.data, { raw, limitInputPixels: false })
    .extract(cut)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' });
  return { data: await pixels.toColourspace('b-w').raw().toBuffer(), width, height };
}

/** Words stand in the text in their order. */
function replaceWords(text: string, before: string[], after: string[]): string {
  let from = 0;
  let replaced = '';
  before.forEach((word, i) => {
    const at = text.indexOf(word, from);
    if (at < 0) return;
    replaced += text.slice(from, at) + after[i]!;
    from = at + word.length;
  });
  return replaced + text.slice(from);
}
