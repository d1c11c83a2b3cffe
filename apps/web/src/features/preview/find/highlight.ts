/** In points from the lower left of the page as it is seen, as the words of a document are told. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A passage to be marked. Its number in the margin is its place in the list, from 1. */
export interface Highlight {
  /** From 1. */
  page: number;
  boxes: Box[];
  /** What it says, where a document has no boxes to go by. */
  quote?: string;
}

const QUOTE = /^(\d{1,6}):(.+)$/su;
const MARK = /^(\d{1,6}):(.+)$/u;

/** `?mark=4:72,500,300,12;72,486,120,12`, once for each passage. What is not of this form is left out. */
export function readMarks(search: URLSearchParams): Highlight[] {
  return search.getAll('mark').flatMap((text) => {
    const [, page, rest = ''] = MARK.exec(text) ?? [];
    const boxes = rest.split(';').map(readBox);
    if (!page || boxes.some((box) => box === null)) return [];
    return [{ page: Number(page), boxes: boxes.filter((box) => box !== null) }];
  });
}

/** `?quote=4:The rent is due`: what is said on a page, to be found there. */
export function readQuote(text: string | null): { page: number; quote: string } | null {
  const [, page, quote] = QUOTE.exec(text ?? '') ?? [];
  return quote && Number(page) > 0 ? { page: Number(page), quote } : null;
}

function readBox(text: string): Box | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
  return { x, y, width, height };
}
