import type { Box } from './box.ts';
import type { InputWord, PageInput, Turn } from './page-input.ts';

/** A page turned so that writing that runs as `turn` says is level. */
export function turnPage({ width, height, words, rulings, pictures }: PageInput, turn: Turn): PageInput {
  if (turn === 0 || turn === 4) return { width, height, words, rulings, pictures };
  const aside = turn % 2 === 1;
  const size = aside ? { width: height, height: width } : { width, height };
  const page = { width, height };
  return {
    ...size,
    words: words.map((word): InputWord => {
      const origin = turnBox({ x: word.originX, y: word.originY, width: 0, height: 0 }, turn, page);
      return { ...word, ...turnBox(word, turn, page), originX: origin.x, originY: origin.y };
    }),
    rulings: rulings.map(({ upright, at, from, to }) => {
      const {
        x,
        y,
        width: wide,
        height: high,
      } = turnBox(
        upright
          ? { x: at, y: from, width: 0, height: to - from }
          : { x: from, y: at, width: to - from, height: 0 },
        turn,
        page,
      );
      const stands = upright !== aside;
      return { upright: stands, at: stands ? x : y, from: stands ? y : x, to: stands ? y + high : x + wide };
    }),
    pictures: pictures.map((box) => turnBox(box, turn, page)),
  };
}

/** Where a box is on the page that was turned so; `page` is the size before. */
export function turnBox(
  { x, y, width, height }: Box,
  turn: Turn,
  page: { width: number; height: number },
): Box {
  if (turn === 1) return { x: y, y: page.width - x - width, width: height, height: width };
  if (turn === 2) return { x: page.width - x - width, y: page.height - y - height, width, height };
  if (turn === 3) return { x: page.height - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

/** What turns a page back. */
export function turnBack(turn: Turn): Turn {
  return turn === 1 ? 3 : turn === 3 ? 1 : turn;
}
