import { damaged } from './office-limits.ts';
import { findMainPart, readRelations } from './package-parts.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';
import { type Attributes, readXml, type XmlReader } from './xml.ts';
import type { Zip } from './zip.ts';

/** What stands beside the text. Notes follow its last page, since only Word knows where it would print them. */
const BESIDE = new Set(['footnotes', 'endnotes', 'header', 'footer', 'comments']);
/** What older programs show in place of a newer drawing, what was moved away, and how something was before: none of it is shown. */
const SKIPPED = new Set(
  'Fallback moveFrom rt pPrChange rPrChange sectPrChange tblPrChange trPrChange tcPrChange'.split(' '),
);

/** Elements that are not shown are left out. */
export type WordsReader = Pick<XmlReader, 'open' | 'close'> & {
  /** As it is shown, with tabs and line breaks. */
  text: (text: string) => void;
  /** A page begins: where its author broke it, or where Word broke it when the file was last saved. */
  page: (isByAuthor: boolean) => void;
  /** What fields are made by. */
  instruction?: (text: string) => void;
};

/** A page begins where its author broke it, or where Word broke it when the file was last saved. */
export function readDocx(zip: Zip): OfficePage[] {
  const main = findMainPart(zip, 'word/document.xml');
  const body = zip.read(main);
  if (!body) throw damaged();
  const writer = createPageWriter();
  writeBody(body, writer);
  for (const { type, path } of readRelations(zip, main)) {
    const part = BESIDE.has(type) ? zip.read(path) : undefined;
    if (!part) continue;
    writer.write('\n');
    writeBody(part, writer);
  }
  return writer.pages();
}

/** A row is one line, whatever breaks its cells have, and stands on the page that it begins on. */
function writeBody(bytes: Uint8Array, writer: PageWriter): void {
  let cells = 0;
  let [isWritten, turns] = [false, false];
  readWords(bytes, {
    open(name) {
      if (name === 'tc') cells++;
    },
    close(name) {
      if (name === 'p') writer.write(cells ? ' ' : '\n');
      else if (name === 'tr') {
        writer.write('\n');
        if (turns && !cells) writer.turn();
        [isWritten, turns] = [false, turns && cells > 0];
      } else if (name === 'tc') {
        cells--;
        writer.write('\t');
      }
    },
    text(text) {
      isWritten ||= cells > 0;
      writer.write(cells && text === '\n' ? ' ' : text);
    },
    page() {
      if (isWritten) turns = true;
      else writer.turn();
    },
  });
}

/** Reads the body of a Word file, or of its notes. */
export function readWords(bytes: Uint8Array, reader: WordsReader): void {
  let skipped = 0;
  let within: 'text' | 'instruction' | undefined;
  readXml(bytes, {
    open(name, attributes) {
      if (SKIPPED.has(name)) skipped++;
      if (skipped) return;
      reader.open?.(name, attributes);
      if (name === 't') within = 'text';
      else if (name === 'instrText') within = 'instruction';
      else if (name === 'tab' || name === 'ptab') reader.text('\t');
      else if (name === 'noBreakHyphen') reader.text('-');
      else if (name === 'cr') reader.text('\n');
      else if (name === 'lastRenderedPageBreak') reader.page(false);
      else if (name === 'pageBreakBefore' && !isOff(attributes)) reader.page(true);
      else if (name !== 'br') return;
      else if (attributes['w:type'] === 'page') reader.page(true);
      else reader.text('\n');
    },
    close(name) {
      if (SKIPPED.has(name)) skipped--;
      if (skipped) return;
      if (name === 't' || name === 'instrText') within = undefined;
      reader.close?.(name);
    },
    text(text) {
      if (skipped) return;
      if (within === 'text') reader.text(text);
      else if (within === 'instruction') reader.instruction?.(text);
    },
  });
}

export function isOff(attributes: Attributes): boolean {
  return /^(0|false|off|none)$/.test(attributes['w:val'] ?? '');
}
