import { declarationsFor, type RuleSet } from '../typeset/html/match-rules.ts';
import { parseDeclarations, withoutComments } from '../typeset/html/parse-css.ts';
import type { SvgElement } from './parse-svg.ts';
import {
  BLACK,
  type Color,
  NONE,
  type Paint,
  readColor,
  readLength,
  readLengths,
  readPaint,
  readReference,
  readShare,
} from './read-values.ts';

/** What an element hands down to those inside it. */
export type Style = {
  color: Color;
  fill: Paint;
  fillOpacity: number;
  isEvenOdd: boolean;
  clipsEvenOdd: boolean;
  stroke: Paint;
  strokeOpacity: number;
  /** Lengths as they are written: percentages are of the viewport. */
  strokeWidth: string;
  cap: 0 | 1 | 2;
  join: 0 | 1 | 2;
  miter: number;
  dashes: string;
  dashOffset: string;
  strokesFirst: boolean;
  isHidden: boolean;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isMono: boolean;
  anchor: 'start' | 'middle' | 'end';
  baseline: string;
  letterSpacing: number;
  wordSpacing: number;
  keepsSpaces: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  markers: { start?: string | undefined; mid?: string | undefined; end?: string | undefined };
  /** What `context-fill` and `context-stroke` are, in a marker or in what a `use` shows. */
  context: { fill: Paint; stroke: Paint };
};

export const ROOT_STYLE: Style = {
  color: BLACK,
  fill: { kind: 'color', ...BLACK },
  fillOpacity: 1,
  isEvenOdd: false,
  clipsEvenOdd: false,
  stroke: NONE,
  strokeOpacity: 1,
  strokeWidth: '1',
  cap: 0,
  join: 0,
  miter: 4,
  dashes: 'none',
  dashOffset: '0',
  strokesFirst: false,
  isHidden: false,
  size: 16,
  isBold: false,
  isItalic: false,
  isMono: false,
  anchor: 'start',
  baseline: 'auto',
  letterSpacing: 0,
  wordSpacing: 0,
  keepsSpaces: false,
  isUnderlined: false,
  isStruck: false,
  markers: {},
  context: { fill: NONE, stroke: NONE },
};

export type Properties = ReadonlyMap<string, string>;

/** Attributes, then rules, then its own style: the later ones count. */
export function propertiesOf(rules: RuleSet, element: SvgElement): Properties {
  const properties = new Map<string, string>();
  for (const [name, value] of Object.entries(element.attributes)) properties.set(name, value.trim());
  const own = element.attributes['style'];
  const declared = [
    ...declarationsFor(rules, element),
    ...(own ? parseDeclarations(withoutComments(own)) : []),
  ];
  for (const { property, value } of declared) properties.set(property, value);
  for (const { property, value, isImportant } of declared) if (isImportant) properties.set(property, value);
  return properties;
}

const CAPS: Record<string, 0 | 1 | 2> = { butt: 0, round: 1, square: 2 };
const JOINS: Record<string, 0 | 1 | 2> = { miter: 0, round: 1, bevel: 2, 'miter-clip': 0, arcs: 0 };
const SIZES: Record<string, number> = {
  'xx-small': 9.6,
  'x-small': 12,
  small: 14.2,
  medium: 16,
  large: 19.2,
  'x-large': 23,
  'xx-large': 27.6,
};
const LARGER = 1.2;

/** The style of an element inside one with the style `above`. */
export function styleOf(above: Style, properties: Properties): Style {
  const style = { ...above };
  const setters = Object.entries(SETTERS);
  const given = setters.length > properties.size ? properties.keys() : setters.map(([name]) => name);
  // `color` and the size come first: others refer to them.
  for (const name of ['color', 'font', 'font-size', ...given]) {
    const value = properties.get(name);
    if (value === undefined || value === 'inherit' || !Object.hasOwn(SETTERS, name)) continue;
    SETTERS[name]!(style, value, above);
  }
  return style;
}

type Setter = (style: Style, value: string, above: Style) => void;

