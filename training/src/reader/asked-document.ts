import type { Page } from '@sheaf/passages';

export type Place = { page: number; from: number; to: number };
/** A question with the places that answer it, and how the answer is written; a place elsewhere that says the same is neither right nor wrong. */
export type AskedText = { text: string; places: Place[]; said: string[] };
export type AskedDocument = {
  source: string;
  name: string;
  language: string;
  pages: Page[];
  questions: AskedText[];
};

const PAGE = 2_800;

/** A long text as pages, and where a place of it stands on them. */
export function pageText(text: string): {
  pages: Page[];
  placeOf: (from: number, to: number) => Place | undefined;
} {
  const starts: number[] = [];
  for (let from = 0; from < text.length;) {
    starts.push(from);
    if (from + PAGE >= text.length) break;
    const end = Math.max(text.lastIndexOf('\n', from + PAGE), text.lastIndexOf('. ', from + PAGE) + 2);
    from = end > from + PAGE / 2 ? end : from + PAGE;
  }
  const pages = starts.map((from, i) => ({ page: i + 1, text: text.slice(from, starts[i + 1]) }));
  const placeOf = (from: number, to: number) => {
    const at = starts.findLastIndex((start) => start <= from);
    const start = starts[at];
    return start === undefined ? undefined : { page: at + 1, from: from - start, to: to - start };
  };
  return { pages, placeOf };
}

/** Texts one below another, and where each begins. */
export function stack(texts: string[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const part of texts) {
    starts.push(text.length);
    text += `${part}\n\n`;
  }
  return { text, starts };
}
