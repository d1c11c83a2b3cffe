import { isDateFormat, showNumber } from './cell-values.ts';
import { damaged } from './office-limits.ts';
import { findMainPart, readRelations } from './package-parts.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';
import { type Attributes, readXml, withoutPrefix } from './xml.ts';
import type { Zip } from './zip.ts';

type Sheet = { name: string; relation: string };
type Book = { strings: string[]; isDate: boolean[]; from1904: boolean };

/** Each sheet is a page: its rows are lines, its cells stand between tabs. Formulas are what they came to. */
export function readXlsx(zip: Zip): OfficePage[] {
  const main = findMainPart(zip, 'xl/workbook.xml');
  const workbook = zip.read(main);
  if (!workbook) throw damaged();
  const relations = readRelations(zip, main);
  const partOf = (type: string) => {
    const path = relations.find((relation) => relation.type === type)?.path;
    return path === undefined ? undefined : zip.read(path);
  };
  const { sheets, from1904 } = readWorkbook(workbook);
  const strings = readStrings(partOf('sharedStrings'));
  const book: Book = { strings, isDate: readStyles(partOf('styles')), from1904 };
  const writer = createPageWriter();
  for (const { name, relation } of sheets) {
    const path = relations.find(({ id, type }) => id === relation && type === 'worksheet')?.path;
    const part = path === undefined ? undefined : zip.read(path);
    writer.begin(name);
    if (part) readSheet(part, book, writer);
  }
  return writer.pages();
}

function readWorkbook(bytes: Uint8Array): { sheets: Sheet[]; from1904: boolean } {
  const sheets: Sheet[] = [];
  let from1904 = false;
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name === 'sheet') sheets.push({ name: attributes['name'] ?? '', relation: relationOf(attributes) });
    },
  });
  return { sheets, from1904 };
}

/** Its prefix is the writer's choice. */
function relationOf(attributes: Attributes): string {
  const found = Object.entries(attributes).find(([key]) => key.includes(':') && withoutPrefix(key) === 'id');
  return found?.[1] ?? '';
}

function readStrings(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let [inText, inPhonetic, current] = [false, false, ''];
  if (!bytes) return strings;
  readXml(bytes, {
    open(name) {
      if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    close(name) {
      if (name === 'rPh') inPhonetic = false;
      else if (name === 't') inText = false;
      else if (name === 'si') {
        strings.push(current);
        current = '';
      }
    },
    text(text) {
      if (inText) current += text;
    },
  });
  return strings;
}

/** For each style of a cell, whether it shows a day or a time. */
function readStyles(bytes: Uint8Array | undefined): boolean[] {
  const formats: number[] = [];
  const custom = new Map<number, string>();
  let inCells = false;
  if (!bytes) return [];
  readXml(bytes, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt') custom.set(id, attributes['formatCode'] ?? '');
      else if (name === 'xf' && inCells) formats.push(id);
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats.map((id) => isDateFormat(id, custom));
}

function readSheet(bytes: Uint8Array, book: Book, writer: PageWriter): void {
  let cell: Attributes = {};
  let [value, inValue, isFirst] = ['', false, true];
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'row') isFirst = true;
      else if (name === 'c') [cell, value] = [attributes, ''];
      else if (name === 'v' || name === 't') inValue = true;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'row') writer.write('\n');
      else if (name === 'c') {
        const shown = showCell(cell, value, book);
        if (shown) writer.write(isFirst ? shown : `\t${shown}`);
        if (shown) isFirst = false;
      }
    },
    text(text) {
      if (inValue) value += text;
    },
  });
}

function showCell({ t: type = 'n', s: style }: Attributes, value: string, book: Book): string {
  if (!value) return '';
  if (type === 's') return oneLine(book.strings[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return type === 'e' ? '' : oneLine(value);
  return showNumber(Number(value), book.isDate[Number(style ?? 0)] ?? false, book.from1904);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
