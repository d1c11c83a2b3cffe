import { stemOf } from '../lexical/terms.ts';
import { type AnswerSpan, findAnswers } from '../reading/answer-spans.ts';
import { isEdge } from '../reading/asked-edge.ts';
import { labelledValue } from '../reading/labelled-value.ts';
import { ALLOWS } from '../reading/features.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import { findValue, headsOf, readNamed } from '../reading/asked-cell.ts';
import { stemsOf, type Unit } from '../reading/units.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { listWords } from '../text/tokens.ts';

const SINGLE = new Set(['date', 'amount', 'percent', 'duration', 'number', 'person']);

const PARTS = /[,;:]\s|\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero)\s/giu;
const PARTED = 20;
/** A longer value of a field may hold more than what is asked for. */
const LONGEST_VALUE = 60;
const ENDS = /[\p{L}\d]/u;

/** The words of a unit that were asked for: the cell of a row, the value of a field, the date, sum or name nearest to the question's words. */
export function findSaid({ unit, spans }: ReadUnit, asked: AskedQuestion): string | undefined {
  const { text } = unit.sentence;
  const labelled = labelledValue(unit, asked);
  if (labelled !== undefined) return labelled;
  if (unit.shape === 'row') return findCell(unit, asked);
  const value = unit.isLabelled
    ? text
    : unit.shape === 'field'
      ? text.slice(text.indexOf(':') + 1).trim()
      : undefined;
  const isWhole = value !== undefined && (value.length <= LONGEST_VALUE || !SINGLE.has(asked.kind));
  if (isWhole) return value;
  if (asked.kind === 'yesno') return findClause(text, asked.words);
  if (!SINGLE.has(asked.kind) || !spans.length) return value;
  const best = findNearest(text, spans, asked);
  return best && text.slice(best.from, best.to);
}

/** Of several dates, sums or names the one that is asked for: where it is asked until when, the later one. */
function findNearest(text: string, spans: AnswerSpan[], asked: AskedQuestion): AnswerSpan | undefined {
  const seats = listSeats(text, asked.words);
  const distance = ({ from, to }: AnswerSpan) =>
    Math.min(...seats.map((at) => measureGap(text.slice(Math.min(at, to), Math.max(at, from))))) +
    (asked.kind === 'person' && !text.slice(from, to).includes(' ') ? PARTED : 0);
  const named =
    asked.kind === 'person'
      ? spans.filter((span) => namesSomebody(text.slice(span.from, span.to), asked))
      : spans;
  const told = some(named, spans).filter(
    ({ from, to }) =>
      !text
        .slice(from, to)
        .split(/\s+/)
        .every((word) => asked.tokens.has(word)),
  );
  const { edge } = asked;
  const edged = edge ? told.filter((span) => isEdge(edge, text, span)) : [];
  const among = some(edged, told, named, spans);
  // `Subtotal 2,040 VAT 408`: what ends in a value has each behind its name.
  const isBehind = asked.kind !== 'person' && !!among[0]?.from && !ENDS.test(text.slice(among.at(-1)!.to));
  const behind = isBehind ? among.filter(({ from }) => seats.some((at) => at < from)) : [];
  const [best] = seats.length ? some(behind, among).toSorted((a, b) => distance(a) - distance(b)) : among;
  return best;
}

/** The first of these lists that has anything. */
const some = <T>(...lists: T[][]): T[] => lists.find(({ length }) => length > 0) ?? [];

/** Where the words of a question stand, or where none does, words that say the same. */
function listSeats(text: string, words: AskedWord[]): number[] {
  const low = text.toLowerCase();
  const placesOf = (stems: Iterable<string>) =>
    [...stems].map((stem) => low.indexOf(stem)).filter((at) => at >= 0);
  const own = placesOf(words.map(({ stem }) => stem));
  return own.length ? own : placesOf(words.flatMap(({ kin }) => [...kin]));
}

