import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Passage } from '../text/cut-passages.ts';
import { PRICED } from '../text/blocks.ts';
import { isFurniture } from '../text/furniture.ts';
import type { Sentence } from '../text/sentences.ts';
import { listWords } from '../text/tokens.ts';
import { embedText } from '../vectors/embed.ts';
import { BARE_NUMBER, namesColumns } from './column-heads.ts';
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
  /** Of a row: what its table is called. */
  caption: ReadonlySet<string>;
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
/** A figure alone, with its unit: what names it stands in the line above, and not above that. */
const VALUE = /^[^\p{L}\d]{0,3}\d[\d.,:’ ]{0,20}(?:[^\s\d]{1,12}){0,2}$/u;
const FIELD = /^(\p{L}[^:|]{1,60}):\s+\S/u;
/** What a table or a figure is called says nothing of what is in it. */
const CAPTION =
  /^(?:table|figure|fig|tab|chart|abb|abbildung|tabelle|tableau|graphique|tabla|cuadro|gráfico)[.:]?\s{0,2}\d/iu;
const NUMBER_ALONE = /^\p{L}+[.:]?\s{0,2}[\d.-]+[.:]?$/u;
const NONE: ReadonlySet<string> = new Set();
/** Bars around a row, as Markdown has them, part nothing. */
const FRAME = /^\|(.*)\|$/su;
/** A row may begin with empty cells. */
const BARS = /(?:^|\s)\|(?=\s|$)/u;
const LONGEST_FIELD = 240;
const MOST_HEADS = 3;
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
  const before = tableBefore(index, at);
  let { heads } = before;
  let caption = stemsOf(before.title, language);
  // A new sheet, or the same table on the next page.
  let isOver = index.passages[at - 1]?.lastPage !== passage.page;
  let isTop = isOver || !heads.length;
  passage.sentences.forEach((sentence, place) => {
    const { text } = sentence;
    const cells = splitCells(text);
    const next = passage.sentences[place + 1];
    const isRow = cells.length > 1 && !CAPTION.test(text);
    const field =
      isRow || CAPTION.test(text) || text.length > LONGEST_FIELD
        ? null
        : (FIELD.exec(text) ?? PRICED.exec(text));
    const isTitle = CAPTION.test(text) || isHeading(passage, sentence);
    const shape = isRow ? 'row' : field ? 'field' : isTitle ? 'heading' : 'sentence';
    const previous = units.at(-1);
    // A line between rows parts them, and an empty one may: another table begins where the next row names columns anew.
    const isAfterRow = previous ? previous.shape === 'row' : heads.length > 0;
    const parts = isRow
      ? previous?.shape === 'row' && isParted(previous, sentence, cells)
      : !CAPTION.test(text);
    // Below a caption columns are named anew by a row with nothing over its first column.
    const isBelowCaption = isRow && !cells[0] && previous && CAPTION.test(previous.sentence.text);
    if (parts || isBelowCaption) isOver = isTop = true;
    if (parts && !isRow && !(isAfterRow && next && isRowOf(next))) heads = [];
    if (CAPTION.test(text)) caption = stemsOf(titleOf(passage.sentences, place), language);
    // Heads whose gaps are as narrow as those of words.
    if (isRow && isTop && previous?.shape === 'heading' && previous.words.length === cells.length)
      heads = [previous.sentence.text.split(' ')];
    const below = next && splitCells(next.text);
    // Where columns are named already a row of words alone may be one of them.
    const mayName =
      isTop && (!isOver || !heads.length || (below ?? []).some((cell) => BARE_NUMBER.test(cell)));
    const isHead = isRow && mayName && namesColumns(cells, below);
    if (isHead && isOver) heads = [];
    if (isRow) isOver = false;
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
      !ITEM.test(text) &&
      !(isTitle && (SUBCLAUSE.test(text) || (next && VALUE.test(next.text) && !VALUE.test(text))));
    units.push({
      sentence,
      passage: at,
      place,
      shape: isLabelled ? 'field' : shape,
      words: words.told,
      stems: words.stems,
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
      caption: isRow ? caption : NONE,
      heading,
      before: previous ? previous.stems : new Set(),
      isFurniture: isFurniture(index, sentence, (passage as { fileId?: string }).fileId),
      isLabelled,
      opens: previous !== undefined && /[:?]\s*$/.test(previous.sentence.text),
      vector: index.sentences[at]?.[place] ?? (index.isCompared ? embedText(index.vectors, text) : undefined),
    });
    if (isHead) heads = [...heads, cells].slice(-MOST_HEADS);
  });
  return units;
}

