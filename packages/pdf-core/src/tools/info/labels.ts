import { limits } from '../../limits.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { textOf } from '../../pdf/text.ts';
import { readNumberTree } from '../../pdf/trees.ts';
import { nameOf, type PdfDict } from '../../pdf/values.ts';

/** The label of each page as a viewer shows it: "iv", "A-3"; its number where there is none. */
export function pageLabels(document: PdfDocument, count: number): string[] {
  const sections = readNumberTree(document, document.root.get('PageLabels'));
  let next = 0;
  let first = 0;
  let section: PdfDict | undefined;
  /** Of the section: read once, however many pages have it. */
  let prefix: string | undefined;
  return Array.from({ length: count }, (_, index) => {
    while (next < sections.length && sections[next]![0] <= index) {
      const [start, value] = sections[next]!;
      section = document.dict(value);
      first = start;
      prefix = undefined;
      next++;
    }
    if (!section) return String(index + 1);
    const number = (Number(document.resolve(section.get('St'))) || 1) + index - first;
    prefix ??= textOf(document.resolve(section.get('P')))?.slice(0, limits.labelCharacters) ?? '';
    const label = prefix + writeNumber(number, nameOf(document.resolve(section.get('S'))));
    return label.slice(0, limits.labelCharacters);
  });
}

function writeNumber(number: number, style: string | undefined): string {
  if (style === 'D') return String(number);
  if (style === 'R') return roman(number);
  if (style === 'r') return roman(number).toLowerCase();
  if (style !== 'A' && style !== 'a') return '';
  // A to Z, then AA to ZZ, then AAA: the letter repeated.
  const letter = String.fromCharCode((style === 'A' ? 65 : 97) + ((number - 1) % 26));
  return letter.repeat(Math.min(1000, Math.ceil(number / 26)));
}

const ROMAN = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  if (number < 1 || number > 100_000) return String(number);
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}
