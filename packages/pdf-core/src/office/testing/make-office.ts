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

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export function makeDocx(
  body: string,
  more: Record<string, string | Uint8Array> = {},
  prolog = '',
): Uint8Array {
  return makeZip({
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export function makeXlsx(cells: string, more: Record<string, string> = {}): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  return makeZip({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    ...more,
  });
}
