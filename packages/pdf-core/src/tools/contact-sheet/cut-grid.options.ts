import { PAPERS } from '../../imposition/papers.options.ts';
import type { ContactSheetOptions } from './options.ts';

/** The size of captions and the height of their lines, in points. */
export const LETTERS = 8;
export const LINE_HEIGHT = 11;
/** Height of a thumbnail beside its width, as that of most pages. */
const SHAPE = 1.3;

type Rect = { x: number; y: number; width: number; height: number };

/** The places of thumbnails on a sheet in reading order; each has its caption below it. */
export function cutGrid({ paper, columns, margin, gap, caption }: ContactSheetOptions): Rect[] {
  const sheet = PAPERS[paper];
  const captionHeight = { none: 0, page: 1, name: 1, 'name-and-page': 2 }[caption] * LINE_HEIGHT;
  const width = Math.max(1, (sheet.width - 2 * margin - (columns - 1) * gap) / columns);
  const room = sheet.height - 2 * margin;
  const height = Math.max(1, Math.min(width * SHAPE, room - captionHeight));
  const rows = Math.max(1, Math.floor((room + gap) / (height + captionHeight + gap)));
  return Array.from({ length: columns * rows }, (_, place) => {
    const x = margin + (place % columns) * (width + gap);
    const fromTop = Math.floor(place / columns) * (height + captionHeight + gap);
    return { x, y: sheet.height - margin - fromTop - height, width, height };
  });
}
