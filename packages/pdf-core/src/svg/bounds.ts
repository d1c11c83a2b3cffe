import type { Matrix } from '../pdf/matrix.ts';
import { count, type Drawing, inside, type Place, propertiesIn } from './drawing.ts';
import { boundsOfText } from './draw-text.ts';
import { elementsIn, type SvgElement } from './parse-svg.ts';
import { type Box, boundsOfPath, joinBoxes, transformBox } from './path.ts';
import { SHAPES, shapeOf } from './shapes.ts';
import { styleOf } from './style.ts';
import { frameOf, placeOfPicture, transformOf, usedBy } from './frames.ts';

/** The box around an element in its own units, without the thickness of lines. */
export function boundsOf(drawing: Drawing, place: Place, element: SvgElement): Box | undefined {
  count(drawing);
  const { size } = place.style;
  if (SHAPES.has(element.name))
    return boundsOfPath(shapeOf(drawing, element, { size, width: place.width, height: place.height }));
  if (element.name === 'text') return boundsOfText(drawing, place, element);
  if (element.name === 'image') {
    const { x, y, width, height } = placeOfPicture(drawing, place, element);
    return width > 0 && height > 0 ? { left: x, top: y, right: x + width, bottom: y + height } : undefined;
  }
  if (element.name === 'use') {
    const used = usedBy(drawing, place, element);
    if (!used) return undefined;
    const box = inside(drawing, element, () => boundsOfChild(drawing, place, used.element));
    return box && transformBox(box, used.matrix);
  }
  if (!GROUPS.has(element.name)) return undefined;
  return elementsIn(element).reduce<Box | undefined>((box, child) => {
    if (propertiesIn(drawing, child).get('display') === 'none') return box;
    const own = inside(drawing, child, () => boundsOfChild(drawing, place, child));
    return joinBoxes(box, own);
  }, undefined);
}

const GROUPS = new Set(['g', 'svg', 'a', 'switch', 'symbol', 'clipPath']);

function boundsOfChild(drawing: Drawing, place: Place, element: SvgElement): Box | undefined {
  const style = styleOf(place.style, propertiesIn(drawing, element));
  const frame = element.name === 'svg' ? frameOf({ ...place, style }, element) : undefined;
  const inner = {
    ...place,
    style,
    width: frame?.width ?? place.width,
    height: frame?.height ?? place.height,
  };
  const box = boundsOf(drawing, inner, element);
  const matrix = frame?.matrix ?? transformOf(drawing, element, inner, () => box);
  return box && transformBox(box, matrix);
}

export function matrixOfBox({ left, top, right, bottom }: Box): Matrix {
  return [right - left, 0, 0, bottom - top, left, top];
}
