import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { type Drawing, findElement, type Place, propertiesIn } from './drawing.ts';
import { linkOf, type SvgElement } from './parse-svg.ts';
import type { Box } from './path.ts';
import { readLength, readTransform } from './read-values.ts';
import { type Area, fitArea, readViewBox } from './viewport.ts';

/** A viewport: what is in it is moved by `matrix`, and seen in `clip`. */
export type Frame = { matrix: Matrix; width: number; height: number; clip: Area | undefined };

/** The viewport of an `svg` or a `symbol`; `given` is the size that a `use` has for it. */
export function frameOf(
  { style, width, height }: Pick<Place, 'style' | 'width' | 'height'>,
  element: SvgElement,
  given: { width?: string | undefined; height?: string | undefined } = {},
): Frame | undefined {
  const { attributes } = element;
  const length = (name: string, whole: number, otherwise: string) =>
    readLength(attributes[name] ?? otherwise, style.size, whole) ?? readLength(otherwise, 1, whole)!;
  const isSymbol = element.name === 'symbol';
  const area: Area = {
    x: isSymbol ? 0 : length('x', width, '0'),
    y: isSymbol ? 0 : length('y', height, '0'),
    width: readLength(given.width, style.size, width) ?? length('width', width, '100%'),
    height: readLength(given.height, style.size, height) ?? length('height', height, '100%'),
  };
  if (!(area.width > 0 && area.height > 0)) return undefined;
  const viewBox = readViewBox(element);
  const matrix: Matrix = viewBox
    ? fitArea(viewBox, area, attributes['preserveAspectRatio']).matrix
    : [1, 0, 0, 1, area.x, area.y];
  const isCut = !/^(visible|auto)$/.test(attributes['overflow'] ?? 'hidden');
  return {
    matrix,
    width: viewBox?.width ?? area.width,
    height: viewBox?.height ?? area.height,
    clip: isCut ? area : undefined,
  };
}

/** What a `use` shows, and where. */
export function usedBy(
  drawing: Drawing,
  { style, width, height }: Place,
  element: SvgElement,
): { element: SvgElement; matrix: Matrix } | undefined {
  const link = linkOf(element);
  const used = link.startsWith('#') ? findElement(drawing, link.slice(1), ...USABLE) : undefined;
  if (!used) return undefined;
  const { attributes } = element;
  const x = readLength(attributes['x'], style.size, width) ?? 0;
  const y = readLength(attributes['y'], style.size, height) ?? 0;
  return { element: used, matrix: [1, 0, 0, 1, x, y] };
}

const USABLE = 'g svg symbol a switch use image text path rect circle ellipse line polyline polygon'.split(
  ' ',
);

/** The `transform` of an element, about its `transform-origin`. */
export function transformOf(
  drawing: Drawing,
  element: SvgElement,
  { style, width, height }: Place,
  boundsOf: () => Box | undefined,
): Matrix {
  const properties = propertiesIn(drawing, element);
  const matrix = readTransform(properties.get('transform'));
  const origin = properties.get('transform-origin');
  if (matrix === IDENTITY || !origin) return matrix;
  const isOnBox = properties.get('transform-box') === 'fill-box';
  const box = isOnBox ? boundsOf() : undefined;
  const [wide, high] = box ? [box.right - box.left, box.bottom - box.top] : [width, height];
  const [first = '', second = ''] = origin.trim().split(/\s+/);
  const isTurned = /^(top|bottom)$/.test(first) || /^(left|right)$/.test(second);
  const [across, down] = isTurned ? [second, first] : [first, second];
  const x = (box?.left ?? 0) + (readLength(PLACES[across] ?? (across || '50%'), style.size, wide) ?? 0);
  const y = (box?.top ?? 0) + (readLength(PLACES[down] ?? (down || '50%'), style.size, high) ?? 0);
  return multiply(multiply([1, 0, 0, 1, -x, -y], matrix), [1, 0, 0, 1, x, y]);
}

const PLACES: Record<string, string> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** Where a picture is, whose own size counts where none is given. */
export function placeOfPicture(drawing: Drawing, place: Place, element: SvgElement): Area {
  const properties = propertiesIn(drawing, element);
  const picture = drawing.pictures.get(linkOf(element));
  const length = (name: string, whole: number) => readLength(properties.get(name), place.style.size, whole);
  const [width, height] = [length('width', place.width), length('height', place.height)];
  const ratio = picture ? picture.width / picture.height : 1;
  return {
    x: length('x', place.width) ?? 0,
    y: length('y', place.height) ?? 0,
    width: width ?? (height === undefined ? (picture?.width ?? 0) : height * ratio),
    height: height ?? (width === undefined ? (picture?.height ?? 0) : width / ratio),
  };
}
