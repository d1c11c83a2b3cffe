import { XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { WORD } from './word-xml.ts';

type Format = 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman';
/** How the items of a list are marked: `text` has a %1 for the number. */
type Pattern = { format: Format; text: string };
type Marked = Pattern & { value: number };
type Open = { key: string; number: number; next: number };

/** The lists of a document: where one goes on, and where another begins. */
export type Numbering = {
  patterns: Map<string, Pattern>;
  lists: { pattern: number; level: number; start: number }[];
  open: Map<number, Open>;
};

const LEVELS = 9;
const ROMAN: [string, number][] = [
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

export function createNumbering(): Numbering {
  return { patterns: new Map(), lists: [], open: new Map() };
}

/** The list that an item belongs to, from 1, and its level in it, from 0. */
export function placeItem(
  numbering: Numbering,
  marker: string,
  depth: number,
): { list: number; level: number } {
  const { patterns, lists, open } = numbering;
  const level = Math.min(LEVELS, depth) - 1;
  const before = open.get(level);
  const { format, text, value } = readMarker(marker, before);
  const key = `${format} ${text}`;
  for (const deeper of open.keys()) if (deeper > level) open.delete(deeper);
  const goesOn = before?.key === key && (format === 'bullet' || before.next === value);
  if (goesOn) {
    open.set(level, { ...before, next: value + 1 });
    return { list: before.number, level };
  }
  if (!patterns.has(key)) patterns.set(key, { format, text });
  lists.push({ pattern: [...patterns.keys()].indexOf(key), level, start: value });
  open.set(level, { key, number: lists.length, next: value + 1 });
  return { list: lists.length, level };
}

function readMarker(marker: string, before: Open | undefined): Marked {
  const [, lead = '', name = '', tail = ''] = /^(\(?)([\dA-Za-z]+)([.)])$/.exec(marker) ?? [];
  if (!name) return { format: 'bullet', text: '•', value: 0 };
  const text = `${lead}%1${tail}`;
  if (/^\d+$/.test(name)) return { format: 'decimal', text, value: Number(name) };
  const letter = name.toLowerCase().codePointAt(0)! - 96;
  const isNextLetter = before?.key === `lowerLetter ${text}` && before.next === letter;
  const isRoman = /^[ivxl]+$/.test(name) && (name.length > 1 || /^[ivx]$/.test(name)) && !isNextLetter;
  if (isRoman) return { format: 'lowerRoman', text, value: readRoman(name) };
  return { format: name === name.toUpperCase() ? 'upperLetter' : 'lowerLetter', text, value: letter };
}

function readRoman(name: string): number {
  let [rest, value] = [name, 0];
  while (rest) {
    const [sign, worth] = ROMAN.find(([known]) => rest.startsWith(known))!;
    value += worth;
    rest = rest.slice(sign.length);
  }
  return value;
}

/** The part of a Word file with the numbering of lists. */
export function writeNumbering({ patterns, lists }: Numbering): string {
  const kinds = [...patterns.values()].map(({ format, text }, at) => {
    const levels = Array.from({ length: LEVELS }, (_, level) => {
      const written = escapeXml(text.replace('%1', `%${level + 1}`));
      const left = 360 * (level + 1);
      return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${written}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`;
    });
    return `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`;
  });
  const numbers = lists.map(({ pattern, level, start }, at) => {
    const begin = `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
    return `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${pattern}"/>${begin}</w:num>`;
  });
  return `${XML}<w:numbering ${WORD}>${kinds.join('')}${numbers.join('')}</w:numbering>`;
}
