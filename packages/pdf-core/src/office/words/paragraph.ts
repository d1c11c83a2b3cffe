import type { Attributes } from '../xml.ts';
import type { Letters, Standing } from './looks.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';
import { type Paragraph, type Run, writtenLimits } from './written.ts';

export type OpenParagraph = {
  standing: Standing;
  runs: Run[];
  length: number;
  /** It goes on after a break, and is no item or heading again. */
  goesOn: boolean;
  startsPage: boolean;
  /** Of the run that is open. */
  letters: Letters;
};

const EMU_PER_PIXEL = 9525;
const WIDEST = 4000;
/** Twips: half of the height of small letters. */
const TIGHT = 40;

export function openParagraph(startsPage: boolean): OpenParagraph {
  return { standing: {}, runs: [], length: 0, goesOn: false, startsPage, letters: {} };
}

export function finishParagraph(
  { standing, runs, goesOn, startsPage }: OpenParagraph,
  styles: Styles,
  numbering: Numbering,
): Paragraph {
  const style = styles.of(standing.style);
  const { list, depth, align, isRightToLeft, after = 0, outline } = { ...style.standing, ...standing };
  const level = runs.some(({ text }) => text.trim()) && !goesOn ? levelOf(style.name, outline) : undefined;
  const isItem = list !== undefined && list !== '0' && !goesOn;
  const item = isItem ? numbering.next(list, depth, standing.style ?? '') : undefined;
  return {
    runs,
    ...(level !== undefined && { level }),
    ...item,
    ...(align && align !== 'start' && { align }),
    ...(isRightToLeft && { isRightToLeft }),
    ...(after <= TIGHT && { isTight: true }),
    ...(startsPage && { startsPage }),
  };
}

function levelOf(style: string, outline: number | undefined): number | undefined {
  if (style === 'title') return 0;
  if (outline !== undefined) return outline >= 0 && outline <= 8 ? Math.trunc(outline) + 1 : undefined;
  const [, level] = /^heading ([1-9])$/.exec(style) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Undefined for hidden text. */
export function letterRun(
  text: string,
  { standing, letters }: OpenParagraph,
  styles: Styles,
): Run | undefined {
  const style = styles.of(standing.style);
  const isHeading = levelOf(style.name, { ...style.standing, ...standing }.outline) !== undefined;
  const look: Letters = {
    ...(!isHeading && style.letters),
    ...(letters.style !== undefined && styles.of(letters.style).letters),
    ...letters,
  };
  if (look.isHidden) return undefined;
  return {
    text,
    ...(look.bold && { bold: true }),
    ...(look.italic && { italic: true }),
    ...(look.underline && { underline: true }),
    ...(look.strike && { strike: true }),
    ...(look.raised && { raised: look.raised }),
  };
}

/** What is told of a drawing before its picture. */
export function describePicture(
  picture: NonNullable<Run['picture']>,
  name: string,
  { cx, cy, descr }: Attributes,
): void {
  if (name === 'extent') {
    const [width, height] = [Number(cx) / EMU_PER_PIXEL, Number(cy) / EMU_PER_PIXEL].map(Math.round);
    if (width! > 0 && height! > 0 && width! <= WIDEST && height! <= WIDEST)
      Object.assign(picture, { width, height });
  } else if (descr) picture.alt = descr.slice(0, writtenLimits.alt);
}
