import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { listWords } from '../text/tokens.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import { listTables, numberIn, type Table } from './table-rows.ts';
import type { Unit } from './units.ts';

type Wish = { asks: RegExp; heads: RegExp[]; isCounted: boolean; words: ReadonlySet<string> };

const stems = (words: string) => new Set(words.split(' ').map(stemOf));
/**
 * What is asked of one thing in a list, and the columns that say it, the likelier first: `Where do I find the milk?` is answered by what is
 * below Aisle in the row of the milk. `words`: what such a question says besides the thing.
 */
const WISHES: Wish[] = [
  {
    asks: /^(?:and |so |but )?where(?!\p{L})/iu,
    heads: [
      /(?<!\p{L})(?:location|aisle|shelf|bin|rack|room|warehouse|position|place|site|where)(?!\p{L})/iu,
    ],
    isCounted: false,
    words: stems('find get keep kept stored located is are look'),
  },
  {
    asks: /(?<!\p{L})how many(?!\p{L})/iu,
    heads: [
      /^(?:total )?(?:stock|qty|quantity|count|units|pcs|pieces|number)(?: (?:in stock|left|on hand|available))?$/iu,
      /(?<!\p{L})(?:qty|quantity|stock[ _](?:qty|quantity)|in stock|on hand|remaining|available)(?!\p{L})/iu,
    ],
    isCounted: true,
    words: stems(
      'many left have stock there remaining available bag box bottle pack piece unit buy bought order ordered get',
    ),
  },
  {
    asks: /(?<!\p{L})(?:how much (?:is|are|does|do|for)|what (?:does|do) .{1,60} cost|price)(?!\p{L})/iu,
    heads: [
      /^(?:unit |selling |sale |sales |retail |list )?price(?: \(?\p{L}{1,4}\)?)?$/iu,
      /(?<!\p{L})(?:price|unit cost|cost|rate)(?!\p{L})/iu,
    ],
    isCounted: true,
    words: stems('much cost price one single each piece sell'),
  },
];

/** The row of the one thing in a list that a question names, where one of its columns says what is asked of it. */
export function findAskedColumn(
  index: PassageIndex,
  question: string,
  asked: AskedQuestion,
): Unit | undefined {
  const wish = WISHES.find(({ asks }) => asks.test(question.slice(0, 300)));
  if (!wish) return undefined;
  const found = listTables(index).flatMap((table) => pickRow(table, wish, asked.words));
  return found.length === 1 ? found[0] : undefined;
}

function pickRow(table: Table, { heads, isCounted, words }: Wish, asked: AskedWord[]): Unit[] {
  const columns = heads.map((head) => table.heads.flatMap((name, at) => (head.test(name) ? [at] : [])));
  const [at, other] = columns.find(({ length }) => length > 0) ?? [];
  if (at === undefined || other !== undefined) return [];
  const inHeads = new Set(listWords(table.heads.join(' ')).map(stemOf));
  const naming = asked.filter(
    ({ stem, kin }) => !words.has(stem) && ![...kin].some((one) => inHeads.has(one)),
  );
  const rows = table.rows.filter((row) => naming.every((word) => isNamed(row, at, word.stem)));
  const [row] = naming.length && rows.length === 1 ? rows : [];
  const value = row?.cells[at];
  if (!row || !value) return [];
  return isCounted && numberIn(value) === undefined ? [] : [row];
}

/** One of its cells that are no numbers has the word. */
const isNamed = ({ cells }: Unit, asked: number, stem: string) =>
  cells.some(
    (cell, at) =>
      at !== asked && numberIn(cell) === undefined && listWords(cell).some((word) => stemOf(word) === stem),
  );
