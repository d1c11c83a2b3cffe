import type { Size } from '../../imposition/fit.options.ts';
import { fillWords, type Words } from '../../stamp/fill-words.options.ts';
import type { HeadersFootersOptions } from './options.ts';

/** How far letters rise above their line, of their size. */
const RISE = 0.72;

const PLACES = [
  ['headerLeft', 'Header', 0],
  ['headerCenter', 'Header', 0.5],
  ['headerRight', 'Header', 1],
  ['footerLeft', 'Footer', 0],
  ['footerCenter', 'Footer', 0.5],
  ['footerRight', 'Footer', 1],
] as const;

type Look = Pick<HeadersFootersOptions, (typeof PLACES)[number][0] | 'size' | 'margin'>;

/** `share` is that of the room left beside the text which lies before it: 0, a half or 1. */
type PlacedWords = {
  text: string;
  edge: 'Header' | 'Footer';
  share: 0 | 0.5 | 1;
  left: number;
  room: number;
  /** Of the line that the letters stand on, from the lower edge. */
  y: number;
};

/** What stands where on one page. */
export function placeWords(page: Size, look: Look, words: Words): PlacedWords[] {
  // A page smaller than a business card keeps its words on the page all the same.
  const margin = Math.min(look.margin, page.width / 8, page.height / 8);
  return PLACES.map(([place, edge, share]) => ({
    text: fillWords(look[place].trim(), words),
    edge,
    share,
    left: margin,
    room: page.width - 2 * margin,
    y: edge === 'Header' ? page.height - margin - look.size * RISE : margin,
  })).filter(({ text }) => text);
}
