import type { PassageIndex } from '../ranking/passage-index.ts';
import { headsOf } from './asked-cell.ts';
import { listUnits, type Unit } from './units.ts';

/** The rows below the same names of columns, as they stand. */
export type Table = { heads: string[]; rows: Unit[] };

/** A row that adds up or averages those above is none of them. */
const SUMS_UP = /^(?:grand |sub[ -]?|daily |monthly )?(?:totals?|sum|average|mean)(?!\p{L})/iu;
const NUMBER = /^(?:[€$£¥₹]|Rs\.? ?)?(-?\d{1,15}(?:,\d{2,3}){0,5}(?:\.\d{1,12})?)\s?(?:[€$£¥₹%])?$/u;

/** The tables of a document whose columns have names; a row that two passages share counts once. */
export function listTables(index: PassageIndex): Table[] {
  const tables = new Map<string, Table>();
  const seen = new Set<string>();
  index.passages.forEach(({ text, sentences }, at) => {
    if (!text.includes(' | ')) return;
    const file = (index.passages[at] as { fileId?: string }).fileId ?? '';
    for (const unit of listUnits(index, at)) {
      const place = `${file} ${unit.sentence.page} ${unit.sentence.from}`;
      if (unit.shape !== 'row' || unit.isHead || !unit.heads.length || seen.has(place)) continue;
      seen.add(place);
      const heads = headsOf(unit).at(-1) ?? [];
      const name = `${file} ${sentences[0]!.page} ${heads.join('\t')}`;
      const table = tables.get(name) ?? { heads, rows: [] };
      if (!unit.cells.some((cell) => SUMS_UP.test(cell.replace(/^\P{L}{1,6}/u, '')))) table.rows.push(unit);
      tables.set(name, table);
    }
  });
  return [...tables.values()].filter(({ rows }) => rows.length > 0);
}

/** What a cell counts; `undefined` where it is no number alone. */
export function numberIn(cell: string | undefined): number | undefined {
  const said = NUMBER.exec(cell?.trim() ?? '')?.[1];
  return said === undefined ? undefined : Number(said.replaceAll(',', ''));
}
