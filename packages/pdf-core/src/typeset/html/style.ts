import type { Box, Length, Side, Sides, TextStyle } from '../model.ts';
import { noSides } from '../galley.ts';
import type { Declaration } from './parse-css.ts';
import { readColor, readLength, readShare, readSide, readWidth, type Scale } from './read-values.ts';

export type Display = 'block' | 'inline' | 'none';

/** Everything about an element that its style says. What letters look like and the next four are passed on to its children. */
export type Style = TextStyle & {
  align: 'start' | 'center' | 'end';
  isRightToLeft: boolean | undefined;
  isPreformatted: boolean;
  listType: string;
  transform: string;
  display: Display;
  box: Box;
  maxWidth: Length | undefined;
};

const SIZES: Record<string, number> = {
  'xx-small': 0.6,
  'x-small': 0.75,
  small: 0.89,
  medium: 1,
  large: 1.2,
  'x-large': 1.5,
  'xx-large': 2,
};
/** Letters on paper: smaller ones cannot be read, larger ones do not fit. */
const [SMALLEST, LARGEST] = [4, 144];
const SIDES = ['top', 'right', 'bottom', 'left'];

export function emptyBox(): Box {
  const none: Sides<number> = [0, 0, 0, 0];
  return {
    margin: [...none],
    padding: [...none],
    border: [...noSides],
    isCentered: false,
    breaksBefore: false,
    breaksAfter: false,
  };
}

/** The style of an element inside one of style `parent`. */
export function inheritStyle(parent: Style, display: Display): Style {
  return {
    ...parent,
    ground: display === 'inline' ? parent.ground : undefined,
    display,
    box: emptyBox(),
    maxWidth: undefined,
  };
}

export function applyDeclarations(
  style: Style,
  declarations: Declaration[],
  parent: Style,
  scale: Omit<Scale, 'size'>,
): void {
  const ordered = [
    ...declarations.filter((each) => !each.isImportant),
    ...declarations.filter((each) => each.isImportant),
  ];
  // Other lengths refer to the size of the text.
  for (const { property, value } of ordered) {
    if (property === 'font-size') style.size = readSize(value, parent.size, scale) ?? style.size;
    if (property === 'font')
      style.size =
        readSize(/(?:^|\s)([\d.]+[a-z%]+)/.exec(value)?.[1] ?? '', parent.size, scale) ?? style.size;
    if (property === 'color') style.color = readColor(value) ?? style.color;
  }
  const own = { ...scale, size: style.size };
  for (const { property, value } of ordered) apply(style, property, value, own);
}

function readSize(value: string, parent: number, scale: Omit<Scale, 'size'>): number | undefined {
  const word = value.toLowerCase();
  const share = readShare(word);
  const named = SIZES[word];
  const points =
    share !== undefined
      ? share * parent
      : named !== undefined
        ? named * scale.rootSize
        : word === 'smaller'
          ? parent * 0.85
          : word === 'larger'
            ? parent * 1.2
            : readLength(word, { ...scale, size: parent });
  return points === undefined ? undefined : Math.max(SMALLEST, Math.min(LARGEST, points));
}

function apply(style: Style, property: string, value: string, scale: Scale): void {
  const word = value.toLowerCase();
  const { box } = style;
  if (property === 'font-weight') style.isBold = word === 'bold' || word === 'bolder' || Number(word) >= 600;
  else if (property === 'font-style') style.isItalic = word === 'italic' || word.startsWith('oblique');
  else if (property === 'font-family') style.isMono = isMono(word);
  else if (property === 'font') applyFont(style, word);
  else if (property === 'background' || property === 'background-color') setGround(style, firstColor(value));
  else if (property === 'text-align') style.align = ALIGNMENTS[word] ?? style.align;
  else if (property === 'direction') style.isRightToLeft = word === 'rtl';
  else if (property.startsWith('text-decoration')) {
    if (/none|underline|line-through/.test(word)) {
      style.isUnderlined = word.includes('underline');
      style.isStruck = word.includes('line-through');
    }
  } else if (property === 'line-height') style.lineHeight = readLineHeight(word, scale) ?? style.lineHeight;
  else if (property === 'vertical-align') {
    if (word === 'super') style.rise += style.size * 0.48;
    if (word === 'sub') style.rise -= style.size * 0.2;
  } else if (property === 'white-space') style.isPreformatted = /^(pre|break-spaces)/.test(word);
  else if (property === 'text-transform') style.transform = word;
  else if (property.startsWith('list-style')) style.listType = word.split(/\s+/)[0]!;
  else if (property === 'display') style.display = DISPLAYS[word] ?? style.display;
  else if (property === 'visibility' && word === 'hidden') style.display = 'none';
  else if (property === 'width') box.width = readWidth(value, scale);
  else if (property === 'max-width') style.maxWidth = readWidth(value, scale);
  else if (/^(page-)?break-before$/.test(property)) box.breaksBefore = /always|page|left|right/.test(word);
  else if (/^(page-)?break-after$/.test(property)) box.breaksAfter = /always|page|left|right/.test(word);
  else applyBox(style, property, word, scale);
}

