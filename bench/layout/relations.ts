export type TruthCell = { row: number; column: number; rows: number; columns: number; text: string };

/** How often each pair of neighbours occurs in tables: a cell and the next one that is not empty, to its right and below it. */
export function countRelations(tables: TruthCell[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cells of tables)
    for (const relation of listRelations(cells.filter((cell) => fold(cell.text))))
      counts.set(relation, (counts.get(relation) ?? 0) + 1);
  return counts;
}

function listRelations(cells: TruthCell[]): string[] {
  const at = new Map<string, number>();
  let [rows, columns] = [0, 0];
  for (const [index, cell] of cells.entries()) {
    for (let row = cell.row; row < cell.row + cell.rows; row++)
      for (let column = cell.column; column < cell.column + cell.columns; column++)
        at.set(`${row} ${column}`, index);
    rows = Math.max(rows, cell.row + cell.rows);
    columns = Math.max(columns, cell.column + cell.columns);
  }
  // The place of both cells keeps pairs with the same words apart; it is left out when they are compared.
  const found = new Map<string, string>();
  const add = (one: number, other: number | undefined, way: string) => {
    if (other !== undefined && other !== one)
      found.set(`${one} ${other} ${way}`, `${fold(cells[one]!.text)} ${way} ${fold(cells[other]!.text)}`);
  };
  const next = (row: number, column: number, down: number, across: number, self: number) => {
    for (let r = row + down, c = column + across; r < rows && c < columns; r += down, c += across) {
      const other = at.get(`${r} ${c}`);
      if (other !== undefined && other !== self) return other;
    }
    return undefined;
  };
  for (const [index, cell] of cells.entries()) {
    for (let row = cell.row; row < cell.row + cell.rows; row++)
      add(index, next(row, cell.column + cell.columns - 1, 0, 1, index), '→');
    for (let column = cell.column; column < cell.column + cell.columns; column++)
      add(index, next(cell.row + cell.rows - 1, column, 1, 0, index), '↓');
  }
  return [...found.values()];
}

/** Spacing and the kind of dashes make no difference. */
function fold(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '') || plain;
}
