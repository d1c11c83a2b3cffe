import { damaged } from './office-limits.ts';
import { findMainPart, readRelations } from './package-parts.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';
import { type Attributes, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** What stands beside the text. Notes follow its last page, since only Word knows where it would print them. */
const BESIDE = new Set(['footnotes', 'endnotes', 'header', 'footer', 'comments']);
/** What older programs show in place of a newer drawing, and what was moved away: their words stand elsewhere too. */
const SKIPPED = new Set(['Fallback', 'moveFrom', 'rt']);

/** A page begins where its author broke it, or where Word broke it when the file was last saved. */
export function readDocx(zip: Zip): OfficePage[] {
  const main = findMainPart(zip, 'word/document.xml');
  const body = zip.read(main);
  if (!body) throw damaged();
  const writer = createPageWriter();
  readBody(body, writer);
  for (const { type, path } of readRelations(zip, main)) {
    const part = BESIDE.has(type) ? zip.read(path) : undefined;
    if (!part) continue;
    writer.write('\n');
    readBody(part, writer);
  }
  return writer.pages();
}

function readBody(bytes: Uint8Array, writer: PageWriter): void {
  let skipped = 0;
  let cells = 0;
  let inText = false;
  readXml(bytes, {
    open(name, attributes) {
      if (SKIPPED.has(name)) skipped++;
      if (skipped) return;
      if (name === 't') inText = true;
      else if (name === 'tc') cells++;
      else if (name === 'tab' || name === 'ptab') writer.write('\t');
      else if (name === 'noBreakHyphen') writer.write('-');
      else if (name === 'cr') writer.write('\n');
      else if (name === 'lastRenderedPageBreak') writer.turn();
      else if (name === 'pageBreakBefore' && !isOff(attributes)) writer.turn();
      else if (name !== 'br') return;
      else if (attributes['w:type'] === 'page') writer.turn();
      else writer.write('\n');
    },
    close(name) {
      if (SKIPPED.has(name)) skipped--;
      if (skipped) return;
      if (name === 't') inText = false;
      else if (name === 'p') writer.write(cells ? ' ' : '\n');
      else if (name === 'tr') writer.write('\n');
      else if (name === 'tc') {
        cells--;
        writer.write('\t');
      }
    },
    text(text) {
      if (inText && !skipped) writer.write(text);
    },
  });
}

function isOff(attributes: Attributes): boolean {
  return /^(0|false|off)$/.test(attributes['w:val'] ?? '');
}
