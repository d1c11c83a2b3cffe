import type { Place, Sheet } from './sheet.ts';

/** Where a key leads from a cell. Undefined for a key that leads nowhere. */
export function moveCell(
  sheet: Sheet,
  from: Place,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  pageRows: number,
): Place | undefined {
  const area = sheet.areaAt(from);
  const isFar = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [sheet.rows - 1, sheet.columns - 1];
  const moves: Record<string, [row: number, column: number]> = {
    ArrowUp: [isFar ? 0 : area.row - 1, from.column],
    ArrowDown: [isFar ? lastRow : area.row + area.rows, from.column],
    ArrowLeft: [from.row, isFar ? 0 : area.column - 1],
    ArrowRight: [from.row, isFar ? lastColumn : area.column + area.columns],
    PageUp: [from.row - pageRows, from.column],
    PageDown: [from.row + pageRows, from.column],
    Home: [isFar ? 0 : from.row, 0],
    End: [isFar ? lastRow : from.row, lastColumn],
  };
  const move = moves[key];
  if (!move) return undefined;
  const row = Math.min(lastRow, Math.max(0, move[0]));
  const column = Math.min(lastColumn, Math.max(0, move[1]));
  const seen = findSeen(sheet, column, key === 'ArrowLeft' || key === 'End' ? -1 : 1);
  return { row, column: seen ?? from.column };
}

/** This column, or the next one in that direction that is not hidden. */
function findSeen(sheet: Sheet, from: number, step: 1 | -1): number | undefined {
  for (let column = from; column >= 0 && column < sheet.columns; column += step)
    if (!sheet.isHidden(column)) return column;
  return undefined;
}