/** More than the end of a line stands between them, and the tabs before the first cell. */
function isParted({ sentence: before }: Unit, { page, from }: Sentence, cells: string[]): boolean {
  const empty = cells.findIndex(Boolean);
  return page === before.page && from - before.to - Math.max(0, empty) > 1;
}

const isRowOf = ({ text }: Sentence) => text.includes(' | ');

const FURTHEST = 40;

/** A long table goes on in the next passage: it and its columns are called what they were called before. */
function tableBefore({ passages }: PassageIndex, at: number): { heads: string[][]; title: string } {
  const table = { heads: [] as string[][], title: '' };
  // A line between its rows may begin that passage.
  if (!passages[at]!.sentences.slice(0, 2).some(isRowOf)) return table;
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST); before--) {
    const { sentences } = passages[before]!;
    if (!isRowOf(sentences.at(-1)!)) return table;
    const start = sentences.findLastIndex((one) => !isRowOf(one)) + 1;
    if (!table.heads.length) table.heads = firstHeads(sentences.slice(start));
    const caption = sentences.findLastIndex(({ text }) => CAPTION.test(text));
    if (caption >= 0) table.title = titleOf(sentences, caption);
    if (table.heads.length && table.title) return table;
    if (start > 0) return table;
  }
  return table;
}

/** The rows that name columns, before the first that does not. */
function firstHeads(sentences: Sentence[]): string[][] {
  const rows = sentences.map(({ text }) => splitCells(text));
  const body = rows.findIndex((cells, i) => !namesColumns(cells, rows[i + 1]));
  return (body < 0 ? rows : rows.slice(0, body)).slice(-MOST_HEADS);
}

/** A caption of a number alone has its words in the next sentence. */
const titleOf = (sentences: Sentence[], caption: number) =>
  sentences
    .slice(caption, caption + (NUMBER_ALONE.test(sentences[caption]!.text) ? 2 : 1))
    .map(({ text }) => text)
    .join(' ');

/** The number of a clause before its name. */
const NUMBERED = /^(?:§ ?|Art(?:icle|ikel|\.) )?\d{1,2}(?:[.-]\d{1,2}){0,3}[.)]?(?: [-–:])? (?=\p{Lu})/u;

const SUBCLAUSE = /^(?:§ ?\d|\d{1,2}[.-]\d)/u;

const isHeading = (passage: Passage, { text }: Sentence) =>
  text === passage.heading ||
  (!ITEM.test(text) &&
    text.length < 90 &&
    !/[.!?]["”')]?$/.test(text) &&
    text.split(' ').length <= 8 &&
    !/\d/.test(text.replace(NUMBERED, '')));

/** A colon between bars parts a name from what it names, as the bar does. */
export const splitCells = (text: string) =>
  text.includes(' | ')
    ? text
        .replace(FRAME, '$1')
        .split(BARS)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ':')
    : [text];

function wordsOf(text: string, language: string) {
  const all = listWords(text.slice(0, 2_000));
  const told = all.flatMap((word, at): UnitWord[] =>
    tellsNothing(word, language) ? [] : [{ stem: stemOf(word), at }],
  );
  return { told, length: all.length, stems: new Set(told.map(({ stem }) => stem)) };
}

export const stemsOf = (text: string, language: string): ReadonlySet<string> => wordsOf(text, language).stems;
