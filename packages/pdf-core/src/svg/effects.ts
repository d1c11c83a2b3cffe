import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import type { PdfRef } from '../pdf/values.ts';
import { boundsOf, matrixOfBox } from './bounds.ts';
import { count, type Drawing, findElement, inside, ownStyle, type Place, propertiesIn } from './drawing.ts';
import { transformOf, usedBy } from './frames.ts';
import { elementsIn, type SvgElement } from './parse-svg.ts';
import { type Box, type Path, rectPath, transformPath } from './path.ts';
import { readLength, readReference, readShare } from './read-values.ts';
import {
  createSheet,
  drawForm,
  finishGroup,
  put,
  setState,
  type Sheet,
  transformBy,
  visibleBox,
  writePath,
} from './sheet.ts';
import { SHAPES, shapeOf } from './shapes.ts';
import { type Properties, styleOf } from './style.ts';

/** What PDF calls the ways of blending. */
const BLENDING: Record<string, string> = Object.fromEntries(
  'Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'
    .split(' ')
    .map((name) => [name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase(), name]),
);

/** What a part that is put together by itself costs, in elements. */
const GROUP_COST = 20;

/** Draws an element, as far as its clip path, its mask and its opacity let it be seen. */
export function drawWithEffects(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  draw: (place: Place) => void,
): void {
  const properties = propertiesIn(drawing, element);
  const { sheet, ctm } = place;
  const box = visibleBox(sheet, ctm);
  if (!box) return;
  const filter = properties.get('filter');
  if (filter && filter !== 'none') drawing.notDrawn.add('filter');
  const clip = findElement(drawing, readReference(properties.get('clip-path')), 'clipPath');
  const mask = findElement(drawing, readReference(properties.get('mask')), 'mask');
  const opacity = place.isClip ? 1 : (readShare(properties.get('opacity')) ?? 1);
  if (opacity <= 0) return;
  const blend = BLENDING[properties.get('mix-blend-mode') ?? ''];
  const masks: Mask[] = [];
  const clipped = clip && clipBy(drawing, place, element, clip, box);
  if (clipped === 'nothing') return;
  if (clipped && typeof clipped === 'object') masks.push(clipped);
  if (mask && !place.isClip) {
    const made = makeMask(drawing, place, element, mask, box);
    if (!made) return;
    masks.push(made);
  }
  const isGroup = opacity < 1 || blend !== undefined || masks.length > 0;
  if (!isGroup && properties.get('isolation') !== 'isolate') return draw(place);
  count(drawing, GROUP_COST);
  const group = createSheet(sheet, box);
  draw({ ...place, sheet: group, ctm: IDENTITY });
  if (!group.content.length) return;
  putTogether(sheet, group, masks, { ca: opacity, CA: opacity, ...(blend && { BM: blend }) });
}

type Mask = { form: PdfRef; isAlpha: boolean };

/** One mask at a time: a second one is for a group of its own. */
function putTogether(sheet: Sheet, group: Sheet, masks: Mask[], last: Record<string, string | number>): void {
  const [first, ...more] = masks;
  if (more.length) {
    const outer = createSheet(sheet, group.box);
    putTogether(outer, group, [first!], { ca: 1, CA: 1 });
    return putTogether(sheet, outer, more, last);
  }
  const state = first && {
    SMask: { Type: 'Mask', S: first.isAlpha ? 'Alpha' : 'Luminosity', G: first.form },
  };
  setState(sheet, { ...last, ...state }, state ? `mask ${sheet.known.size}` : undefined);
  drawForm(sheet, finishGroup(group));
}

