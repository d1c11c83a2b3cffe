import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import type { PictureText } from './use-picture-text.ts';
import { ASCENT } from './word-items.ts';
import type { Span } from './find-in-words.ts';

type Piece = PictureText['pieces'][number];

const FAMILY = 'sans-serif';
/** Widths are measured in letters of this size. */
const MEASURE_PX = 100;

const measure = document.createElement('canvas').getContext('2d')!;

/**
 * The words that OCR read, unseen over the picture at their places, as pdf.js lays the text of a page: they are selected and
 * copied, and those that are searched for are marked.
 */
export function PictureWords({ text, width }: { text: PictureText; width: number }) {
  const { page, pieces, hits, current } = text;
  if (!page) return null;
  return (
    <div className="pdfViewer p-0!">
      <div className="textLayer" style={{ '--total-scale-factor': width / page.width } as CSSProperties}>
        {pieces.map((piece, index) => [
          <span key={index} dir={piece.item.dir} style={placeOf(piece, page)}>
            {markHits(piece, hits, current)}
          </span>,
          piece.item.hasEOL && <br key={`${index} end`} />,
        ])}
      </div>
    </div>
  );
}

/** Whether something on the page is one of these words. */
export const isPictureWord = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.textLayer span') !== null;

function placeOf({ item }: Piece, page: { width: number; height: number }): CSSProperties {
  const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number];
  const angle = Math.atan2(-b, a);
  const rise = item.height * ASCENT;
  const left = x + rise * Math.sin(angle);
  const top = page.height - y - rise * Math.cos(angle);
  measure.font = `${MEASURE_PX}px ${FAMILY}`;
  const usual = (measure.measureText(item.str).width * item.height) / MEASURE_PX;
  return {
    left: `${(left / page.width) * 100}%`,
    top: `${(top / page.height) * 100}%`,
    fontFamily: FAMILY,
    '--font-height': `${item.height}px`,
    '--scale-x': usual ? item.width / usual : 1,
    '--rotate': `${angle}rad`,
  } as CSSProperties;
}

function markHits({ item: { str }, from }: Piece, hits: readonly Span[], current: number): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [index, hit] of hits.entries()) {
    const [begin, end] = [Math.max(done, hit.from - from), Math.min(str.length, hit.to - from)];
    if (end <= begin) continue;
    parts.push(
      str.slice(done, begin),
      <span
        key={hit.from}
        ref={index === current ? bringIntoView : undefined}
        className={classes('highlight appended', index === current && 'selected')}
      >
        {str.slice(begin, end)}
      </span>,
    );
    done = end;
  }
  return done ? [...parts, str.slice(done)] : str;
}

function bringIntoView(hit: HTMLElement | null): void {
  hit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