/** `Please` and `The` are written as names are, and what the question says itself is not who is asked for. */
const namesSomebody = (said: string, { words }: AskedQuestion): boolean => {
  const own = listWords(said);
  return (
    own.some((word) => !STOP_WORDS.has(word)) &&
    !own.some((word) => words.some(({ stem }) => stem === stemOf(word)))
  );
};

/** A comma and a conjunction part what belongs together: "beginning on 1 March and ending on 28 February". */
const measureGap = (between: string) => between.length + PARTED * (between.match(PARTS)?.length ?? 0);

const CLAUSE = /[^,;:]{1,600}/gu;
const SHORTEST_CLAUSE = 12;

/** Whether it is so: the clause that decides, where the sentence has others beside it. */
function findClause(text: string, words: AskedWord[]): string | undefined {
  const clauses = [...text.slice(0, 2_000).matchAll(CLAUSE)]
    .map(([said]) => said.trim())
    .map((said) => (said.endsWith('.') ? said.slice(0, -1) : said))
    .filter((said) => said.length >= SHORTEST_CLAUSE);
  if (clauses.length < 2) return undefined;
  const worth = clauses.map((clause) => {
    const stems = stemsOf(clause, 'en');
    const asked = words.reduce(
      (sum, { alike, weight }) => sum + ([...alike.keys()].some((stem) => stems.has(stem)) ? weight : 0),
      0,
    );
    return ALLOWS.test(clause) ? asked : 0;
  });
  const most = Math.max(...worth);
  return most > 0 ? clauses[worth.indexOf(most)] : undefined;
}

/** Of a row with heads the cell under those that are asked for, with its name and theirs; of a row of two the second. */
function findCell(unit: Unit, asked: AskedQuestion): string | undefined {
  const { cells } = unit;
  if (cells.length === 2) return cells[1];
  const over = headsOf(unit);
  // What the question names itself is not what it asks for: of a quarter and of the costs in it, the costs.
  const { isNamed, rest } = readNamed(unit, over, asked, 'en');
  const key = Math.max(0, isNamed.includes(true) ? isNamed.indexOf(true) : cells.findIndex(Boolean));
  const named = cells.map((_, at) => over.map((heads) => heads[at] ?? '').join(' '));
  const words = new Set([...asked.tokens].flatMap(listWords));
  const worth = cells.map((cell, at) =>
    at === key || isNamed[at] || !cell
      ? 0
      : weighHead(named[at]!, rest) * (1 + shareAsked(named[at]!, words)),
  );
  const most = Math.max(...worth);
  const at = worth.indexOf(most);
  // Of two columns that are asked for as much none is certain.
  if (most > 0 && cells.some((cell, i) => worth[i] === most && cell !== cells[at])) return undefined;
  if (most > 0) {
    const names = over.map((heads) => heads[at] ?? '').filter((head) => weighHead(head, rest) > 0);
    return `${cells[key]}, ${[...new Set(names)].join(' ')}: ${cells[at]}`;
  }
  const value =
    onlySum(cells, asked) ??
    (rest.length || !isNamed.includes(true) ? undefined : findValue(cells, isNamed, asked));
  return value ? `${cells[key]}: ${value}` : undefined;
}

/** One piece at 12.99 comes to 12.99: whichever of the two is meant. */
function onlySum(cells: string[], { kind }: AskedQuestion): string | undefined {
  if (kind !== 'amount') return undefined;
  const sums = new Set(cells.filter((cell) => findAnswers(cell, 'amount').length));
  return sums.size === 1 ? [...sums][0] : undefined;
}

/** How much of a head is asked for, its small words too: `All items` and not `New items`. */
function shareAsked(head: string, asked: ReadonlySet<string>): number {
  const words = listWords(head);
  return words.filter((word) => asked.has(word)).length / Math.max(1, words.length);
}

function weighHead(head: string, words: AskedWord[]): number {
  const stems = stemsOf(head, 'en');
  return words.reduce(
    (sum, { kin, weight }) => sum + ([...kin].some((stem) => stems.has(stem)) ? weight : 0),
    0,
  );
}
