import type { Box } from '../pdfium/placement.ts';
import type { HiddenKind } from './hidden-kinds.options.ts';
import { boxAround } from './boxes.ts';
import type { HiddenWord } from './judge-word.ts';

/** Hidden words of one line: `text` is shortened, and `words` counts all. The box is in points from the top left. */
export type HiddenText = Box & { page: number; kind: HiddenKind; text: string; words: number };

const LONGEST = 120;

/** Words that stand beside one another on a line, hidden for one reason, are one finding. */
export function joinFindings(words: HiddenWord[], page: number): HiddenText[] {
  const found: HiddenText[] = [];
  for (const { kind, text, box } of words) {
    const last = found.at(-1);
    if (last?.kind === kind && isSameLine(last, box)) {
      Object.assign(last, boxAround([last, box]));
      last.words += 1;
      if (last.text.length < LONGEST) last.text = shorten(`${last.text} ${text}`);
    } else found.push({ page, kind, text: shorten(text), words: 1, ...box });
  }
  return found.map(round);
}

function isSameLine(last: Box, { x, y, width, height }: Box): boolean {
  const isLevel = Math.abs(last.y - y) < height / 2 && x - (last.x + last.width) < height * 2;
  const isUpright = Math.abs(last.x - x) < width / 2 && last.width < last.height && width < height;
  return isLevel || isUpright;
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

function round(found: HiddenText): HiddenText {
  const [x, y, width, height] = [found.x, found.y, found.width, found.height].map(
    (n) => Math.round(n * 10) / 10,
  );
  return { ...found, x: x!, y: y!, width: width!, height: height! };
}
