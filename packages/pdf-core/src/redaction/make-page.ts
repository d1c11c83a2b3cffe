import { PdfError } from '../errors.ts';
import { type PdfiumDocument, withDocument } from '../pdfium/document.ts';
import { type PageSize, readPageSize } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import type { PageImage } from '../pdfium/render.ts';
import type { ToolContext } from '../tool.ts';
import type { OcrWord } from '../tools/ocr/read-page.ts';
import type { KnownWord } from '../tools/ocr/stand.options.ts';
import { type BurntBox, burnBoxes, clearBoxes, type Look } from './burn-boxes.ts';
import { drawPage } from './draw-page.ts';
import { encodePage } from './encode-page.ts';
import { addFinds, type Find, findOnPage, readForSearch, signsOfWords } from './find-words.ts';
import { isLeft, isUnder } from './kept-finds.ts';
import type { Search } from './make-search.ts';
import { readShades } from './page-shades.ts';
import type { RedactionPlan } from './plan.ts';
import type { HiddenColours } from './surely-gray.ts';
import type { Aside } from './work-aside.ts';
import { type PicturePage, writeResult } from './write-result.ts';

/** What is known of a page before it is drawn. */
export type PageJob = {
  index: number;
  finds: Find[];
  boxes: BurntBox[];
  keep: Box[];
  /** Absent: the page is not searched. */
  search: Search | undefined;
  /** Words may stand in its picture that are not in its text. */
  isPicture: boolean;
};

export type MadePage = PicturePage & {
  finds: number;
  readInPictures: number;
  left: number;
  burnt: BurntBox[];
  dpi: number;
  /** What it was read in at last. */
  language: string;
};

/** A page is read again after what was found in its picture was covered; no word is found more often than this. */
const MOST_ROUNDS = 5;

type Work = {
  plan: RedactionPlan;
  look: Look;
  context: ToolContext | undefined;
  signal: AbortSignal;
  /** What pages are read in first. */
  language: string;
  /** Memory of pictures that are done with, for the next ones: a page has fifteen megabytes. */
  spare: Buffer[];
  hidden: HiddenColours;
  aside: Aside;
};

/** A page as a picture without what lies under boxes. Nothing else of the page is taken along. */
export async function makePage(document: PdfiumDocument, job: PageJob, work: Work): Promise<MadePage> {
  const { plan, look } = work;
  const size = readPageSize(document, job.index);
  const finds = [...job.finds];
  const open = job.finds.filter((find) => !isUnder(find, job.boxes));
  const burnt: BurntBox[] = [...job.boxes, ...boxesOf(open)].map((box) => ({
    ...box,
    label: box.label ?? plan.label,
  }));
  const made = {
    ...size,
    burnt,
    finds: finds.length,
    readInPictures: 0,
    left: 0,
    words: [],
    language: work.language,
  };
  if (!plan.hasText && !job.isPicture && !look.labels.size) {
    const page = { index: job.index, dpi: plan.dpi, boxes: burnt, color: look.color, hidden: work.hidden };
    const picture = await work.aside.draw(page);
    return { ...made, picture, dpi: (picture.width / size.width) * 72 };
  }
  const image = drawPage(document, job.index, plan.dpi, work.spare.pop());
  await burnBoxes(image, size, burnt, look);
  const left: Find[] = [];
  let words: OcrWord[] = [];
  let { language } = work;
  if (plan.hasText || job.isPicture)
    for (let round = 1; ; round++) {
      ({ words, language } = await readWords(image, size, burnt, { ...work, language }));
      const { more, kept } = await searchPicture(words, size, job, burnt);
      if (round === 1) left.push(...kept);
      if (!more.length) break;
      if (round === MOST_ROUNDS) throw new PdfError('redaction_word_remains', { page: job.index + 1 });
      const boxes = boxesOf(more).map((box) => ({ ...box, label: plan.label }));
      await burnBoxes(image, size, boxes, look);
      burnt.push(...boxes);
      finds.push(...more);
    }
  const picture = await encodePage(image);
  work.spare.push(image.data);
  return {
    ...made,
    picture,
    words: plan.hasText ? [...words, ...burnt.flatMap(wordOn)] : [],
    finds: finds.length,
    readInPictures: finds.length - job.finds.length,
    left: job.isPicture ? left.length : 0,
    dpi: (image.width / size.width) * 72,
    language,
  };
}

/** What is written on a box can be found and read aloud. */
const wordOn = ({ label, x, y, width, height }: BurntBox): KnownWord[] =>
  label ? [{ text: label, x, y, width, height }] : [];

const boxesOf = (finds: readonly Find[]): BurntBox[] => finds.flatMap(({ boxes }) => boxes);

/** Boxes are left out as paper: a reader takes what is black for letters, and those beside it for others. */
async function readWords(
  image: PageImage,
  size: PageSize,
  burnt: readonly BurntBox[],
  { plan, language, signal }: Work,
): Promise<{ words: OcrWord[]; language: string }> {
  const gray = { ...readShades(image), scale: image.scale };
  clearBoxes(gray, size, burnt);
  const { languageFolder } = plan;
  const { readPicture } = await import('../tools/ocr/read-page.ts');
  const read = await readPicture(gray, { language, languageFolder, enhanceImage: true, signal });
  return { words: read?.words ?? [], language: read?.language ?? language };
}

/** What is found in the picture of a page although boxes cover what its text gave. */
async function searchPicture(
  words: OcrWord[],
  size: PageSize,
  { index, keep, search }: PageJob,
  burnt: readonly BurntBox[],
) {
  const found: Find[] = [];
  if (search && words.length) {
    const layer = writeResult([{ ...size, picture: NOTHING, words }]);
    const { orders } = await withDocument(layer, {}, (written) => readForSearch(written, 0));
    addFinds(found, findOnPage(index, [signsOfWords(words), ...orders], search));
  }
  const open = found.filter((find) => !isUnder(find, burnt));
  return {
    more: open.filter((find) => !isLeft(find, keep)),
    kept: open.filter((find) => isLeft(find, keep)),
  };
}

/** One pixel: the words are read as they will be in the result, whose picture is not made yet. */
const NOTHING = {
  entries: '/ColorSpace/DeviceGray/BitsPerComponent 8',
  samples: Buffer.of(255),
  width: 1,
  height: 1,
};
