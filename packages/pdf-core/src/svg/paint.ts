import { num } from '../fonts/draw-line.ts';
import { type Drawing, findElement, type Place } from './drawing.ts';
import { GRADIENTS, makeGradient, type Painted } from './gradient.ts';
import { lengthOfPath, type Path } from './path.ts';
import { boundsOfPath } from './path.ts';
import { type Paint, readLength } from './read-values.ts';
import { put, setState, writeNumber, writePath } from './sheet.ts';
import { dashesOf } from './style.ts';
import { makeTile } from './tile.ts';
import { diagonalOf } from './viewport.ts';

/** Dashes of one line. */
const MOST_DASHES = 100_000;

export function strokeWidthOf({ style, width, height }: Pick<Place, 'style' | 'width' | 'height'>): number {
  return Math.max(0, readLength(style.strokeWidth, style.size, diagonalOf({ width, height })) ?? 1);
}

/** The box of what is painted, and the one that its lines fill. Long corners stand out further. */
export function paintedOf(path: Path, place: Place): Painted | undefined {
  const box = boundsOfPath(path);
  if (!box) return undefined;
  return { box, outer: widen(box, place) };
}

export function widen(box: Painted['box'], place: Place): Painted['outer'] {
  if (place.style.stroke.kind === 'none') return box;
  const reach = strokeWidthOf(place) * (place.style.join === 0 ? Math.max(1, place.style.miter / 2) : 1);
  const { left, top, right, bottom } = box;
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

/** Fills and strokes a shape in the order that its style says. */
export function paintPath(drawing: Drawing, place: Place, path: Path): void {
  const painted = paintedOf(path, place);
  const { style, sheet } = place;
  if (!painted || style.isHidden) return;
  const outline = writePath(path);
  const fill = () =>
    paintWith(drawing, place, painted, 'fill', () =>
      put(sheet, `${outline}${style.isEvenOdd ? 'f*' : 'f'}\n`),
    );
  const stroke = () =>
    paintWith(drawing, place, painted, 'stroke', () => {
      setLine(place, lengthOfPath(path));
      put(sheet, `${outline}S\n`);
    });
  inOrder(place, fill, stroke);
}

export function inOrder({ style }: Place, fill: () => void, stroke: () => void): void {
  if (style.strokesFirst) stroke();
  fill();
  if (!style.strokesFirst) stroke();
}

/** Sets a paint for what `draw` writes, if there is anything to paint it with. */
export function paintWith(
  drawing: Drawing,
  place: Place,
  painted: Painted,
  part: 'fill' | 'stroke',
  draw: () => void,
): void {
  const { style, sheet } = place;
  const opacity = part === 'fill' ? style.fillOpacity : style.strokeOpacity;
  const paint = place.isClip ? clipPaint(part) : style[part];
  if (paint.kind === 'none' || opacity <= 0) return;
  if (part === 'stroke' && !strokeWidthOf(place)) return;
  put(sheet, 'q\n');
  if (choose(drawing, place, paint, painted, part, place.isClip ? 1 : opacity)) draw();
  put(sheet, 'Q\n');
}

const clipPaint = (part: 'fill' | 'stroke'): Paint =>
  part === 'fill' ? { kind: 'color', rgb: [1, 1, 1], alpha: 1 } : { kind: 'none' };

/** Whether there is something to paint with. */
function choose(
  drawing: Drawing,
  place: Place,
  paint: Paint,
  painted: Painted,
  part: 'fill' | 'stroke',
  opacity: number,
): boolean {
  const { sheet } = place;
  if (paint.kind === 'none') return false;
  if (paint.kind === 'color') {
    const seen = paint.alpha * opacity;
    if (seen <= 0) return false;
    if (seen < 1) setState(sheet, { ca: seen, CA: seen });
    put(sheet, `${paint.rgb.map(num).join(' ')} ${part === 'fill' ? 'rg' : 'RG'}\n`);
    return true;
  }
  const element = findElement(drawing, paint.id, ...GRADIENTS, 'pattern');
  const fallBack = () => choose(drawing, place, paint.otherwise, painted, part, opacity);
  if (!element) return fallBack();
  const isTile = element.name === 'pattern';
  if (opacity < 1) setState(sheet, { ca: opacity, CA: opacity });
  const tile = isTile ? makeTile(drawing, place, element, painted) : undefined;
  const made = isTile ? tile && { pattern: tile } : makeGradient(drawing, place, element, painted, opacity);
  if (!made) return isTile ? false : fallBack();
  if ('paint' in made) return choose(drawing, place, made.paint, painted, part, opacity);
  put(sheet, part === 'fill' ? `/Pattern cs /${made.pattern} scn\n` : `/Pattern CS /${made.pattern} SCN\n`);
  return true;
}

/** Width, ends, corners and dashes of lines. */
export function setLine(place: Place, length: number): void {
  const { style, sheet } = place;
  const width = strokeWidthOf(place);
  const parts = [`${writeNumber(width)} w`];
  if (style.cap) parts.push(`${style.cap} J`);
  if (style.join) parts.push(`${style.join} j`);
  else parts.push(`${num(style.miter)} M`);
  const diagonal = diagonalOf(place);
  const dashes = dashesOf(style, diagonal);
  const period = dashes?.reduce((sum, part) => sum + part, 0) ?? 0;
  if (dashes && (length / period) * dashes.length < MOST_DASHES) {
    const offset = readLength(style.dashOffset, style.size, diagonal) ?? 0;
    const phase = ((offset % period) + period) % period;
    parts.push(`[${dashes.map(writeNumber).join(' ')}] ${writeNumber(phase)} d`);
  }
  put(sheet, `${parts.join(' ')}\n`);
}
