import { PdfError } from '../errors.ts';
import type { Matrix } from '../pdf/matrix.ts';
import type { RuleSet } from '../typeset/html/match-rules.ts';
import type { EmbeddedPicture } from '../typeset/model.ts';
import type { Shaper } from '../typeset/shape-words.ts';
import { linkOf, type SvgElement } from './parse-svg.ts';
import type { Sheet } from './sheet.ts';
import { type Properties, propertiesOf, ROOT_STYLE, type Style, styleOf } from './style.ts';

/** What is known while a drawing is drawn. */
export type Drawing = {
  shaper: Shaper;
  pictures: ReadonlyMap<string, EmbeddedPicture>;
  ids: ReadonlyMap<string, SvgElement>;
  rules: RuleSet;
  known: Map<SvgElement, Properties>;
  /** Elements that are being drawn, which may not draw themselves. */
  open: Set<SvgElement>;
  drawn: number;
  depth: number;
  /** Names of what has no effect. */
  notDrawn: Set<string>;
  pictureCount: number;
  picturesLeftOut: number;
  check: () => void;
  /** Draws what is in an element: patterns, masks and markers contain drawings, and are part of one. */
  drawInside: (place: Place, element: SvgElement) => void;
};

/** Where an element is drawn. */
export type Place = {
  sheet: Sheet;
  /** From the units of the element to those that the sheet begins with. */
  ctm: Matrix;
  style: Style;
  /** Of the nearest viewport: what percentages are of. */
  width: number;
  height: number;
  /** Inside a clip path, where only outlines count. */
  isClip?: boolean;
};

/** Elements that are drawn, each time they are: a small file may use one of them a million times. */
const MOST_DRAWN = 300_000;
const CHECKED_EACH = 500;
const DEEPEST = 400;

export function propertiesIn(drawing: Drawing, element: SvgElement): Properties {
  const known = drawing.known.get(element);
  if (known) return known;
  const properties = propertiesOf(drawing.rules, element);
  drawing.known.set(element, properties);
  return properties;
}

/** Counts an element, or the share of one that something costs. */
export function count(drawing: Drawing, cost = 1): void {
  const before = drawing.drawn;
  drawing.drawn += cost;
  if (drawing.drawn > MOST_DRAWN) throw new PdfError('document_too_complex');
  if (Math.floor(drawing.drawn / CHECKED_EACH) > Math.floor(before / CHECKED_EACH)) drawing.check();
}

/** Runs with an element marked as open. Undefined for one that is open already, or too deep. */
export function inside<T>(drawing: Drawing, element: SvgElement, work: () => T): T | undefined {
  if (drawing.open.has(element)) return undefined;
  if (drawing.depth >= DEEPEST) throw new PdfError('document_too_complex');
  drawing.open.add(element);
  drawing.depth++;
  try {
    return work();
  } finally {
    drawing.open.delete(element);
    drawing.depth--;
  }
}

/** The element of this name that an `url(#…)` or a link leads to. */
export function findElement(
  drawing: Drawing,
  id: string | undefined,
  ...names: string[]
): SvgElement | undefined {
  const element = id === undefined ? undefined : drawing.ids.get(id);
  return element && names.includes(element.name) ? element : undefined;
}

/** An element and those that it takes its attributes from, the nearest first. */
export function templatesOf(drawing: Drawing, element: SvgElement, ...names: string[]): SvgElement[] {
  const chain: SvgElement[] = [];
  let next: SvgElement | undefined = element;
  while (next && !chain.includes(next) && chain.length < 32) {
    chain.push(next);
    const link = linkOf(next);
    next = link.startsWith('#') ? findElement(drawing, link.slice(1), ...names) : undefined;
  }
  return chain;
}

/** The style of an element where it stands, not where it is used. */
export function ownStyle(drawing: Drawing, element: SvgElement): Style {
  const above = element.parent ? ownStyle(drawing, element.parent) : ROOT_STYLE;
  return styleOf(above, propertiesIn(drawing, element));
}