const SETTERS: Record<string, Setter> = {
  color: (style, value, above) => (style.color = readColor(value, above.color) ?? above.color),
  fill: (style, value) => (style.fill = paintOf(style, value) ?? style.fill),
  'fill-opacity': (style, value) => (style.fillOpacity = readShare(value) ?? style.fillOpacity),
  'fill-rule': (style, value) => (style.isEvenOdd = value === 'evenodd'),
  'clip-rule': (style, value) => (style.clipsEvenOdd = value === 'evenodd'),
  stroke: (style, value) => (style.stroke = paintOf(style, value) ?? style.stroke),
  'stroke-opacity': (style, value) => (style.strokeOpacity = readShare(value) ?? style.strokeOpacity),
  'stroke-width': (style, value, above) => {
    const width = readLength(value, above.size, 100);
    if (width !== undefined && width >= 0) style.strokeWidth = value;
  },
  'stroke-linecap': (style, value) => (style.cap = CAPS[value] ?? style.cap),
  'stroke-linejoin': (style, value) => (style.join = JOINS[value] ?? style.join),
  'stroke-miterlimit': (style, value) => {
    const limit = Number(value);
    if (limit >= 1) style.miter = limit;
  },
  'stroke-dasharray': (style, value) => (style.dashes = value),
  'stroke-dashoffset': (style, value) => (style.dashOffset = value),
  'paint-order': (style, value) => (style.strokesFirst = /^(stroke|markers\s+stroke)\b/.test(value)),
  visibility: (style, value) => (style.isHidden = value === 'hidden' || value === 'collapse'),
  font: (style, value, above) => {
    const words = value.slice(0, 300).split(/\s+/);
    const at = words.findIndex((word) => /^\.?\d/.test(word) && !/^[1-9]00$/.test(word));
    if (at < 0) return;
    const before = words.slice(0, at);
    style.isItalic = before.some((word) => word === 'italic' || word === 'oblique');
    style.isBold = before.some((word) => /^(bold|bolder|[6-9]00)$/.test(word));
    SETTERS['font-size']!(style, words[at]!.split('/')[0]!, above);
    style.isMono = isMono(words.slice(at + 1).join(' '));
  },
  'font-size': (style, value, above) => {
    const relative = { larger: above.size * LARGER, smaller: above.size / LARGER }[value];
    const size = SIZES[value] ?? relative ?? readLength(value, above.size, above.size);
    if (size !== undefined && size >= 0) style.size = size;
  },
  'font-weight': (style, value, above) => (style.isBold = isBold(value, above)),
  'font-style': (style, value) => (style.isItalic = /^(italic|oblique)/.test(value)),
  'font-family': (style, value) => (style.isMono = isMono(value)),
  'text-anchor': (style, value) => {
    if (value === 'start' || value === 'middle' || value === 'end') style.anchor = value;
  },
  'dominant-baseline': (style, value) => (style.baseline = value),
  'letter-spacing': (style, value) => (style.letterSpacing = readLength(value, style.size, style.size) ?? 0),
  'word-spacing': (style, value) => (style.wordSpacing = readLength(value, style.size, style.size) ?? 0),
  'white-space': (style, value) => (style.keepsSpaces = value.startsWith('pre') && value !== 'pre-line'),
  'xml:space': (style, value) => (style.keepsSpaces = value === 'preserve'),
  'text-decoration': (style, value) => {
    style.isUnderlined ||= /\bunderline\b/.test(value);
    style.isStruck ||= /\bline-through\b/.test(value);
  },
  marker: (style, value) => {
    const id = readReference(value);
    style.markers = { start: id, mid: id, end: id };
  },
  'marker-start': (style, value) => (style.markers = { ...style.markers, start: readReference(value) }),
  'marker-mid': (style, value) => (style.markers = { ...style.markers, mid: readReference(value) }),
  'marker-end': (style, value) => (style.markers = { ...style.markers, end: readReference(value) }),
};

function paintOf({ color, context }: Style, value: string): Paint | undefined {
  if (value === 'context-fill') return context.fill;
  return value === 'context-stroke' ? context.stroke : readPaint(value, color);
}

function isBold(value: string, above: Style): boolean {
  if (/^(bold|bolder)$/.test(value)) return true;
  const weight = Number(value);
  return weight
    ? weight >= 600
    : value === '' || value === 'normal' || value === 'lighter'
      ? false
      : above.isBold;
}

function isMono(family: string): boolean {
  return /mono|courier|consolas|menlo|typewriter/i.test(family);
}

/** Lengths of dashes and gaps; undefined for a whole line. */
export function dashesOf({ dashes, size }: Style, diagonal: number): number[] | undefined {
  const lengths = dashes === 'none' ? [] : readLengths(dashes, size, diagonal);
  const isUsable = lengths.every((length) => length >= 0) && lengths.some((length) => length > 0);
  if (!lengths.length || !isUsable) return undefined;
  return lengths.length % 2 ? [...lengths, ...lengths] : lengths;
}
