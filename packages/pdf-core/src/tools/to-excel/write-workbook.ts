import { packParts, writeRelations, writeTypes, XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { address } from './find-sums.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Formats below this number are the program's own. */
const FIRST_FORMAT = 164;

type Style = { format: string; bold: boolean };
/** The styles of a workbook, each once. The first is that of plain cells. */
type Styles = { list: Style[]; places: Map<string, number> };

/** A workbook with a sheet for each table. */
export function writeWorkbook(sheets: Sheet[]): Uint8Array {
  const styles: Styles = { list: [], places: new Map() };
  placeStyle(styles, { format: '', bold: false });
  const parts = new Map<string, string>();
  const written = sheets.map((sheet) => writeSheet(sheet, styles));
  const names = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`);
  parts.set(
    '[Content_Types].xml',
    writeTypes([
      ['xl/workbook.xml', `${KIND}.sheet.main+xml`],
      ['xl/styles.xml', `${KIND}.styles+xml`],
      ...names.map((name): [string, string] => [`xl/${name}`, `${KIND}.worksheet+xml`]),
    ]),
  );
  parts.set(
    '_rels/.rels',
    writeRelations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
  );
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  parts.set(
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
  );
  parts.set(
    'xl/_rels/workbook.xml.rels',
    writeRelations([
      ...names.map((target, at) => ({ id: `rId${at + 1}`, type: 'worksheet', target })),
      { id: `rId${names.length + 1}`, type: 'styles', target: 'styles.xml' },
    ]),
  );
  parts.set('xl/styles.xml', writeStyles(styles));
  for (const [at, name] of names.entries()) parts.set(`xl/${name}`, written[at]!);
  return packParts(parts);
}

function placeStyle({ list, places }: Styles, style: Style): number {
  const key = `${style.bold} ${style.format}`;
  const found = places.get(key);
  if (found !== undefined) return found;
  places.set(key, list.length);
  return list.push(style) - 1;
}

function writeSheet(sheet: Sheet, styles: Styles): string {
  const { cells, widths, headerRows } = sheet;
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = [...Map.groupBy(cells, ({ row }) => row)]
    .toSorted(([one], [other]) => one - other)
    .map(([row, some]) => {
      const written = some
        .toSorted((one, other) => one.column - other.column)
        .map((cell) => writeCell(cell, styles));
      return `<row r="${row + 1}">${written.join('')}</row>`;
    });
  const spans = cells
    .filter((cell) => cell.rows > 1 || cell.columns > 1)
    .map(({ row, column, ...cell }) => {
      const last = address(row + cell.rows - 1, column + cell.columns - 1);
      return `<mergeCell ref="${address(row, column)}:${last}"/>`;
    });
  const merged = spans.length ? `<mergeCells count="${spans.length}">${spans.join('')}</mergeCells>` : '';
  return `${XML}<worksheet xmlns="${MAIN}">${writeView(headerRows)}<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData>${merged}</worksheet>`;
}

/** Header rows stay in sight. */
function writeView(headerRows: number): string {
  if (!headerRows) return '';
  const below = address(headerRows, 0);
  return `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRows}" topLeftCell="${below}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
}

/** Text is written as text: content of a document is never a formula. */
function writeCell({ row, column, value, bold, formula }: SheetCell, styles: Styles): string {
  const place = address(row, column);
  const style = placeStyle(styles, { format: value.kind === 'text' ? '' : value.format, bold });
  if (value.kind === 'text')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.text)}</t></is></c>`;
  const sum = formula ? `<f>${formula}</f>` : '';
  return `<c r="${place}" s="${style}">${sum}<v>${value.value}</v></c>`;
}

function writeStyles({ list }: Styles): string {
  const formats = [...new Set(list.map(({ format }) => format))].filter(Boolean);
  const numbered = formats.map(
    (format, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escapeXml(format)}"/>`,
  );
  const fonts = ['', '<b/>'].map((bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`);
  const looks = list.map(({ format, bold }) => {
    const number = format ? FIRST_FORMAT + formats.indexOf(format) : 0;
    return `<xf numFmtId="${number}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"${format ? '' : ' wrapText="1"'}/></xf>`;
  });
  const defined = numbered.length ? `<numFmts count="${numbered.length}">${numbered.join('')}</numFmts>` : '';
  return `${XML}<styleSheet xmlns="${MAIN}">${defined}<fonts count="2">${fonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`;
}
