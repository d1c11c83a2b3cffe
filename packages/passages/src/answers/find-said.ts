import { findAnswers } from '../reading/answer-spans.ts';
import { labelledValue } from '../reading/labelled-value.ts';
import { ALLOWS } from '../reading/features.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import { findValue, headsOf, readNamed } from '../reading/asked-cell.ts';
import { readContact } from '../reading/find-contact.ts';
import { stemsOf, type Unit } from '../reading/units.ts';
import { listWords } from '../text/tokens.ts';
import { nearerOf } from './asked-clause.ts';
import { chooseSpan, trimSpan } from './asked-span.ts';

/** A phone number or an address of mail or of a site, and no street. */
const REACHES = /^[+\d(][\d\s()./-]+$|@|www\.|:\/\/|^\S+$/u;
/** Two numbers and nothing else: the values of two columns. */
const COLUMNS = /^[^\p{L}\d]{0,3}\d[\d.,]{0,20}\s[^\p{L}\d]{0,3}\d[\d.,]{0,20}$/u;
const SUMS = new Set(['amount', 'percent', 'number']);
const SINGLE = new Set(['date', 'amount', 'percent', 'duration', 'number', 'person']);

/** A longer value of a field may hold more than what is asked for. */
const LONGEST_VALUE = 60;

/** The words of a unit that were asked for: the cell of a row, the value of a field, the date, sum or name nearest to the question's words. */
export function findSaid({ unit, spans }: ReadUnit, asked: AskedQuestion): string | undefined {
  const { text } = unit.sentence;
  const labelled = labelledValue(unit, asked);
  if (labelled !== undefined) return labelled;
  const contact = asked.contact && readContact(asked.contact.shape, text);
  if (contact && REACHES.test(contact))
    return contact.slice(trimSpan(contact, { from: 0, to: contact.length }).from);
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
  const best = chooseSpan(text, spans, asked);
  return best && text.slice(best.from, best.to);
}

/** What is said by two sentences that are quoted together is marked in the one that has the words of the question, where one has them. */
export function findSaidBy(
  read: ReadUnit,
  beside: Unit | undefined,
  asked: AskedQuestion,
): string | undefined {
  if (!beside || !SINGLE.has(asked.kind)) return findSaid(read, asked);
  const nearer = nearerOf(read.unit.sentence.text, beside.sentence.text, asked);
  if (nearer === 1) return findSaid(read, asked);
  const spans = findAnswers(beside.sentence.text, asked.kind);
  if (nearer === 2) return findSaid({ ...read, unit: beside, spans }, asked);
  return spans.length ? undefined : findSaid(read, asked);
}

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
  if (cells.length === 2) return findSecond(cells as [string, string], asked);
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

/** Where columns have run together neither cell is a value: of such a row only a date that stands in it once is told. */
function findSecond([key, value]: [string, string], { kind }: AskedQuestion): string | undefined {
  const [named, said] = [findAnswers(key, kind), findAnswers(value, kind)];
  if (findAnswers(key, 'amount').length && findAnswers(value, 'amount').length) return undefined;
  if (SUMS.has(kind) && said.length > 1) return undefined;
  if (kind === 'date' && !said.length)
    return named.length === 1 ? key.slice(named[0]!.from, named[0]!.to) : undefined;
  return COLUMNS.test(value) ? undefined : value;
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
