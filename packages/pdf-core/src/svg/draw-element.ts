import { num } from '../fonts/draw-line.ts';
import { multiply } from '../pdf/matrix.ts';
import { boundsOf } from './bounds.ts';
import { count, type Drawing, inside, type Place, propertiesIn } from './drawing.ts';
import { drawMarkers } from './draw-markers.ts';
import { drawText } from './draw-text.ts';
import { drawWithEffects } from './effects.ts';
import { frameOf, placeOfPicture, transformOf, usedBy } from './frames.ts';
import { paintPath } from './paint.ts';
import { elementsIn, linkOf, type SvgElement } from './parse-svg.ts';
import { rectPath } from './path.ts';
import { drawForm, put, transformBy, writePath } from './sheet.ts';
import { SHAPES, shapeOf } from './shapes.ts';
import { styleOf } from './style.ts';
import { fitArea } from './viewport.ts';

const DRAWN = new Set(['g', 'a', 'svg', 'switch', 'use', 'text', 'image', ...SHAPES]);
/** Elements that would be seen, and are not drawn. */
const NOT_DRAWN = new Set(['foreignObject', 'video', 'audio', 'canvas', 'iframe']);

export function drawChildren(drawing: Drawing, place: Place, element: SvgElement): void {
  for (const child of elementsIn(element)) drawElement(drawing, place, child);
}

/** Draws an element and all that is in it. `given`: the size that a `use` has for it. */
export function drawElement(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  given?: { width?: string | undefined; height?: string | undefined },
): void {
  count(drawing);
  if (NOT_DRAWN.has(element.name)) drawing.notDrawn.add(element.name);
  if (!DRAWN.has(element.name) && !(given && element.name === 'symbol')) return;
  if (!isForAll(element)) return;
  // Only outlines cut.
  if (place.isClip && (element.name === 'image' || element.name === 'svg' || element.name === 'g')) return;
  inside(drawing, element, () => {
    const properties = propertiesIn(drawing, element);
    if (properties.get('display') === 'none') return;
    const style = styleOf(place.style, properties);
    const inner = { ...place, style };
    const matrix = transformOf(drawing, element, inner, () => boundsOf(drawing, inner, element));
    if (!matrix.every(Number.isFinite)) return;
    put(place.sheet, 'q\n');
    if (matrix.some((value, index) => value !== [1, 0, 0, 1, 0, 0][index])) transformBy(place.sheet, matrix);
    const there = { ...inner, ctm: multiply(matrix, place.ctm) };
    drawWithEffects(drawing, there, element, (at) => drawContent(drawing, at, element, given));
    put(place.sheet, 'Q\n');
  });
}

function drawContent(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  given?: { width?: string | undefined; height?: string | undefined },
): void {
  const { style, width, height } = place;
  if (SHAPES.has(element.name)) {
    const path = shapeOf(drawing, element, { size: style.size, width, height });
    paintPath(drawing, place, path);
    if (/^(path|line|poly)/.test(element.name)) drawMarkers(drawing, place, path);
    return;
  }
  switch (element.name) {
    case 'svg':
    case 'symbol':
      return drawFrame(drawing, place, element, given);
    case 'use':
      return drawUsed(drawing, place, element);
    case 'switch': {
      const chosen = elementsIn(element).find((child) => DRAWN.has(child.name) && isForAll(child));
      return chosen && drawElement(drawing, place, chosen);
    }
    case 'text':
      return drawText(drawing, place, element);
    case 'image':
      return drawPicture(drawing, place, element);
    default:
      return drawChildren(drawing, place, element);
  }
}

/** Not for programs or readers of a certain kind: a `switch` draws the first such child. */
function isForAll({ attributes }: SvgElement): boolean {
  const languages = attributes['systemLanguage'];
  if (attributes['requiredExtensions'] !== undefined) return false;
  return languages === undefined || languages.split(',').some((language) => /^\s*en\b/i.test(language));
}

function drawFrame(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  given?: { width?: string | undefined; height?: string | undefined },
): void {
  const frame = frameOf(place, element, given);
  if (!frame) return;
  const { clip, matrix, width, height } = frame;
  if (clip) put(place.sheet, `${writePath(rectPath(clip.x, clip.y, clip.width, clip.height))}W n\n`);
  transformBy(place.sheet, matrix);
  drawChildren(drawing, { ...place, ctm: multiply(matrix, place.ctm), width, height }, element);
}

function drawUsed(drawing: Drawing, place: Place, element: SvgElement): void {
  const used = usedBy(drawing, place, element);
  if (!used) return;
  const { width, height } = element.attributes;
  transformBy(place.sheet, used.matrix);
  const isFramed = used.element.name === 'svg' || used.element.name === 'symbol';
  const context = { fill: place.style.fill, stroke: place.style.stroke };
  const inner = { ...place, style: { ...place.style, context }, ctm: multiply(used.matrix, place.ctm) };
  drawElement(drawing, inner, used.element, isFramed ? { width, height } : undefined);
}

function drawPicture(drawing: Drawing, place: Place, element: SvgElement): void {
  drawing.pictureCount++;
  const { sheet, style } = place;
  const picture = drawing.pictures.get(linkOf(element));
  if (!picture) drawing.picturesLeftOut++;
  const area = placeOfPicture(drawing, place, element);
  if (!picture || style.isHidden || !(area.width > 0 && area.height > 0)) return;
  const from = { x: 0, y: 0, width: picture.width, height: picture.height };
  const rule = element.attributes['preserveAspectRatio'];
  const { matrix, covers } = fitArea(from, area, rule);
  if (covers) put(sheet, `${writePath(rectPath(area.x, area.y, area.width, area.height))}W n\n`);
  transformBy(sheet, matrix);
  transformBy(sheet, [picture.width, 0, 0, -picture.height, 0, picture.height]);
  put(sheet, `${picture.matrix.map(num).join(' ')} cm\n`);
  drawForm(sheet, picture.ref);
}
