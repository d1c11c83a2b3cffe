import { PAPERS } from '../../imposition/papers.options.ts';
import type { PosterOptions } from './options.ts';

type Size = { width: number; height: number };

/** A page over several sheets: where it lies on all of them put together, and what each of them shows of that. */
export interface Spread {
  sheet: Size;
  /** From the page to all sheets together, in whose middle it is. */
  scale: number;
  x: number;
  y: number;
  /** The size of what a sheet shows. */
  window: Size;
  /** The lower left corner of what each sheet shows, from the upper left sheet to the lower right one. */
  corners: { left: number; bottom: number }[];
}

/** On the paper as it lies, upright or not, that shows the page larger. */
export function spreadPage(page: Size, options: PosterOptions): Spread {
  const { columns, rows, overlap, margin } = options;
  const { width: short, height: long } = PAPERS[options.paper];
  const layouts = [
    { width: short, height: long },
    { width: long, height: short },
  ].map((sheet) => {
    const window = { width: sheet.width - 2 * margin, height: sheet.height - 2 * margin };
    const whole = {
      width: columns * window.width - (columns - 1) * overlap,
      height: rows * window.height - (rows - 1) * overlap,
    };
    const scale = Math.min(whole.width / page.width, whole.height / page.height);
    return { sheet, window, whole, scale };
  });
  const [{ sheet, window, whole, scale }] = layouts.toSorted((one, other) => other.scale - one.scale) as [
    (typeof layouts)[number],
  ];
  return {
    sheet,
    scale,
    x: (whole.width - page.width * scale) / 2,
    y: (whole.height - page.height * scale) / 2,
    window,
    corners: Array.from({ length: columns * rows }, (_, place) => ({
      left: (place % columns) * (window.width - overlap),
      bottom: whole.height - window.height - Math.floor(place / columns) * (window.height - overlap),
    })),
  };
}