/** Behind the letters of an element in a line, or behind the whole of a block. */
function setGround(style: Style, color: string | undefined): void {
  if (style.display === 'inline') style.ground = color;
  else style.box.ground = color;
}

const ALIGNMENTS: Record<string, Style['align']> = {
  left: 'start',
  start: 'start',
  justify: 'start',
  center: 'center',
  '-webkit-center': 'center',
  right: 'end',
  end: 'end',
};
const DISPLAYS: Record<string, Display> = {
  none: 'none',
  block: 'block',
  flex: 'block',
  grid: 'block',
  inline: 'inline',
  'inline-block': 'inline',
  contents: 'inline',
};

function isMono(families: string): boolean {
  return /mono|courier|consolas|menlo|monaco/.test(families.split(',')[0]!) || /^monospace$/.test(families);
}

function applyFont(style: Style, value: string): void {
  style.isBold = /\b(bold|bolder|[6-9]00)\b/.test(value);
  style.isItalic = /\b(italic|oblique)\b/.test(value);
  const words = value.split(/\s+/);
  const size = words.findIndex((word) => /^[\d.]+[a-z%]/.test(word));
  style.isMono = isMono(words.slice(size + 1).join(' '));
}

function firstColor(value: string): string | undefined {
  if (/^(none|transparent)$/i.test(value)) return undefined;
  for (const part of value.match(/[a-z]+\([^)]*\)|\S+/gi) ?? []) {
    const color = readColor(part);
    if (color) return color;
  }
  return undefined;
}

function readLineHeight(word: string, scale: Scale): number | undefined {
  if (word === 'normal') return 1.4;
  const factor = /^[\d.]+$/.test(word)
    ? Number(word)
    : (readShare(word) ?? (readLength(word, scale) ?? NaN) / scale.size);
  return Number.isFinite(factor) ? Math.max(1, Math.min(5, factor)) : undefined;
}

/** Margins, paddings and borders, of all sides or of one. */
function applyBox(style: Style, property: string, value: string, scale: Scale): void {
  const [, kind, sideName, part] =
    /^(margin|padding|border)(?:-(top|right|bottom|left))?(?:-(width|color|style))?$/.exec(property) ?? [];
  if (!kind) return;
  const { box } = style;
  const side = sideName === undefined ? -1 : SIDES.indexOf(sideName);
  const targets = side < 0 ? [0, 1, 2, 3] : [side];
  const values = spreadSides(value);
  for (const target of targets) {
    const given = (side < 0 ? values[target] : value) ?? '';
    if (kind === 'border')
      box.border[target] = nextBorder(
        box.border[target]!,
        part,
        side < 0 && part ? given : value,
        scale,
        style.color,
      );
    else if (kind === 'margin' && given === 'auto')
      box.isCentered ||= target === 3 && (side < 0 ? values[1] === 'auto' : true);
    else {
      const share = readShare(given);
      const length = share === undefined ? readLength(given, scale) : share * 400;
      if (length !== undefined) box[kind as 'margin' | 'padding'][target] = Math.max(0, length);
    }
  }
}

function nextBorder(now: Side, part: string | undefined, value: string, scale: Scale, color: string): Side {
  if (part === 'color') return { ...now, color: readColor(value) ?? now.color };
  if (part === 'width') return { ...now, width: Math.max(0, readLength(value, scale) ?? now.width) };
  if (part === 'style')
    return /none|hidden/.test(value) ? { ...now, width: 0 } : { ...now, width: now.width || scale.pixel };
  return readSide(value, scale, color);
}

/** One to four values for four sides. */
function spreadSides(value: string): string[] {
  const [top = '', right = top, bottom = top, left = right] = value.match(/[a-z]+\([^)]*\)|\S+/g) ?? [];
  return [top, right, bottom, left];
}
