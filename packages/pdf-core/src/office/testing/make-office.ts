import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';

export type Fixture = 'letter.docx' | 'letter.doc' | 'book.xlsx' | 'book.xls';

/** Written by LibreOffice; each new document has the same text as the old one beside it. */
export function readFixture(name: Fixture): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
}

export function makeZip(parts: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return zipSync(Object.fromEntries(bytes));
}

/** Uploads are known by it. */
function typeOf(part: string, format: string): Record<string, string> {
  const type = `application/vnd.openxmlformats-officedocument.${format}.main+xml`;
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return { '[Content_Types].xml': `<?xml version="1.0"?>${types}` };
}
const WORD_TYPE = typeOf('word/document.xml', 'wordprocessingml.document');
const EXCEL_TYPE = typeOf('xl/workbook.xml', 'spreadsheetml.sheet');

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export function makeDocx(
  body: string,
  more: Record<string, string | Uint8Array> = {},
  prolog = '',
): Uint8Array {
  return makeZip({
    ...WORD_TYPE,
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export function makeXlsx(cells: string, more: Record<string, string> = {}): Uint8Array {
  return makeZip({
    ...EXCEL_TYPE,
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    ...more,
  });
}

export type MadeSheet = { name: string; xml: string; state?: string };

/** A workbook of sheets whose `xml` is all that stands in the worksheet. */
export function makeWorkbook(sheets: MadeSheet[], styles = '', strings: string[] = []): Uint8Array {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ''}/>`,
  );
  const parts = sheets.map(({ xml }, at) => [
    `xl/worksheets/sheet${at}.xml`,
    `<worksheet>${xml}</worksheet>`,
  ]);
  const relations = sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`));
  return makeZip({
    ...EXCEL_TYPE,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(parts),
  });
}

/** Styles 1 to 5: a date, an amount in euros, a share, bold on yellow in the middle, thousands. */
export const SAMPLE_STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/></numFmts>' +
  '<fonts><font/><font><b/></font></fonts>' +
  '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="0" fontId="1" fillId="2"><alignment horizontal="center"/></xf><xf numFmtId="3"/></cellXfs>';
