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
  /** A header, footer or page number: never shown. */
  isFurniture: boolean;
  vector: Int8Array | undefined;
};

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
  passage.sentences.forEach((sentence, place) => {
    const { text } = sentence;
    const cells = splitCells(text);
    const isRow = cells.length > 1 && !CAPTION.test(text);
    const field = isRow || CAPTION.test(text) ? null : text.length <= LONGEST_FIELD ? FIELD.exec(text) : null;
    const isTitle = CAPTION.test(text) || isHeading(passage, sentence);
    const shape = isRow ? 'row' : field ? 'field' : isTitle ? 'heading' : 'sentence';
    const isHead = isRow && namesColumns(cells);
    if (!isRow && !CAPTION.test(text)) heads = [];
    const own = isHead ? [] : heads;
    const words = wordsOf(text, language);
    const previous = units.at(-1);
    units.push({
      sentence,
      passage: at,
      place,
      shape,
      words: words.told,
      stems: new Set(words.told.map(({ stem }) => stem)),
      length: words.length,
      key: isRow ? stemsOf(cells[0]!, language) : field ? stemsOf(field[1]!, language) : new Set(),
      cells,
      isHead,
      heads: own,
      headStems: new Set(own.flatMap((row) => [...stemsOf(row.join(' '), language)])),
      heading,
      before: previous ? previous.stems : new Set(),
      isFurniture: isFurniture(index, sentence),
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
    const found = sentences
      .slice(start)
      .map(({ text }) => splitCells(text))
      .filter(namesColumns);
    if (found.length) return found.slice(-MOST_HEADS);
    if (start > 0) return [];
  }
  return [];
}

const isHeading = (passage: Passage, { text }: Sentence) =>
  text === passage.heading ||
  (text.length < 90 && !/[.!?]["”')]?$/.test(text) && text.split(' ').length <= 8 && !/\d/.test(text));

export const splitCells = (text: string) =>
  text.includes(' | ') ? text.split(' | ').map((cell) => cell.trim()) : [text];

/** Most of its cells are words or years. */
function namesColumns(cells: string[]): boolean {
  const plain = cells.filter((cell) => !/\d/.test(cell) || /^(?:19|20)\d\d(?:[-/]\d{2,4})?$/.test(cell));
  return plain.length > cells.length / 2;
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
