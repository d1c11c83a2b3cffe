import type { InputWord, PageInput, Ruling } from '../page-input.ts';

type Look = { size?: number; bold?: boolean };

/** A page on which words are half as wide as they are high, sign by sign. */
export function makePage(width = 600, height = 800) {
  const page: PageInput = { width, height, words: [], rulings: [], pictures: [] };
  /** Writes a line that begins at a point; two spaces and more are as wide as they are. */
  const write = (x: number, y: number, text: string, { size = 10, bold = false }: Look = {}) => {
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      page.words.push({ ...makeWord(x + index * size * 0.5, y, word, size, bold), place: page.words.length });
  };
  const writeLines = (x: number, y: number, lines: string[], look: Look = {}) => {
    for (const [row, line] of lines.entries()) write(x, y + row * (look.size ?? 10) * 1.2, line, look);
  };
  const rule = (upright: boolean, at: number, from: number, to: number) => {
    page.rulings.push({ upright, at, from, to } satisfies Ruling);
  };
  return { page, write, writeLines, rule };
}

function makeWord(x: number, y: number, text: string, size: number, bold: boolean): InputWord {
  return {
    x,
    y: y - size * 0.8,
    width: text.length * size * 0.5,
    height: size,
    text,
    place: 0,
    originX: x,
    originY: y,
    size,
    turn: 0,
    font: 'Sample',
    bold,
    italic: false,
    fixed: false,
    divided: false,
  };
}

/** Running text in lines of about so many signs, told apart by a number. */
export function makeProse(topic: string, lines: number): string[] {
  return Array.from({ length: lines }, (_, at) => `${topic} goes on in line number ${at} here`);
}
