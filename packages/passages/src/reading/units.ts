import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Passage } from '../text/cut-passages.ts';
import { isFurniture } from '../text/furniture.ts';
import type { Sentence } from '../text/sentences.ts';
import { listWords } from '../text/tokens.ts';
import { embedText } from '../vectors/embed.ts';
import { tellsNothing } from './question-words.ts';

export type UnitWord = { stem: string; at: number };
/** What can be shown as an answer: a sentence, a line `key: value`, or a row of a table with what its columns are called. */
export type Unit = {
  sentence: Sentence;
  passage: number;
  place: number;
  shape: 'sentence' | 'heading' | 'field' | 'row';
  words: UnitWord[];
  stems: ReadonlySet<string>;
  length: number;
  /** Of a field or a row: the words before the value. */
  key: ReadonlySet<string>;
  cells: string[];
  /** A row that names the columns of those below. */
  isHead: boolean;
  /** Of a row: the rows above it that name its columns. */
  heads: string[][];
  headStems: ReadonlySet<string>;
  /** The words of the heading it stands under, and of the sentence before. */
  heading: ReadonlySet<string>;
  before: ReadonlySet<string>;
  opens: boolean;
  /** The line before names what this one says. */
  isLabelled: boolean;
  /** A header, footer or page number: never shown. */
  isFurniture: boolean;
  vector: Int8Array | undefined;
};

/** A line of a list. */
const ITEM = /^[•●○■▪◦‣❏*·–—-]\s/u;
/** A short line that stands by itself may name what the next one says. */
const LONGEST_LABEL = 5;
const LONGEST_VALUE = 14;
const FIELD = /^(\p{L}[^:|]{1,60}):\s+\S/u;
/** What a table or a figure is called says nothing of what is in it. */
const CAPTION =
  /^(?:table|figure|fig|tab|chart|abb|abbildung|tabelle|tableau|graphique|tabla|cuadro|gráfico)[.:]?\s{0,2}\d/iu;
const LONGEST_FIELD = 240;
const MOST_HEADS = 2;
const unitsOfScopes = new WeakMap<PassageIndex, Map<number, Unit[]>>();

/** The units of a passage, made once a scope. */
export function listUnits(index: PassageIndex, passage: number): Unit[] {
  let known = unitsOfScopes.get(index);
  if (!known) unitsOfScopes.set(index, (known = new Map()));
  let units = known.get(passage);
  if (!units) known.set(passage, (units = makeUnits(index, passage)));
  return units;
}

function makeUnits(index: PassageIndex, at: number): Unit[] {
  const passage = index.passages[at]!;
  const language = index.language.code;
  const heading = stemsOf(passage.heading, language);
  const units: Unit[] = [];
  let heads = headsBefore(index, at);
  let isTop = !heads.length;
  passage.sentences.forEach((sentence, place) => {
    const { text } = sentence;
    const cells = splitCells(text);
    const next = passage.sentences[place + 1];
    const isRow = cells.length > 1 && !CAPTION.test(text);
    const field = isRow || CAPTION.test(text) ? null : text.length <= LONGEST_FIELD ? FIELD.exec(text) : null;
    const isTitle = CAPTION.test(text) || isHeading(passage, sentence);
    const shape = isRow ? 'row' : field ? 'field' : isTitle ? 'heading' : 'sentence';
    const previous = units.at(-1);
    if (!isRow && !CAPTION.test(text)) [heads, isTop] = [[], true];
    // Heads whose gaps are as narrow as those of words.
    if (isRow && isTop && previous?.shape === 'heading' && previous.words.length === cells.length)
      heads = [previous.sentence.text.split(' ')];
    const isHead = isRow && isTop && namesColumns(cells, next && splitCells(next.text));
    if (isRow && !isHead) isTop = false;
    const own = isHead ? [] : heads;
    const words = wordsOf(text, language);
    const isLabelled =
      !isRow &&
      !field &&
      previous !== undefined &&
      (previous.shape === 'heading' || previous.isLabelled) &&
      !previous.isFurniture &&
      previous.length <= LONGEST_LABEL &&
      words.length <= LONGEST_VALUE &&
      sentence.page === previous.sentence.page &&
      !/[.!?]$/.test(text) &&
      !ITEM.test(text);
    units.push({
      sentence,
      passage: at,
      place,
      shape: isLabelled ? 'field' : shape,
      words: words.told,
      stems: new Set(words.told.map(({ stem }) => stem)),
      length: words.length,
      key: isLabelled
        ? previous!.stems
        : isRow
          ? stemsOf(cells[0]!, language)
          : field
            ? stemsOf(field[1]!, language)
            : new Set(),
      cells,
      isHead,
      heads: own,
      headStems: new Set(own.flatMap((row) => [...stemsOf(row.join(' '), language)])),
      heading,
      before: previous ? previous.stems : new Set(),
      isFurniture: isFurniture(index, sentence, (passage as { fileId?: string }).fileId),
      isLabelled,
      opens: previous !== undefined && /[:?]\s*$/.test(previous.sentence.text),
      vector:
        index.sentences[at]?.[place] ??
        (index.engine === 'meaning' ? embedText(index.vectors, text) : undefined),
    });
    if (isHead) heads = [...heads, cells].slice(-MOST_HEADS);
  });
  return units;
}

