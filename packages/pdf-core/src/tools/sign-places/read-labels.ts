import { type Box, bottomOf, rightOf, uniteBoxes } from '../../layout/box.ts';
import type { InputWord } from '../../layout/page-input.ts';
import type { SignPlace } from './report.ts';

/** A drawn or written line to write on, from the top left corner of the page. */
export type BlankLine = { from: number; to: number; at: number };
/** Words that say what belongs on a line beside them. */
export type Label = Phrase & { kind: SignPlace['kind'] };

const KINDS: [SignPlace['kind'], RegExp][] = [
  // A part of a name, which other words may stand before: `First name and initial`.
  ['name', /(?<!\p{L})(?:name|nombre|nom|middle).{0,20} initial(?!\p{L})/iu],
  [
    'initials',
    /(?<!\p{L})(?:initials|initial(?=\s?(?:here|:|$))|initialen|kürzel|handzeichen|paraphes?|iniciales|rúbrica)(?!\p{L})/iu,
  ],
  [
    'signature',
    /(?<!\p{L})(?:signatures?|signed|sign|signée?|signataire|unterschrift|unterschriften|unterzeichner|firma|firmado|firmante)(?!\p{L})/iu,
  ],
  ['date', /(?<!\p{L})(?:dated?|datum|fecha)(?!\p{L})/iu],
  ['name', /(?<!\p{L})(?:name|nombre|nom)(?!\p{L})/iu],
];
/** What stands before a line in contracts, and names nothing. */
export const BEFORE_LINES = /^(?:x|by|✗|par|por)\s?:?$/iu;
const COMPANY = /(?<!\p{L})firma(?!\p{L})/iu;
const GERMAN = /(?<!\p{L})(?:der|die|das|und|für|von|mit|wird|durch)(?!\p{L})/iu;

const MOST_WORDS = 7;
const MOST_SIGNS = 60;
const MOST_LABELS = 200;
/** In sizes of the font: words closer than this belong together. */
const GAP = 1;
/** In sizes of the font: from one row of a paragraph to the next, and how far its first may be moved in. */
const LEADING = 1.7;
const INDENT = 2.5;
const SENTENCE_END = /\p{Ll}\)?\.$|\d\)\.$/u;
const ENDED = /[.:;!?…_]\)?$/u;
const SMALL_START = /^[(\s]?\p{Ll}/u;
/** A row of underscores, full stops or dashes to write on. */
const WRITTEN = /_{3,}|\.{6,}|…{3,}|(?:[._…]\s?){8,}/u;
const ONLY_WRITTEN = /^[_.…]+$/u;

/** Words that are written together on one row. */
export type Phrase = Box & { text: string; baseline: number; size: number };
export type Reading = { labels: Label[]; phrases: Phrase[]; lines: BlankLine[]; words: InputWord[] };

/** The labels of a page, and the lines that are written with signs. */
export function readLabels(all: InputWord[]): Reading {
  const parts = all.filter(({ turn }) => turn === 0).flatMap(splitWord);
  const words = parts.filter(({ text }) => !ONLY_WRITTEN.test(text));
  const lines = joinLines(parts.filter(({ text }) => WRITTEN.test(text) && ONLY_WRITTEN.test(text)));
  const isGerman = words.filter(({ text }) => GERMAN.test(text)).length >= 2;
  const phrases = joinPhrases(words);
  const labels = phrases.flatMap((phrase): Label[] => {
    const kind = kindOf(phrase.text, isGerman);
    return kind && !isProse(phrase, phrases) ? [{ ...phrase, kind }] : [];
  });
  return { labels: labels.slice(0, MOST_LABELS), phrases, lines, words };
}

/** The last row of a paragraph, which may be as short as a label. */
function isProse(phrase: Phrase, phrases: Phrase[]): boolean {
  if (SENTENCE_END.test(phrase.text) && phrase.text.split(' ').length > 2) return true;
  return phrases.some((above) => isRowAbove(above, phrase) && goesOn(above, phrase));
}

function isRowAbove(above: Phrase, { x, baseline, size }: Phrase): boolean {
  const lead = baseline - above.baseline;
  return (
    lead > size * 0.5 &&
    lead < size * LEADING &&
    Math.abs(above.size - size) < 0.5 &&
    Math.abs(above.x - x) < size * INDENT
  );
}

/** A row that ends in the middle of a sentence, which the next one goes on with. */
function goesOn({ text }: Phrase, { text: next }: Phrase): boolean {
  if (ENDED.test(text)) return false;
  return SMALL_START.test(next) || isLong(text);
}

const isLong = (text: string) => text.length > MOST_SIGNS || text.split(' ').length > MOST_WORDS;

/** `Signature:_____` is a word and a line; each sign of it is taken to be as wide as the others. */
function splitWord(word: InputWord): InputWord[] {
  const found = WRITTEN.exec(word.text);
  if (!found || found[0].length === word.text.length) return [word];
  const part = (from: number, to: number): InputWord[] => {
    const text = word.text.slice(from, to);
    const sign = word.width / word.text.length;
    return text ? [{ ...word, text, x: word.x + from * sign, width: (to - from) * sign }] : [];
  };
  const end = found.index + found[0].length;
  return [...part(0, found.index), ...part(found.index, end), ...part(end, word.text.length)];
}

function joinLines(parts: InputWord[]): BlankLine[] {
  const lines: BlankLine[] = [];
  for (const part of sortRows(parts)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.at - part.originY) < 2 && part.x - last.to < part.size)
      last.to = Math.max(last.to, rightOf(part));
    else lines.push({ from: part.x, to: rightOf(part), at: part.originY + part.size * 0.1 });
  }
  return lines;
}

function joinPhrases(words: InputWord[]): Phrase[] {
  const groups: InputWord[][] = [];
  for (const word of sortRows(words)) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last && Math.abs(last.originY - word.originY) < 2 && word.x - rightOf(last) < GAP * word.size;
    if (isNext) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({
    ...uniteBoxes(group),
    text: group.map(({ text }) => text).join(' '),
    baseline: group[0]!.originY,
    size: group[0]!.size,
  }));
}

/** Row by row; what stands a hair higher is still on its row. */
function sortRows(words: InputWord[]): InputWord[] {
  const row = ({ originY }: InputWord) => Math.round(originY / 2);
  return words.toSorted((one, other) => row(one) - row(other) || one.x - other.x);
}

function kindOf(text: string, isGerman: boolean): SignPlace['kind'] | undefined {
  if (isLong(text)) return undefined;
  if (BEFORE_LINES.test(text)) return 'signature';
  // A company in German, a signature in Spanish and Italian.
  const said = isGerman ? text.replace(COMPANY, '') : text;
  return KINDS.find(([, words]) => words.test(said))?.[0];
}

export const isInside = (box: Box, { x, y, width, height }: Box): boolean => {
  const [across, down] = [x + width / 2, y + height / 2];
  return across > box.x && across < rightOf(box) && down > box.y && down < bottomOf(box);
};
