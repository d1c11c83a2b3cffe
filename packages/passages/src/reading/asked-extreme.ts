import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { listWords } from '../text/tokens.ts';
import type { AskedQuestion } from './question-words.ts';
import { listTables, numberIn, type Table } from './table-rows.ts';
import type { Unit } from './units.ts';

/** `heads`: the likelier columns first. */
type Wish = { takes: 'most' | 'least' | 'none'; heads?: RegExp[] };

/** What one of it costs comes before what all of it comes to. */
const PRICE = [
  /(?<!\p{L})(?:prices?|unit cost|rate)(?!\p{L})/iu,
  /(?<!\p{L})(?:cost|amount|fee|value|total)(?!\p{L})/iu,
];
const STOCK = [
  /(?<!\p{L})(?:stock|qty|quantity|on hand|in hand|remaining|left|balance|available|units|count)(?!\p{L})/iu,
];
const SOLD = [/(?<!\p{L})(?:sold|sales)(?!\p{L})/iu];
/** What is the most or the least of something, and the columns that say how much it is where the question names none. */
const WISHES: [RegExp, Wish][] = [
  [
    /(?<!\p{L})(?:most expensive|dearest|priciest|costliest|costs? (?:the )?most)(?!\p{L})/iu,
    { takes: 'most', heads: PRICE },
  ],
  [
    /(?<!\p{L})(?:cheapest|least expensive|costs? (?:the )?least)(?!\p{L})/iu,
    { takes: 'least', heads: PRICE },
  ],
  [
    /(?<!\p{L})(?:out of stock|sold out|r[ua]n out|none left|nothing left)(?!\p{L})/iu,
    { takes: 'none', heads: STOCK },
  ],
  [
    /(?<!\p{L})(?:(?:running|getting|run|low(?:est)?) (?:low|out|on|in) ?(?:on |of |in )?(?:stock)?|almost (?:out|gone)|nearly (?:out|gone)|low stock|lowest stock|least stock|fewest left|restock|reorder)(?!\p{L})/iu,
    { takes: 'least', heads: STOCK },
  ],
  [
    /(?<!\p{L})(?:best[ -]sell(?:er|ing)|s(?:old|ells?) (?:the )?(?:most|best)|most (?:popular|sold))(?!\p{L})/iu,
    { takes: 'most', heads: SOLD },
  ],
  [
    /(?<!\p{L})(?:worst[ -]sell(?:er|ing)|s(?:old|ells?) (?:the )?(?:least|worst)|least (?:popular|sold))(?!\p{L})/iu,
    { takes: 'least', heads: SOLD },
  ],
  [
    /(?<!\p{L})(?:(?:did not|didn[’']?t|does not|doesn[’']?t|not) sell|(?:was|were) not sold)(?!\p{L})/iu,
    { takes: 'none', heads: SOLD },
  ],
  [/(?<!\p{L})(?:highest|largest|biggest|greatest|(?<!at )most)(?!\p{L})/iu, { takes: 'most' }],
  [/(?<!\p{L})(?:lowest|smallest|(?<!at )least|fewest)(?!\p{L})/iu, { takes: 'least' }],
];
/** They name no column. */
const NAMES_NOTHING = new Set(
  (
    'most least highest lowest largest smallest biggest greatest fewest expensive cheapest dearest item items product products thing things article ' +
    'row line entry one running run low getting sell sells best worst today have has left order'
  )
    .split(' ')
    .map(stemOf),
);
const SAYS_NONE = /^(?:out of stock|sold out|none|nil)$/iu;
const LEAST_ROWS = 2;
/** Of so many rows a column has to have a number. */
const COUNTED = 0.8;

/**
 * The one row of a table that has the most or the least of what a question asks for: `What is the most expensive item?`. The other words of
 * the question have to name the column, where they are of the table at all.
 */
export function findExtreme(index: PassageIndex, question: string, asked: AskedQuestion): Unit | undefined {
  const [pattern, wish] = WISHES.find(([one]) => one.test(question.slice(0, 300))) ?? [];
  if (!wish) return undefined;
  // What tells that the most or the least is meant names no row.
  const own = new Set(listWords(pattern!.exec(question)![0]).map(stemOf));
  const tables = listTables(index).filter(({ rows }) => rows.length >= LEAST_ROWS);
  const counting = tables
    .map((table) => ({ table, columns: columnsOf(table, wish, asked) }))
    .filter(({ columns }) => columns.length > 0);
  // Of two tables that count it none is meant.
  const [only, other] = counting;
  if (!only || other) return undefined;
  // Words that the table has elsewhere narrow the question down to some of its rows.
  const { table, columns } = only;
  const narrows = (stem: string) => !own.has(stem) && isOfCells(table, stem) && !isInHeads(table, stem);
  if (asked.words.some(({ stem }) => narrows(stem))) return undefined;
  const [first, ...others] = columns.map((at) => pickRow(table, at, wish.takes));
  return others.every((row) => row === first) ? first : undefined;
}

/** The columns that a question names, or else those that usually say it. */
function columnsOf(table: Table, { heads }: Wish, asked: AskedQuestion): number[] {
  const columns = listCounted(table);
  const named = columns.filter((at) => isNamed(table.heads[at] ?? '', asked));
  const usual = heads?.map((head) => columns.filter((at) => head.test(table.heads[at] ?? '')));
  return named.length ? named : (usual?.find(({ length }) => length > 0) ?? []);
}

function pickRow({ rows }: Table, at: number, takes: Wish['takes']): Unit | undefined {
  const counted = rows.flatMap((row) => {
    const value = numberIn(row.cells[at]);
    return value === undefined ? [] : [{ row, value }];
  });
  if (takes === 'none') {
    const none = rows.filter(
      (row) => numberIn(row.cells[at]) === 0 || row.cells.some((cell) => SAYS_NONE.test(cell)),
    );
    return none.length === 1 ? none[0] : undefined;
  }
  const values = counted.map(({ value }) => value);
  const end = takes === 'most' ? Math.max(...values) : Math.min(...values);
  const last = counted.filter(({ value }) => value === end);
  return last.length === 1 ? last[0]!.row : undefined;
}

/** The columns that have a number in most of their rows. */
const listCounted = ({ heads, rows }: Table): number[] =>
  heads.flatMap((_, at) => {
    const counted = rows.filter(({ cells }) => numberIn(cells[at]) !== undefined).length;
    return counted >= COUNTED * rows.length ? [at] : [];
  });

const isNamed = (head: string, { words }: AskedQuestion) => {
  const own = new Set(listWords(head).map(stemOf));
  return words.some(({ stem, kin }) => !NAMES_NOTHING.has(stem) && [...kin].some((one) => own.has(one)));
};

const isOfCells = ({ rows }: Table, stem: string) =>
  !NAMES_NOTHING.has(stem) && rows.some((row) => row.stems.has(stem));

const isInHeads = ({ heads }: Table, stem: string) =>
  heads.some((head) => listWords(head).map(stemOf).includes(stem));
