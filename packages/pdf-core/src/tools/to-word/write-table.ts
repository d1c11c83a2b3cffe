import { isNumeric } from '../../layout/tidy-table.ts';
import { type TableCell, type TablePart, textOfRuns } from '../../reading/document.ts';
import { takenPlaces } from '../../reading/grid.ts';
import { writeParagraph, writeRuns } from './word-xml.ts';

const TWIPS = 20;
/** Points at each side of a cell where nothing shows how many the document leaves, and at most. */
const [PADDING, WIDEST_PADDING] = [2, 12];
/** Points by which the right side is narrower: what filled a line to its end still does, however widths are rounded. */
const SLACK = 0.2;
/** Points that a table may stand out on each side, as its lines do beside the text above it. */
const OUTSET = 6;

/** A table with its spans. What a cell covers in the rows below it goes on there, as Word wants it. */
export function writeTable(
  table: TablePart,
  room: number,
  looks: { size: string; linkOf: (address: string) => string },
): string {
  const { rows, columns, cells } = table;
  const repeated = table.repeatsHeader ? table.headerRows : 0;
  const total = table.widths.reduce((sum, width) => sum + width, 0);
  const outset = Math.min(OUTSET, Math.max(0, (total - room) / 2));
  const scale = Math.min(1, (room + 2 * outset) / total) * TWIPS;
  const widths = table.widths.map((width) => Math.max(200, Math.round(width * scale)));
  const padding = Math.min(WIDEST_PADDING, table.padding ?? PADDING);
  const [before, behind] = [padding, Math.max(0, padding - SLACK)].map((points) =>
    Math.round(points * TWIPS),
  );
  const taken = takenPlaces(table);
  const starts = new Map(cells.map((cell) => [cell.row * columns + cell.column, cell]));
  /** By column: the cell from above that goes on there. */
  const open = new Map<number, TableCell>();
  const written: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = row < repeated ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    for (let column = 0; column < columns;) {
      const cell = starts.get(row * columns + column);
      const above = open.get(column);
      const shown = cell ?? above;
      const across = Math.min(shown?.columns ?? 1, columns - column);
      const width = widths.slice(column, column + across).reduce((sum, one) => sum + one, 0);
      const isOn = !cell && above !== undefined && taken[row * columns + column] === 1;
      line += writeCell(cell, {
        looks,
        width,
        across,
        down: isOn ? 'continue' : cell && cell.rows > 1 ? 'restart' : '',
      });
      if (cell && cell.rows > 1) open.set(column, cell);
      else if (above && row >= above.row + above.rows - 1) open.delete(column);
      column += across;
    }
    written.push(`<w:tr>${line}</w:tr>`);
  }
  const sum = widths.reduce((all, width) => all + width, 0);
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  // Between two tables stands a paragraph, or Word joins them.
  return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="${sum}" w:type="dxa"/><w:tblInd w:w="${-Math.round(outset * TWIPS)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${before}" w:type="dxa"/><w:right w:w="${behind}" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join('')}</w:tbl><w:p/>`;
}

type Place = {
  looks: { size: string; linkOf: (address: string) => string };
  width: number;
  across: number;
  down: '' | 'restart' | 'continue';
};

function writeCell(cell: TableCell | undefined, { looks, width, across, down }: Place): string {
  const span = across > 1 ? `<w:gridSpan w:val="${across}"/>` : '';
  const merge = down && `<w:vMerge${down === 'restart' ? ' w:val="restart"' : ''}/>`;
  const runs = cell?.runs ?? [];
  const align = isNumeric(textOfRuns(runs)) ? 'right' : undefined;
  const text = writeParagraph(writeRuns(runs, looks), { style: 'TableText', ...(align && { align }) });
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span}${merge}</w:tcPr>${text}</w:tc>`;
}
