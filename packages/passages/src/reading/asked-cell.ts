import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { findAnswers } from './answer-spans.ts';
import { BARE_NUMBER } from './column-heads.ts';
import { COUNTED } from './features.ts';
import type { AskedQuestion } from './question-words.ts';
import { stemsOf, type Unit } from './units.ts';

/** What is written without a word that tells something: the grade `B+`, the size `XL`. Its words are not enough to know it by. */
const CODE = /^(?!I$)\p{Lu}{1,2}\d{0,2}[+-]?$/u;
/** From when until when. */
const FROM_TO = /^(\d{1,2}:\d\d)\s?[–-]/;
/** What follows is said of the thing: `Heating, by the meter`. */
const ADDED = /,\s|\s\(/u;
/** They ask for a number, and name nothing. */
const HOW_MUCH = new Set(['many', 'much', 'viele', 'viel', 'combien', 'cuanto', 'cuantos'].map(stemOf));
/** The same, where no column is called so. */
const HOW_LARGE_A_PART = new Set(
  'percent percentage share worth count figure value number prozent anteil zahlt wert zahl pourcentage part compte vaut chiffre valeur porcentaje parte vale cuenta cifra valor'
    .split(' ')
    .map(stemOf),
);
/** What is counted is no share. */
const HOW_MANY = ['many', 'viele', 'combien', 'cuántos', 'cuántas'];
/** What is done with what a row is about, which a table need not say. */
const DONE = new Set(
  (
    'need get take work stock people brauche brauchen braucht arbeitet dauert leute menschen faut besoin travaille gens ' +
    'necesito trabaja dura gente'
  )
    .split(' ')
    .map(stemOf),
);

type Grade = 0 | 1 | 2 | 3;

/**
 * The row that a question names together with a column, where no other row does: `What was the revenue of West in Q1?` has its column in a
 * head and all of its other words in cells of one row.
 */
export function findAskedCell(
  { language: { code } }: PassageIndex,
  asked: AskedQuestion,
  units: Unit[],
): Unit | undefined {
  const graded = units.map((unit) => ({
    unit,
    grade: unit.shape === 'row' && !unit.isHead ? gradeRow(unit, asked, code) : 0,
  }));
  const best = Math.max(...graded.map(({ grade }) => grade));
  const found = graded.filter(({ grade }) => grade > 0 && grade === best).map(({ unit }) => unit);
  const places = new Set(found.map(({ sentence }) => `${sentence.page} ${sentence.from}`));
  return places.size === 1 ? found[0] : undefined;
}

/** The heads over the cells of a row, the nearest last: as many as it has, or else the nearest, since empty cells at its end are not written. */
export function headsOf({ cells, heads }: Unit): string[][] {
  // Empty cells are written, but at the end of a row; or else heads may leave out the one over the first column.
  const isWritten = heads.some(([first]) => first === '');
  const over = heads.map((row) => {
    const missing = cells.length - row.length;
    if (isWritten) return [...row, ...Array<string>(Math.max(0, missing)).fill('')];
    return missing === 1 ? ['', ...row] : row;
  });
  const even = over.filter(({ length }) => length === cells.length);
  return even.length ? fillGroups(even) : over.slice(-1);
}

/** Where columns of the same name stand below several heads, each head is over all columns up to the next one. */
function fillGroups(heads: string[][]): string[][] {
  const last = heads.at(-1)!;
  const names = last.filter(Boolean);
  if (new Set(names).size === names.length) return heads;
  return heads.map((row) => {
    let group = '';
    return row.map((head, at) => (group = at && row !== last ? head || group : head));
  });
}

/** Which cells a question names. One is meant where all of its words are asked: `West` and not `West Midlands`, `Heating` of `Heating, by the meter`. */
function listNamed(cells: string[], { words, tokens }: AskedQuestion, language: string): boolean[] {
  return cells.map((cell) => {
    if (CODE.test(cell) && tokens.has(cell)) return true;
    const from = FROM_TO.exec(cell)?.[1];
    if (from) return tokens.has(from);
    const own = stemsOf(cell.split(ADDED, 1)[0]!, language);
    return own.size > 0 && [...own].every((stem) => words.some((word) => word.stem === stem));
  });
}

/** What of a question the cells of a row name, with what stands over them; `rest`: its other words. */
export function readNamed(
  { cells, heading, caption }: Unit,
  heads: string[][],
  asked: AskedQuestion,
  language: string,
) {
  const isNamed = listNamed(cells, asked, language);
  const inHeads = cells.map((_, at) => stemsOf(heads.map((row) => row[at] ?? '').join(' '), language));
  const isOverNone = (stem: string) => !inHeads.some((head) => head.has(stem));
  const told = new Set([
    ...HOW_MUCH,
    ...[...HOW_LARGE_A_PART, ...heading, ...caption].filter(isOverNone),
    ...isNamed.flatMap((named, at) => (named ? [...stemsOf(cells[at]!, language), ...inHeads[at]!] : [])),
  ]);
  const rest = asked.words.filter(({ stem, isHere }) => !told.has(stem) && (isHere || !DONE.has(stem)));
  return { isNamed, inHeads, rest };
}

/** 3: its words are all in cells and over them, and the row has what is asked for. 2: what is left of them is all that is over another cell; 1: it is over one with other words. */
function gradeRow(unit: Unit, asked: AskedQuestion, language: string): Grade {
  const { cells } = unit;
  const { isNamed, inHeads, rest } = readNamed(unit, headsOf(unit), asked, language);
  if (!isNamed.includes(true)) return 0;
  if (!rest.length) return findValue(cells, isNamed, asked) ? 3 : 0;
  const isUnder = (at: number) => rest.every(({ kin }) => [...kin].some((stem) => inHeads[at]!.has(stem)));
  const under = cells.flatMap((cell, at) => (cell && !isNamed[at] && isUnder(at) ? [at] : []));
  const isAll = (at: number) => [...inHeads[at]!].every((stem) => rest.some(({ kin }) => kin.has(stem)));
  return under.length ? (under.some(isAll) ? 2 : 1) : 0;
}

/** What is said of a thing is right of it, or is the only number of its row; when it is stands at the beginning. */
export function findValue(
  cells: string[],
  isNamed: boolean[],
  { kind, tokens }: AskedQuestion,
): string | undefined {
  if (!COUNTED.has(kind)) return undefined;
  const isCounted = kind === 'number' && HOW_MANY.some((word) => tokens.has(word));
  const isValue = (cell: string) =>
    kind === 'number' || kind === 'amount'
      ? BARE_NUMBER.test(cell) && !(isCounted && cell.endsWith('%'))
      : FROM_TO.test(cell) || findAnswers(cell, kind).length > 0;
  const values = cells.filter((cell, at) => !isNamed[at] && isValue(cell));
  if (values.length === 1 || (kind === 'date' && values[0] === cells[0])) return values[0];
  const right = cells.slice(isNamed.lastIndexOf(true) + 1).find(Boolean);
  return right !== undefined && values.includes(right) ? right : undefined;
}
