/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table lays out all of its rows, and this draws those in sight */
import type { RefObject } from 'react';
import type { QuotedRows } from './find-row.ts';
import { type Area, columnName, type Place, ROW_HEIGHT, type Sheet } from './sheet.ts';
import { SheetRow } from './sheet-row.tsx';
import type { useCells } from './use-cells.ts';
import { useSheetWindow } from './use-sheet-window.ts';

interface SheetGridProps {
  box: RefObject<HTMLDivElement | null>;
  sheet: Sheet;
  name: string;
  cells: ReturnType<typeof useCells>;
  marked: QuotedRows | null;
  query: string;
}

/** The cells under their letters and beside their numbers; of a long sheet only what is in sight. */
export function SheetGrid({ box, sheet, name, cells, marked, query }: SheetGridProps) {
  const seen = useSheetWindow(box, sheet);
  const { area, chosen, handlers } = cells;
  const rows = listRows(sheet, seen, chosen.active);
  const isIn = (row: number) => row >= area.row && row < area.row + area.rows;
  return (
    <div
      ref={box}
      role="grid"
      aria-label={name}
      aria-rowcount={sheet.rows + 1}
      aria-colcount={sheet.columns + 1}
      aria-multiselectable="true"
      tabIndex={-1}
      className="absolute inset-0 overflow-auto overscroll-contain bg-sunken text-page-ink outline-none select-none"
      {...handlers}
    >
      <div
        role="presentation"
        className="relative bg-page"
        style={{ width: sheet.headWidth + sheet.width, height: sheet.height + ROW_HEIGHT }}
      >
        <Heads sheet={sheet} first={seen.firstColumn} end={seen.endColumn} area={area} />
        {rows.map((row) => (
          <SheetRow
            key={row}
            sheet={sheet}
            row={row}
            firstColumn={seen.firstColumn}
            endColumn={seen.endColumn}
            active={row === chosen.active.row ? chosen.active.column : null}
            chosenFrom={isIn(row) ? area.column : 0}
            chosenEnd={isIn(row) ? area.column + area.columns : 0}
            isQuoted={marked !== null && row >= marked.row && row <= marked.last}
            query={query}
          />
        ))}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute z-[2] border-2 border-page-accent bg-page-accent/8"
          style={{
            left: sheet.headWidth + sheet.lefts[area.column]! - 1,
            top: (area.row + 1) * ROW_HEIGHT - 1,
            width: sheet.lefts[area.column + area.columns]! - sheet.lefts[area.column]! + 1,
            height: area.rows * ROW_HEIGHT + 1,
          }}
        />
      </div>
    </div>
  );
}

/** The rows in sight, the one that has the focus, and those whose merged cells reach into sight. */
function listRows(
  sheet: Sheet,
  { firstRow, endRow }: { firstRow: number; endRow: number },
  active: Place,
): number[] {
  const rows = new Set(sheet.mergesOf(firstRow).map(({ row }) => row));
  for (let row = firstRow; row < endRow; row += 1) rows.add(row);
  rows.add(active.row);
  return [...rows].toSorted((one, other) => one - other);
}

function Heads({ sheet, first, end, area }: { sheet: Sheet; first: number; end: number; area: Area }) {
  const columns = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-20 bg-page" style={{ height: ROW_HEIGHT }}>
      <div
        role="presentation"
        className="sticky left-0 z-10 h-full border-r border-b border-page-line bg-page"
        style={{ width: sheet.headWidth }}
      />
      {columns
        .filter((column) => !sheet.isHidden(column))
        .map((column) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={column + 2}
            data-chosen={(column >= area.column && column < area.column + area.columns) || undefined}
            className="absolute top-0 grid h-full place-items-center border-r border-b border-page-line text-12 text-page-soft data-chosen:font-bold data-chosen:text-page-accent"
            style={{
              left: sheet.headWidth + sheet.lefts[column]!,
              width: sheet.lefts[column + 1]! - sheet.lefts[column]!,
            }}
          >
            {columnName(column)}
          </div>
        ))}
    </div>
  );
}
