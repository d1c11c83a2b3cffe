import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { type Drawing, inside, ownStyle, type Place, propertiesIn, templatesOf } from './drawing.ts';
import type { Painted } from './gradient.ts';
import { elementsIn, type SvgElement } from './parse-svg.ts';
import { readLength, readTransform } from './read-values.ts';
import { addPattern, createSheet, finishTile, transformBy } from './sheet.ts';
import { type Area, fitArea, readViewBox } from './viewport.ts';

/** Tiles over one shape. */
const MOST_TILES = 20_000;

/** A pattern that repeats. Undefined for one that shows nothing. */
export function makeTile(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  { box, outer }: Painted,
): string | undefined {
  const chain = templatesOf(drawing, element, 'pattern');
  const read = (name: string) =>
    chain.map((one) => propertiesIn(drawing, one).get(name)).find((value) => value !== undefined);
  const holder = chain.find((one) => elementsIn(one).length);
  if (!holder) return undefined;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isOnBox = read('patternUnits') !== 'userSpaceOnUse';
  const holdsOnBox = read('patternContentUnits') === 'objectBoundingBox';
  const viewBoxHolder = chain.find((one) => readViewBox(one));
  const viewBox = viewBoxHolder && readViewBox(viewBoxHolder);
  if ((isOnBox || (holdsOnBox && !viewBox)) && !(wide > 0 && high > 0)) return undefined;
  const length = (name: string, whole: number, ofBox: number) => {
    const value = readLength(read(name), place.style.size, isOnBox ? 1 : whole) ?? 0;
    return isOnBox ? value * ofBox : value;
  };
  const area: Area = {
    x: length('x', place.width, wide) + (isOnBox ? box.left : 0),
    y: length('y', place.height, high) + (isOnBox ? box.top : 0),
    width: length('width', place.width, wide),
    height: length('height', place.height, high),
  };
  if (!(area.width > 0 && area.height > 0)) return undefined;
  const tiles = ((outer.right - outer.left) / area.width) * ((outer.bottom - outer.top) / area.height);
  if (tiles > MOST_TILES) {
    drawing.notDrawn.add('pattern');
    return undefined;
  }
  const matrix: Matrix = multiply([1, 0, 0, 1, area.x, area.y], readTransform(read('patternTransform')));
  const sheet = createSheet(place.sheet, { left: 0, top: 0, right: area.width, bottom: area.height });
  const content = contentMatrix(area, viewBox, read('preserveAspectRatio'), holdsOnBox ? box : undefined);
  transformBy(sheet, content);
  const style = ownStyle(drawing, holder);
  const inner = { sheet, ctm: content, style, width: place.width, height: place.height };
  inside(drawing, holder, () => drawing.drawInside(inner, holder));
  if (sheet.content.length < 2) return undefined;
  const step = { x: area.width, y: area.height };
  return addPattern(place.sheet, finishTile(sheet, step, multiply(matrix, place.ctm)));
}

function contentMatrix(
  { width, height }: Area,
  viewBox: Area | undefined,
  rule: string | undefined,
  box: Painted['box'] | undefined,
): Matrix {
  if (viewBox) return fitArea(viewBox, { x: 0, y: 0, width, height }, rule).matrix;
  return box ? [box.right - box.left, 0, 0, box.bottom - box.top, 0, 0] : IDENTITY;
}
