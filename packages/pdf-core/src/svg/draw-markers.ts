import { applyMatrix, IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { count, type Drawing, findElement, inside, ownStyle, type Place, propertiesIn } from './drawing.ts';
import { type Corner, cornersOf, directionOf } from './marker-places.ts';
import type { SvgElement } from './parse-svg.ts';
import { strokeWidthOf } from './paint.ts';
import { type Path, rectPath } from './path.ts';
import { readLength } from './read-values.ts';
import { put, transformBy, writePath } from './sheet.ts';
import { fitArea, readViewBox } from './viewport.ts';

/** The arrow heads, dots and so on at the corners of a path. */
export function drawMarkers(drawing: Drawing, place: Place, path: Path): void {
  const { start, mid, end } = place.style.markers;
  if (!(start || mid || end) || place.isClip || place.style.isHidden) return;
  const corners = cornersOf(path);
  for (const [index, corner] of corners.entries()) {
    const isStart = index === 0;
    const isEnd = index === corners.length - 1;
    // A single point has both.
    if (isStart) drawMarker(drawing, place, start, corner, true);
    if (!isStart && !isEnd) drawMarker(drawing, place, mid, corner, false);
    if (isEnd) drawMarker(drawing, place, end, corner, false);
  }
}

function drawMarker(
  drawing: Drawing,
  place: Place,
  id: string | undefined,
  corner: Corner,
  isStart: boolean,
): void {
  const marker = findElement(drawing, id, 'marker');
  if (!marker) return;
  count(drawing);
  inside(drawing, marker, () => {
    const properties = propertiesIn(drawing, marker);
    const context = { fill: place.style.fill, stroke: place.style.stroke };
    const style = { ...ownStyle(drawing, marker), context };
    const length = (name: string, otherwise: number, whole: number) =>
      readLength(properties.get(name), style.size, whole) ?? otherwise;
    const [width, height] = [length('markerWidth', 3, place.width), length('markerHeight', 3, place.height)];
    if (!(width > 0 && height > 0)) return;
    const viewBox = readViewBox(marker);
    const fit: Matrix = viewBox
      ? fitArea(viewBox, { x: 0, y: 0, width, height }, properties.get('preserveAspectRatio')).matrix
      : IDENTITY;
    const [refX, refY] = applyMatrix(
      fit,
      length('refX', 0, viewBox?.width ?? place.width),
      length('refY', 0, viewBox?.height ?? place.height),
    );
    const scale = properties.get('markerUnits') === 'userSpaceOnUse' ? 1 : strokeWidthOf(place);
    if (!scale) return;
    const angle = angleOf(marker, corner, isStart);
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const toCorner: Matrix = [cos, sin, -sin, cos, corner.x, corner.y];
    const matrix = multiply(multiply(fit, [1, 0, 0, 1, -refX, -refY]), toCorner);
    put(place.sheet, 'q\n');
    transformBy(place.sheet, matrix);
    const area = viewBox ?? { x: 0, y: 0, width, height };
    if (!/^(visible|auto)$/.test(properties.get('overflow') ?? 'hidden'))
      put(place.sheet, `${writePath(rectPath(area.x, area.y, area.width, area.height))}W n\n`);
    const { width: wide, height: high } = area;
    drawing.drawInside(
      { sheet: place.sheet, ctm: multiply(matrix, place.ctm), style, width: wide, height: high },
      marker,
    );
    put(place.sheet, 'Q\n');
  });
}

const TURNS: Record<string, number> = { deg: Math.PI / 180, rad: 1, grad: Math.PI / 200, turn: 2 * Math.PI };

function angleOf({ attributes }: SvgElement, corner: Corner, isStart: boolean): number {
  const orient = (attributes['orient'] ?? '0').trim();
  if (orient === 'auto') return directionOf(corner);
  if (orient === 'auto-start-reverse') return directionOf(corner) + (isStart ? Math.PI : 0);
  const turn = Number.parseFloat(orient);
  if (!Number.isFinite(turn)) return 0;
  return turn * (TURNS[orient.replace(/^[^a-z]*/, '')] ?? TURNS['deg']!);
}
