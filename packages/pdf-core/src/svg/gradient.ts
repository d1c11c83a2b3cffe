import { addObject } from '../pdf/graph/access.ts';
import { makeDict, type Plain } from '../pdf/make-value.ts';
import { applyMatrix, IDENTITY, invert, type Matrix, multiply } from '../pdf/matrix.ts';
import { count, type Drawing, type Place, propertiesIn, templatesOf } from './drawing.ts';
import { padStops, readStops, repeatStops, type Span, type Stop, stopFunction } from './gradient-stops.ts';
import { elementsIn, type SvgElement } from './parse-svg.ts';
import type { Box } from './path.ts';
import { type Paint, readLength, readTransform } from './read-values.ts';
import { addPattern, createSheet, finishGroup, put, setState, writeNumber } from './sheet.ts';
import { diagonalOf } from './viewport.ts';

export const GRADIENTS = ['linearGradient', 'radialGradient'] as const;

/** What is painted: its box without the thickness of lines, and with it. */
export type Painted = { box: Box; outer: Box };
/** The name of a pattern, a single color, or nothing. */
type Made = { pattern: string } | { paint: Paint } | undefined;

/** A gradient as a pattern of the sheet. Sets a mask where it can be seen through. */
export function makeGradient(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  painted: Painted,
  opacity: number,
): Made {
  const chain = templatesOf(drawing, element, ...GRADIENTS);
  const read = (name: string) =>
    chain.map((one) => propertiesIn(drawing, one).get(name)).find((value) => value !== undefined);
  const holder = chain.find((one) => elementsIn(one).some(({ name }) => name === 'stop'));
  const stops = holder ? readStops(drawing, holder, place.style.color) : [];
  count(drawing, stops.length * 0.1);
  if (!stops.length) return undefined;
  const last: Made = { paint: { kind: 'color', ...stops.at(-1)!.color } };
  if (stops.length === 1) return last;
  const isOnBox = read('gradientUnits') !== 'userSpaceOnUse';
  const { left, top, right, bottom } = painted.box;
  if (isOnBox && !(right > left && bottom > top)) return undefined;
  const toBox: Matrix = isOnBox ? [right - left, 0, 0, bottom - top, left, top] : IDENTITY;
  const matrix = multiply(readTransform(read('gradientTransform')), toBox);
  if (Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-15) return last;
  const whole = isOnBox ? { width: 1, height: 1 } : place;
  const length = (name: string, otherwise: string | number, across: number) =>
    readLength(read(name) ?? `${otherwise}`, place.style.size, across) ?? 0;
  const line: Line =
    element.name === 'linearGradient'
      ? {
          from: [length('x1', '0%', whole.width), length('y1', '0%', whole.height), 0],
          to: [length('x2', '100%', whole.width), length('y2', '0%', whole.height), 0],
        }
      : circlesOf(length, whole);
  const isLinear = element.name === 'linearGradient';
  const reach = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
  if (isLinear ? reach === 0 : line.to[2] <= 0) return last;
  const spread = read('spreadMethod');
  const isRepeated = spread === 'repeat' || spread === 'reflect';
  const span = isRepeated ? spanOf(line, isLinear, painted.outer, matrix) : { from: 0, to: 1 };
  const all = isRepeated ? repeatStops(stops, span, spread === 'reflect') : padStops(stops);
  const shade: Shade = { isLinear, line: stretch(line, span), stops: all };
  if (all.some(({ color }) => color.alpha < 1)) maskBy(place, shade, matrix, painted.outer, opacity);
  return { pattern: addShading(place.sheet, shade, 'rgb', multiply(matrix, place.ctm)) };
}

/** Two circles; those of a line have no radius. */
type Circle = readonly [x: number, y: number, radius: number];
type Line = { from: Circle; to: Circle };
type Shade = { isLinear: boolean; line: Line; stops: Stop[] };

function circlesOf(
  length: (name: string, otherwise: string | number, across: number) => number,
  whole: { width: number; height: number },
): Line {
  const [x, y] = [length('cx', '50%', whole.width), length('cy', '50%', whole.height)];
  const radius = length('r', '50%', diagonalOf(whole));
  const start = Math.max(0, Math.min(length('fr', '0', diagonalOf(whole)), radius * 0.999));
  let [focusX, focusY] = [length('fx', x, whole.width), length('fy', y, whole.height)];
  const distance = Math.hypot(focusX - x, focusY - y);
  const furthest = (radius - start) * 0.999;
  // Outside of its circle, it is moved to the edge.
  if (distance > furthest) {
    focusX = x + ((focusX - x) * furthest) / distance;
    focusY = y + ((focusY - y) * furthest) / distance;
  }
  return { from: [focusX, focusY, start], to: [x, y, radius] };
}

/** The turns of a gradient that a box shows. */
function spanOf({ from, to }: Line, isLinear: boolean, box: Box, matrix: Matrix): Span {
  const back = invert(matrix);
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => applyMatrix(back, x, y)),
  );
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (!isLinear) {
    const furthest = Math.max(...corners.map(([x, y]) => Math.hypot(x - to[0], y - to[1])));
    return {
      from: 0,
      to: Math.max(1, Math.ceil((furthest + Math.hypot(dx, dy)) / (to[2] - Math.hypot(dx, dy)))),
    };
  }
  const turns = corners.map(([x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy));
  const first = Math.floor(Math.min(...turns));
  return { from: first, to: Math.max(first + 1, Math.ceil(Math.max(...turns))) };
}

function stretch({ from, to }: Line, span: Span): Line {
  // As many turns as are drawn.
  const end = Math.min(span.to, span.from + 100);
  const at = (turn: number): Circle => [
    from[0] + (to[0] - from[0]) * turn,
    from[1] + (to[1] - from[1]) * turn,
    from[2] + (to[2] - from[2]) * turn,
  ];
  return { from: at(span.from), to: at(end) };
}

function addShading(
  sheet: Place['sheet'],
  { isLinear, line, stops }: Shade,
  part: 'rgb' | 'alpha',
  matrix: Matrix,
): string {
  const coordinates = isLinear
    ? [...line.from.slice(0, 2), ...line.to.slice(0, 2)]
    : [...line.from, ...line.to];
  const shading: Plain = {
    ShadingType: isLinear ? 2 : 3,
    ColorSpace: part === 'rgb' ? 'DeviceRGB' : 'DeviceGray',
    Coords: coordinates,
    Function: stopFunction(stops, part),
    Extend: [true, true],
  };
  const pattern = makeDict({ Type: 'Pattern', PatternType: 2, Matrix: matrix, Shading: shading });
  return addPattern(sheet, addObject(sheet.graph, pattern));
}

/** What follows is seen as far as the gradient is. */
function maskBy({ sheet }: Place, shade: Shade, matrix: Matrix, box: Box, opacity: number): void {
  const mask = createSheet(sheet, box);
  const name = addShading(mask, shade, 'alpha', matrix);
  const { left, top, right, bottom } = box;
  const area = [left, top, right - left, bottom - top].map(writeNumber).join(' ');
  put(mask, `/Pattern cs /${name} scn ${area} re f\n`);
  const state = { Type: 'Mask', S: 'Luminosity', G: finishGroup(mask, 'DeviceGray') };
  setState(sheet, { SMask: state, ca: opacity, CA: opacity }, `mask ${sheet.known.size}`);
}