const FURTHEST = 40;

/** A long table goes on in the next passage, and its columns are called what they were called before. */
function headsBefore({ passages }: PassageIndex, at: number): string[][] {
  const isRow = ({ text }: Sentence) => text.includes(' | ');
  if (!isRow(passages[at]!.sentences[0]!)) return [];
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST); before--) {
    const { sentences } = passages[before]!;
    if (!isRow(sentences.at(-1)!)) return [];
    const start = sentences.findLastIndex((one) => !isRow(one)) + 1;
    const rows = sentences.slice(start).map(({ text }) => splitCells(text));
    const body = rows.findIndex((cells, i) => !namesColumns(cells, rows[i + 1]));
    const found = body < 0 ? rows : rows.slice(0, body);
    if (found.length) return found.slice(-MOST_HEADS);
    if (start > 0) return [];
  }
  return [];
}

const isHeading = (passage: Passage, { text }: Sentence) =>
  text === passage.heading ||
  (!ITEM.test(text) &&
    text.length < 90 &&
    !/[.!?]["”')]?$/.test(text) &&
    text.split(' ').length <= 8 &&
    !/\d/.test(text));

/** A colon between bars parts a name from what it names, as the bar does. */
export const splitCells = (text: string) =>
  text.includes(' | ')
    ? text
        .split(' | ')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ':')
    : [text];

const BARE_NUMBER = /^[€$£%~≈≤≥<>±+-]?\s?\d/;
const YEAR = /^(?:19|20)\d\d(?:[-/]\d{2,4})?$/;

/** The first rows of a table say what its columns are, unless they hold numbers; two cells may as well be a name and what it names. */
function namesColumns(cells: string[], next: string[] | undefined): boolean {
  const named = cells.filter((cell) => cell && (!BARE_NUMBER.test(cell) || YEAR.test(cell)));
  const numbers = cells.filter((cell) => BARE_NUMBER.test(cell) && !YEAR.test(cell));
  if (numbers.length || named.length < cells.length / 2 || !next || next.length < 2) return false;
  if (named.every((cell) => cell.endsWith(':'))) return false;
  if (cells.length > 2) return true;
  if (!cells.every((cell) => cell.split(' ').length <= 2 && !/\d/.test(cell))) return false;
  return /\d/.test(next[0]!) || (/\d/.test(next[1]!) && !cells[1]!.includes(' '));
}

function wordsOf(text: string, language: string) {
  const all = listWords(text.slice(0, 2_000));
  const told = all.flatMap((word, at): UnitWord[] =>
    tellsNothing(word, language) ? [] : [{ stem: stemOf(word), at }],
  );
  return { told, length: all.length };
}

export const stemsOf = (text: string, language: string): ReadonlySet<string> =>
  new Set(wordsOf(text, language).told.map(({ stem }) => stem));
