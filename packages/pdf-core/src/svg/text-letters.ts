import { count, type Drawing, inside, type Place, propertiesIn } from './drawing.ts';
import type { SvgElement } from './parse-svg.ts';
import { readLength, readLengths } from './read-values.ts';
import { type Properties, type Style, styleOf } from './style.ts';

/** A letter of a text, with what is said of its place. */
export type Letter = {
  text: string;
  style: Style;
  x?: number | undefined;
  y?: number | undefined;
  dx: number;
  dy: number;
  /** Degrees. */
  turn: number;
  /** How far it is raised. */
  rise: number;
};

/** Letters of one text. */
const MOST_LETTERS = 200_000;
/** What one costs, as a share of an element. */
const COST = 0.3;
const PARTS = new Set(['tspan', 'a']);

/** The letters of a text element, with spaces as they are shown. */
export function lettersOf(drawing: Drawing, place: Place, element: SvgElement): Letter[] {
  const letters: Letter[] = [];
  collect(drawing, place, element, place.style, 0, letters);
  count(drawing, letters.length * COST);
  while (letters.at(-1)?.text === ' ' && !letters.at(-1)!.style.keepsSpaces) letters.pop();
  return letters;
}

function collect(
  drawing: Drawing,
  place: Place,
  element: SvgElement,
  style: Style,
  rise: number,
  letters: Letter[],
): void {
  const start = letters.length;
  for (const child of element.children) {
    if (typeof child === 'string') {
      addText(letters, child, style, rise);
      continue;
    }
    if (!PARTS.has(child.name)) {
      if (child.name === 'textPath' || child.name === 'tref') drawing.notDrawn.add(child.name);
      continue;
    }
    const properties = propertiesIn(drawing, child);
    if (properties.get('display') === 'none') continue;
    const own = styleOf(style, properties);
    inside(drawing, child, () =>
      collect(drawing, place, child, own, rise + riseOf(properties, style), letters),
    );
  }
  setPlaces(letters, start, propertiesIn(drawing, element), { ...place, style });
}

function riseOf(properties: Properties, above: Style): number {
  const value = properties.get('baseline-shift');
  if (value === 'sub') return -0.2 * above.size;
  if (value === 'super') return 0.4 * above.size;
  return readLength(value, above.size, above.size) ?? 0;
}

function addText(letters: Letter[], source: string, style: Style, rise: number): void {
  const flat = source.replace(/[\t\r\n]/g, ' ');
  // oxlint-disable-next-line no-control-regex
  for (const text of flat.replace(/[\0-\x1f\x7f]/g, '')) {
    const before = letters.at(-1);
    const isDoubled = !before || (before.text === ' ' && !before.style.keepsSpaces);
    if (text === ' ' && !style.keepsSpaces && isDoubled) continue;
    if (letters.length >= MOST_LETTERS) return;
    letters.push({ text, style, dx: 0, dy: 0, turn: 0, rise });
  }
}

/** What an element says of its letters, where no element inside it says more. */
function setPlaces(letters: Letter[], start: number, properties: Properties, place: Place): void {
  const { style, width, height } = place;
  const list = (name: string, whole: number) =>
    readLengths(properties.get(name), style.size, whole).filter(Number.isFinite);
  for (const [index, x] of list('x', width).entries()) {
    const letter = letters[start + index];
    if (letter) letter.x ??= x;
  }
  for (const [index, y] of list('y', height).entries()) {
    const letter = letters[start + index];
    if (letter) letter.y ??= y;
  }
  for (const [index, dx] of list('dx', width).entries()) {
    const letter = letters[start + index];
    if (letter) letter.dx ||= dx;
  }
  for (const [index, dy] of list('dy', height).entries()) {
    const letter = letters[start + index];
    if (letter) letter.dy ||= dy;
  }
  const turns = readLengths(properties.get('rotate'), 1, 1).filter(Number.isFinite);
  if (!turns.length) return;
  for (let index = start; index < letters.length; index++)
    letters[index]!.turn ||= turns[Math.min(index - start, turns.length - 1)]!;
}