/** Cuts what follows, where one outline is enough; else a mask. */
function clipBy(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  clip: SvgElement,
  box: Box,
): Mask | 'cut' | 'nothing' | undefined {
  return inside(drawing, clip, () => {
    const properties = propertiesIn(drawing, clip);
    const onBox = unitsOf(drawing, place, element, properties.get('clipPathUnits') === 'objectBoundingBox');
    if (!onBox) return 'nothing';
    const inner = { ...place, style: ownStyle(drawing, clip), isClip: true };
    const matrix = multiply(
      onBox,
      transformOf(drawing, clip, inner, () => undefined),
    );
    const children = elementsIn(clip).filter((child) => isClipPart(drawing, child));
    const [only, ...others] = children;
    if (!only) return 'nothing';
    const single = others.length || properties.get('clip-path') ? undefined : outlineOf(drawing, inner, only);
    if (single) {
      if (!single.path.length) return 'nothing';
      put(place.sheet, `${writePath(transformPath(single.path, matrix))}${single.rule} n\n`);
      return 'cut';
    }
    count(drawing, GROUP_COST);
    const sheet = createSheet(place.sheet, box);
    const draw = (there: Place) => {
      transformBy(there.sheet, matrix);
      drawing.drawInside({ ...inner, sheet: there.sheet, ctm: multiply(matrix, there.ctm) }, clip);
    };
    drawWithEffects(drawing, { ...inner, sheet, ctm: IDENTITY }, clip, draw);
    return { form: finishGroup(sheet), isAlpha: false };
  });
}

function isClipPart(drawing: Drawing, element: SvgElement): boolean {
  const isPart = SHAPES.has(element.name) || element.name === 'text' || element.name === 'use';
  return isPart && propertiesIn(drawing, element).get('display') !== 'none';
}

/** Undefined for what is more than one outline. */
function outlineOf(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
): { path: Path; rule: 'W' | 'W*' } | undefined {
  const properties: Properties = propertiesIn(drawing, element);
  if (properties.has('clip-path') || properties.has('mask')) return undefined;
  const style = styleOf(place.style, properties);
  const inner = { ...place, style };
  if (style.isHidden) return { path: [], rule: 'W' };
  const matrix = transformOf(drawing, element, inner, () => boundsOf(drawing, inner, element));
  if (element.name === 'use') {
    const used = usedBy(drawing, inner, element);
    if (!used || !SHAPES.has(used.element.name)) return undefined;
    const own = outlineOf(drawing, inner, used.element);
    return own && { ...own, path: transformPath(own.path, multiply(used.matrix, matrix)) };
  }
  if (!SHAPES.has(element.name)) return undefined;
  const measures = { size: style.size, width: place.width, height: place.height };
  const path = transformPath(shapeOf(drawing, element, measures), matrix);
  return { path, rule: style.clipsEvenOdd ? 'W*' : 'W' };
}

/** From the units of a clip path or a mask to those of the element. Undefined where they are those of a box that is not there. */
function unitsOf(drawing: Drawing, place: Place, element: SvgElement, isOnBox: boolean): Matrix | undefined {
  if (!isOnBox) return IDENTITY;
  const box = boundsOf(drawing, place, element);
  return box && matrixOfBox(box);
}

/** Undefined where nothing is seen through it. */
function makeMask(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  mask: SvgElement,
  box: Box,
): Mask | undefined {
  return inside(drawing, mask, () => {
    const properties = propertiesIn(drawing, mask);
    const isOnBox = properties.get('maskUnits') !== 'userSpaceOnUse';
    const holdsOnBox = properties.get('maskContentUnits') === 'objectBoundingBox';
    const units = unitsOf(drawing, place, element, isOnBox);
    const matrix = unitsOf(drawing, place, element, holdsOnBox);
    if (!units || !matrix) return undefined;
    const style = ownStyle(drawing, mask);
    const length = (name: string, otherwise: string, whole: number) =>
      readLength(properties.get(name) ?? otherwise, style.size, isOnBox ? 1 : whole) ?? 0;
    const [x, y] = [length('x', '-10%', place.width), length('y', '-10%', place.height)];
    const [width, height] = [length('width', '120%', place.width), length('height', '120%', place.height)];
    if (!(width > 0 && height > 0)) return undefined;
    count(drawing, GROUP_COST);
    const sheet = createSheet(place.sheet, box);
    put(sheet, `${writePath(transformPath(rectPath(x, y, width, height), units))}W n\n`);
    const inner = { ...place, style, sheet, ctm: IDENTITY, isClip: false };
    drawWithEffects(drawing, inner, mask, (there) => {
      transformBy(there.sheet, matrix);
      drawing.drawInside({ ...inner, sheet: there.sheet, ctm: multiply(matrix, there.ctm) }, mask);
    });
    return { form: finishGroup(sheet), isAlpha: properties.get('mask-type') === 'alpha' };
  });
}
