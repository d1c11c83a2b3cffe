/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table lays out all of its rows, and this draws those in sight */
import { type CSSProperties, memo } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { type Area, ROW_HEIGHT, type Sheet } from './sheet.ts';

interface SheetRowProps {
  sheet: Sheet;
  row: number;
  firstColumn: number;
  endColumn: number;
  /** The column of the cell that keys start from, if it is in this row. */
  active: number | null;
  /** The chosen columns of this row, to one past the last. */
  chosenFrom: number;
  chosenEnd: number;
  isQuoted: boolean;
  /** In lower case; cells with it are marked. */
  query: string;
}

const LETTER_WIDTH = 7;

/** Drawn anew only when something in it changes: rows that stay in sight cost nothing as others come. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { sheet, row, firstColumn, endColumn, active, isQuoted } = props;
  const cells = sheet.cellsOf(row);
  const areas = new Map<number, Area>();
  const wanted = Array.from({ length: Math.max(0, endColumn - firstColumn) }, (_, at) => firstColumn + at);
  if (active !== null && (active < firstColumn || active >= endColumn)) wanted.push(active);
  for (const column of wanted) {
    const area = sheet.areaAt({ row, column });
    // All of a merged cell is drawn by its first row.
    if (area.row === row) areas.set(area.column, area);
  }
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-mark={isQuoted ? 'quote' : undefined}
      className={classes('absolute left-0', isQuoted && 'bg-mark')}
      style={{ top: (row + 1) * ROW_HEIGHT, width: sheet.headWidth + sheet.width, height: ROW_HEIGHT }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes(
          'sticky left-0 z-10 grid h-full place-items-center border-r border-b border-page-line text-12 tabular-nums',
          isQuoted ? 'bg-mark font-bold text-page-ink' : 'bg-page text-page-soft',
        )}
        style={{ width: sheet.headWidth }}
      >
        {row + 1}
      </div>
      {[...areas.values()].map((area) => (
        <Cell
          key={area.column}
          {...props}
          area={area}
          text={cells[area.column] ?? ''}
          reach={area.columns > 1 ? 0 : reachOf(sheet, cells, area, endColumn)}
          isActive={active === area.column}
        />
      ))}
    </div>
  );
});

/** How far a text runs over the empty cells after it, as in Excel. */
function reachOf(sheet: Sheet, cells: string[], { row, column }: Area, end: number): number {
  const text = cells[column] ?? '';
  const { align = 'left' } = sheet.lookOf(row, column);
  const own = sheet.lefts[column + 1]! - sheet.lefts[column]!;
  if (align !== 'left' || text.length * LETTER_WIDTH < own) return 0;
  let last = column + 1;
  while (last < end && !cells[last] && sheet.areaAt({ row, column: last }).columns === 1) {
    if (sheet.lookOf(row, last).fill !== undefined) break;
    last += 1;
  }
  return last > column + 1 ? sheet.lefts[last]! - sheet.lefts[column]! : 0;
}

interface CellProps extends SheetRowProps {
  area: Area;
  text: string;
  reach: number;
  isActive: boolean;
}

function Cell(props: CellProps) {
  const { sheet, row, area, text, reach, isActive, chosenFrom, chosenEnd, isQuoted, query } = props;
  const { column, rows, columns } = area;
  const width = sheet.lefts[column + columns]! - sheet.lefts[column]!;
  const { align, bold, italic, ...own } = sheet.lookOf(row, column);
  // Colors of the file may not be readable on that of a mark.
  const { color, fill } = isQuoted ? {} : own;
  const isFound = query !== '' && text.toLowerCase().includes(query);
  const style: CSSProperties = {
    left: sheet.headWidth + sheet.lefts[column]!,
    width,
    height: rows * ROW_HEIGHT,
    color,
    backgroundColor: fill,
    textAlign: align,
    fontWeight: bold && 650,
    fontStyle: italic && 'italic',
  };
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={columns > 1 ? columns : undefined}
      aria-rowspan={rows > 1 ? rows : undefined}
      aria-selected={column >= chosenFrom && column < chosenEnd}
      data-cell={`${row}:${column}`}
      tabIndex={isActive ? 0 : -1}
      className={classes(
        'absolute top-0 flex items-center border-r border-b border-page-line/60 px-1.5 text-13 outline-none',
        !fill && rows > 1 && 'bg-page',
        width === 0 && 'hidden',
        reach > 0 ? 'z-[1] border-r-transparent' : 'overflow-hidden',
        align !== undefined && align !== 'left' && 'tabular-nums',
      )}
      style={style}
    >
      <span
        className={classes(
          reach > 0
            ? 'shrink-0 overflow-hidden text-clip whitespace-pre'
            : 'min-w-0 flex-1 truncate whitespace-pre',
          isFound && 'bg-mark text-page-ink',
        )}
        style={reach > 0 ? { width: reach - 12 } : undefined}
      >
        {text}
      </span>
    </div>
  );
}
