import type { Box } from '../../layout/box.ts';
import { isNumeric } from '../../layout/tidy-table.ts';
import {
  type Part,
  type Run,
  type TableCell,
  type TablePart,
  type TextPart,
  textOfRuns,
} from '../../reading/document.ts';
import { escapeXml } from '../../reading/xml.ts';

const EMU = 12_700;
/** How much wider the text of another font may be before a line breaks. */
const ROOMIER = 1.06;
/** In sizes of the font: what is lower has one line. */
const ONE_LINE = 1.7;
const GRID = 'http://schemas.openxmlformats.org/drawingml/2006/table';

/** The relation of an address. */
type LinkOf = (address: string) => string;

/** A part of a page as a shape of a slide, where it stands on the page. `picture` is the relation of its bytes. */
export function writeShape(part: Part, number: number, picture: string | undefined, linkOf: LinkOf): string {
  if (part.kind === 'picture') return picture ? writePicture(part.box, number, picture) : '';
  return part.kind === 'table' ? writeTable(part, number, linkOf) : writeText(part, number, linkOf);
}

function frameOf({ x, y, width, height }: Box, wide = 1): string {
  const size = (points: number) => Math.max(0, Math.round(points * EMU));
  return `<a:off x="${size(x)}" y="${size(y)}"/><a:ext cx="${size(width * wide)}" cy="${size(height)}"/>`;
}

function writeText(
  { kind, box, runs, tabs, size, centered, rightToLeft, marker }: TextPart,
  number: number,
  linkOf: LinkOf,
): string {
  // A line of its own stays one, however wide another font is.
  const wrap = box.height < ONE_LINE * size ? 'none' : 'square';
  const name = `${kind === 'heading' ? 'Title' : 'Text'} ${number}`;
  const align = centered ? ' algn="ctr"' : '';
  const direction = rightToLeft ? ' rtl="1"' : '';
  const bullet = marker ? [{ text: `${marker} `, bold: false, italic: false }] : [];
  const stops = tabs.map(
    ({ at, right }) => `<a:tab pos="${Math.round((at - box.x) * EMU)}" algn="${right ? 'r' : 'l'}"/>`,
  );
  const tabbed = stops.length ? `<a:tabLst>${stops.join('')}</a:tabLst>` : '';
  const paragraph = `<a:p><a:pPr${align}${direction}>${tabbed}</a:pPr>${writeRuns([...bullet, ...runs], size, linkOf)}</a:p>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${number}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${frameOf(box, ROOMIER)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="${wrap}" lIns="0" tIns="0" rIns="0" bIns="0"/>${paragraph}</p:txBody></p:sp>`;
}

function writeRuns(runs: Run[], size: number, linkOf: LinkOf): string {
  const hundredths = Math.min(400_000, Math.max(100, Math.round(size * 2) * 50));
  return runs
    .map(({ text, bold, italic, color, link }) => {
      const tint = color ? `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>` : '';
      const leads = link ? `<a:hlinkClick r:id="${linkOf(link)}"/>` : '';
      const look = `<a:rPr sz="${hundredths}"${bold ? ' b="1"' : ''}${italic ? ' i="1"' : ''}>${tint}${leads}</a:rPr>`;
      const lines = text.split('\n').map((line) => `<a:r>${look}<a:t>${escapeXml(line)}</a:t></a:r>`);
      return lines.join('<a:br/>');
    })
    .join('');
}

/** A grid in which what a cell covers beside its first place is named as such. */
function writeTable(table: TablePart, number: number, linkOf: LinkOf): string {
  const { box, rows, columns, cells, widths, size } = table;
  const total = widths.reduce((sum, width) => sum + width, 0);
  const grid = widths.map((width) => `<a:gridCol w="${Math.round((width / total) * box.width * EMU)}"/>`);
  const places = new Map<number, TableCell>();
  for (const cell of cells)
    for (let row = cell.row; row < Math.min(rows, cell.row + cell.rows); row++)
      for (let column = cell.column; column < cell.column + cell.columns; column++)
        places.set(row * columns + column, cell);
  const height = Math.round((box.height / rows) * EMU);
  const lines = Array.from({ length: rows }, (_, row) => {
    const written = Array.from({ length: columns }, (_place, column) =>
      writeCell(places.get(row * columns + column), { row, column }, size, linkOf),
    );
    return `<a:tr h="${height}">${written.join('')}</a:tr>`;
  });
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${number}" name="Table ${number}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${frameOf(box)}</p:xfrm><a:graphic><a:graphicData uri="${GRID}"><a:tbl><a:tblPr/><a:tblGrid>${grid.join('')}</a:tblGrid>${lines.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

const BORDERS = ['L', 'R', 'T', 'B']
  .map((side) => `<a:ln${side} w="6350"><a:solidFill><a:srgbClr val="808080"/></a:solidFill></a:ln${side}>`)
  .join('');

function writeCell(
  cell: TableCell | undefined,
  { row, column }: { row: number; column: number },
  size: number,
  linkOf: LinkOf,
): string {
  const isFirst = cell?.row === row && cell.column === column;
  const spans = !cell
    ? ''
    : (isFirst && cell.columns > 1 ? ` gridSpan="${cell.columns}"` : '') +
      (isFirst && cell.rows > 1 ? ` rowSpan="${cell.rows}"` : '') +
      (column > cell.column ? ' hMerge="1"' : '') +
      (row > cell.row ? ' vMerge="1"' : '');
  const runs = isFirst ? cell.runs : [];
  const align = isNumeric(textOfRuns(runs)) ? '<a:pPr algn="r"/>' : '';
  return `<a:tc${spans}><a:txBody><a:bodyPr/><a:p>${align}${writeRuns(runs, size, linkOf)}</a:p></a:txBody><a:tcPr marL="36000" marR="36000" marT="18000" marB="18000">${BORDERS}</a:tcPr></a:tc>`;
}

function writePicture(box: Box, number: number, picture: string): string {
  return `<p:pic><p:nvPicPr><p:cNvPr id="${number}" name="Picture ${number}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${picture}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${frameOf(box)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}
