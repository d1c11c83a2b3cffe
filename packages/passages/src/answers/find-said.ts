import { findAnswers } from '../reading/answer-spans.ts';
import { ALLOWS } from '../reading/features.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import { findValue, headsOf, readNamed } from '../reading/asked-cell.ts';
import { stemsOf, type Unit } from '../reading/units.ts';
import { listWords } from '../text/tokens.ts';

const SINGLE = new Set(['date', 'amount', 'percent', 'duration', 'number', 'person']);

const PARTS = /[,;:]\s|\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero)\s/giu;
const PARTED = 20;

/** The words of a unit that were asked for: the cell of a row, the value of a field, the date, sum or name nearest to the question's words. */
export function findSaid({ unit, spans }: ReadUnit, asked: AskedQuestion): string | undefined {
  const { text } = unit.sentence;
  if (unit.shape === 'row') return findCell(unit, asked);
  if (unit.isLabelled) return text;
  if (unit.shape === 'field') return text.slice(text.indexOf(':') + 1).trim();
  if (asked.kind === 'yesno') return findClause(text, asked.words);
  if (!SINGLE.has(asked.kind) || !spans.length) return undefined;
  const low = text.toLowerCase();
  const seats = asked.words.flatMap(({ stem }) => {
    const at = low.indexOf(stem);
    return at < 0 ? [] : [at];
  });
  const distance = ({ from, to }: { from: number; to: number }) =>
    Math.min(...seats.map((at) => measureGap(text.slice(Math.min(at, to), Math.max(at, from)))));
  const isAsked = ({ from, to }: { from: number; to: number }) =>
    text
      .slice(from, to)
      .split(/\s+/)
      .every((word) => asked.tokens.has(word));
  const told = spans.filter((span) => !isAsked(span));
  const among = told.length ? told : spans;
  const [best] = seats.length ? among.toSorted((a, b) => distance(a) - distance(b)) : among;
  return text.slice(best!.from, best!.to);
}

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
