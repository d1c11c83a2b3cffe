import { toRoman } from '../../stamp/roman.options.ts';
import type { Paragraph, Tag } from '../model.ts';
import type { Builder } from './flow.ts';
import type { HtmlElement } from './parse-html.ts';
import { emptyBox, type Style } from './style.ts';

const BULLETS: Record<string, string> = { disc: '•', circle: '◦', square: '▪' };

/** How far each list has counted. */
const counts = new WeakMap<HtmlElement, number>();

/** What stands before an item of a list. */
export function markerOf(builder: Builder, item: HtmlElement, style: Style, tag: Tag): Paragraph | undefined {
  const text = markerText(item, style.listType);
  if (!text) return undefined;
  for (const letter of text) builder.letters.add(letter);
  const own: Style = { ...style, ground: undefined, isUnderlined: false, isStruck: false, rise: 0 };
  return {
    kind: 'paragraph',
    box: emptyBox(),
    anchors: [],
    inlines: [{ text, style: own, tag }],
    align: 'start',
    isRightToLeft: style.isRightToLeft,
    isPreformatted: false,
    style: own,
  };
}

function markerText({ parent, attributes }: HtmlElement, type: string): string | undefined {
  if (type === 'none') return undefined;
  if (Object.hasOwn(BULLETS, type)) return BULLETS[type];
  if (!parent || (parent.name !== 'ol' && type === '')) return BULLETS['disc'];
  const number = (text: string | undefined) => (/^-?\d{1,9}$/.test(text ?? '') ? Number(text) : undefined);
  const count =
    number(attributes['value']) ?? (counts.get(parent) ?? (number(parent.attributes['start']) ?? 1) - 1) + 1;
  counts.set(parent, count);
  return `${writeNumber(count, type)}.`;
}

function writeNumber(count: number, type: string): string {
  const isUpper = type.startsWith('upper') || type === 'A' || type === 'I';
  const word = /alpha|latin|^a$/i.test(type)
    ? inLetters(count)
    : /roman|^i$/i.test(type)
      ? inRoman(count)
      : String(count);
  return isUpper ? word.toUpperCase() : word;
}

function inLetters(count: number): string {
  if (count < 1) return String(count);
  let word = '';
  for (let rest = count; rest > 0; rest = Math.floor((rest - 1) / 26))
    word = String.fromCharCode(97 + ((rest - 1) % 26)) + word;
  return word;
}

/** A list may begin at any number, and a letter stands for a thousand at most. */
const inRoman = (count: number) => (count > 3999 ? String(count) : toRoman(count));
