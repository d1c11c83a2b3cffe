import { isOff } from '../docx.ts';
import type { Attributes } from '../xml.ts';

/** How letters look, as their own properties or a style state it. */
export type Letters = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  raised?: 'super' | 'sub' | undefined;
  isHidden?: boolean;
  style?: string;
};

/** How a paragraph stands, as its own properties or a style state it. */
export type Standing = {
  style?: string;
  /** From 0; 9 is text. */
  outline?: number;
  list?: string;
  depth?: number;
  align?: 'start' | 'center' | 'end' | 'justify';
  isRightToLeft?: boolean;
  /** Twips below it. */
  after?: number;
};

const SWITCHES: Record<string, 'bold' | 'italic' | 'underline' | 'strike' | 'isHidden'> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  strike: 'strike',
  dstrike: 'strike',
  vanish: 'isHidden',
};
const ALIGNMENTS: Record<string, Standing['align']> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
  both: 'justify',
  distribute: 'justify',
};

/** An element of `w:rPr`. */
export function readLetters(letters: Letters, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'rStyle') letters.style = value;
  else if (name === 'vertAlign')
    letters.raised = value === 'superscript' ? 'super' : value === 'subscript' ? 'sub' : undefined;
  else if (Object.hasOwn(SWITCHES, name)) letters[SWITCHES[name]!] = !isOff(attributes);
}

/** An element of `w:pPr`. */
export function readStanding(standing: Standing, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'pStyle') standing.style = value;
  else if (name === 'outlineLvl') standing.outline = Number(value);
  else if (name === 'numId') standing.list = value;
  else if (name === 'ilvl') standing.depth = Number(value);
  else if (name === 'jc' && Object.hasOwn(ALIGNMENTS, value)) standing.align = ALIGNMENTS[value];
  else if (name === 'bidi') standing.isRightToLeft = !isOff(attributes);
  else if (name === 'spacing' && attributes['w:after'] !== undefined)
    standing.after = Number(attributes['w:after']);
}
