import { holdsPoint } from '../layout/box.ts';
import type { InputWord, PageInput, Turn } from '../layout/page-input.ts';
import { readAnnotationTexts } from './annotation-text.ts';
import { type Characters, readCharacters } from './characters.ts';
import type { PdfiumDocument } from './document.ts';
import { withDrawnAnnotations } from './drawn-annotations.ts';
import { readLinks } from './links.ts';
import { withPage } from './page.ts';
import { type Box } from './placement.ts';
import { dropRepeated } from './repeated.ts';
import { type Run, splitRuns } from './runs.ts';
import { joinSpacedOut } from './spaced-out.ts';
import { makeColorReader } from './text-colors.ts';
import { readDrawing } from './drawing.ts';

/** A page (counted from 0) as it is laid out: its words, and the lines and pictures drawn beside them. */
export function readPageInput(document: PdfiumDocument, index: number): PageInput {
  return withPage(document, index, (page) => readOpenPage(document, page, index));
}

/** The same of a page that is open, whose signs may be known. */
export function readOpenPage(
  document: PdfiumDocument,
  page: number,
  index: number,
  written: Characters = readCharacters(document.engine, page),
): PageInput {
  const characters = withDrawnAnnotations(document, page, index, written);
  const runs = dropRepeated(joinSpacedOut(splitRuns(characters)));
  const links = readLinks(document, page);
  const colorOf = makeColorReader(document.engine);
  const words = runs.map((run, at) => {
    const word = wordOf(characters, run, at, runs[at + 1]);
    const color = colorOf(characters.objects[run.first]!);
    const link = links.find((box) => holdsPoint(box, run.x + run.width / 2, run.y + run.height / 2));
    return { ...word, ...(color && { color }), ...(link && { link: link.address }) };
  });
  const filledIn = readAnnotationTexts(document, page).flatMap(splitField);
  for (const [at, word] of filledIn.entries()) word.place = words.length + at;
  return { ...characters.size, words: [...words, ...filledIn], ...readDrawing(document.engine, page) };
}

function wordOf(characters: Characters, run: Run, place: number, next: Run | undefined): InputWord {
  const { first, x, y, width, height } = run;
  const { name, bold, italic, fixed } = characters.fonts[characters.fontOf[first]!]!;
  return {
    x,
    y,
    width,
    height,
    text: plainLetters(run.text),
    place,
    originX: characters.origins[first * 2]!,
    originY: characters.origins[first * 2 + 1]!,
    size: characters.sizes[first]! || height,
    turn: characters.turns[first]! as Turn,
    font: name,
    bold,
    italic,
    fixed,
    divided: next?.before === 'divided',
  };
}

/** Ligatures and presentation forms are how letters look; to search and to quote, the letters themselves are wanted. */
function plainLetters(signs: string): string {
  return /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC]/.test(signs) ? signs.normalize('NFKC') : signs;
}

/** What is filled into a field is known as a whole only: each line of it has the width of the field. */
function splitField({ text, ...box }: Box & { text: string }): InputWord[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const height = box.height / Math.max(1, lines.length);
  return lines.map((line, row): InputWord => {
    const y = box.y + row * height;
    const size = Math.min(12, height);
    return {
      x: box.x,
      y,
      width: box.width,
      height,
      text: line.replaceAll(/\s+/g, ' '),
      place: 0,
      originX: box.x,
      originY: y + (height + size * 0.5) / 2,
      size,
      turn: 0,
      font: '',
      bold: false,
      italic: false,
      fixed: false,
      divided: false,
    };
  });
}
