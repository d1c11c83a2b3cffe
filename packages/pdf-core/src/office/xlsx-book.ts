import { formatCode } from './format-codes.ts';
import { damaged } from './office-limits.ts';
import { findMainPart, readRelations } from './package-parts.ts';
import { type Attributes, readXml, withoutPrefix } from './xml.ts';
import type { Zip } from './zip.ts';

export type Book = {
  sheets: { name: string; isHidden: boolean; part: string | undefined }[];
  strings: string[];
  /** The format code of each style of cells. */
  formats: string[];
  from1904: boolean;
  styles: Uint8Array | undefined;
  theme: Uint8Array | undefined;
};

export function openBook(zip: Zip): Book {
  const main = findMainPart(zip, 'xl/workbook.xml');
  const workbook = zip.read(main);
  if (!workbook) throw damaged();
  const relations = readRelations(zip, main);
  const partOf = (type: string) => {
    const path = relations.find((relation) => relation.type === type)?.path;
    return path === undefined ? undefined : zip.read(path);
  };
  const styles = partOf('styles');
  const book: Book = {
    sheets: [],
    strings: readStrings(partOf('sharedStrings')),
    formats: readFormats(styles),
    from1904: false,
    styles,
    theme: partOf('theme'),
  };
  const parts = new Map(
    relations.flatMap(({ id, type, path }) => (type === 'worksheet' ? [[id, path]] : [])),
  );
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') book.from1904 = isOn(attributes['date1904']);
      if (name !== 'sheet') return;
      const part = parts.get(relationOf(attributes));
      const isHidden = /hidden/i.test(attributes['state'] ?? '');
      book.sheets.push({ name: attributes['name'] ?? '', isHidden, part });
    },
  });
  return book;
}

export function isOn(value: string | undefined): boolean {
  return /^(1|true)$/.test(value ?? '');
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

function readFormats(bytes: Uint8Array | undefined): string[] {
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
  return formats.map((id) => formatCode(id, custom));
}
