import { damaged, locked } from './office-limits.ts';
import { createPageWriter, type OfficePage } from './page-writer.ts';
import { type Attributes, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** What is no text of the document: what was deleted, and what only programs read. */
const SKIPPED = new Set(['tracked-changes', 'forms', 'event-listeners', 'settings', 'ruby-text']);
/** Empty rows and cells at the end of a sheet are written once, with how often they are repeated. */
const MOST_REPEATED = 50;

/** The text of an OpenDocument file. A sheet is a page, and so is a slide; a text is one page. */
export function readOdf(zip: Zip): OfficePage[] {
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest && isEncryptedOdf(manifest)) throw locked();
  const content = zip.read('content.xml');
  if (!content) throw damaged();
  const writer = createPageWriter();
  let skipped = 0;
  let paragraphs = 0;
  /** Of the cells that are open: how often each is repeated. */
  const cells: number[] = [];
  let inSpreadsheet = false;
  readXml(content, {
    open(name, attributes) {
      if (SKIPPED.has(name)) skipped++;
      if (skipped) return;
      if (name === 'spreadsheet') inSpreadsheet = true;
      else if (name === 'table' && inSpreadsheet && !cells.length)
        writer.begin(attributes['table:name'] ?? '');
      else if (name === 'page') writer.begin('');
      else if (name === 'p' || name === 'h') paragraphs++;
      else if (name === 'table-cell' || name === 'covered-table-cell') cells.push(repeatsOf(attributes));
      else if (name === 's') writer.write(' '.repeat(countOf(attributes['text:c'])));
      else if (name === 'tab') writer.write('\t');
      else if (name === 'line-break') writer.write('\n');
    },
    close(name) {
      if (SKIPPED.has(name)) {
        skipped--;
        return;
      }
      if (skipped) return;
      if (name === 'p' || name === 'h') {
        paragraphs--;
        writer.write(cells.length ? ' ' : '\n');
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        writer.write('\t'.repeat(cells.pop() ?? 1));
      } else if (name === 'table-row') writer.write('\n');
    },
    text(text) {
      if (paragraphs && !skipped) writer.write(text.replace(/[\n\r\t ]+/g, ' '));
    },
  });
  return writer.pages().map(({ label, text }) => (label ? { label, text } : { text }));
}

const countOf = (value: string | undefined) => Math.min(Number(value ?? 1) || 1, MOST_REPEATED);

function repeatsOf(attributes: Attributes): number {
  return countOf(attributes['table:number-columns-repeated']);
}

/** A document with a password has its parts encrypted, and says so. */
export function isEncryptedOdf(manifest: Uint8Array): boolean {
  let encrypted = false;
  readXml(manifest, {
    open(name) {
      if (name === 'encryption-data') encrypted = true;
    },
  });
  return encrypted;
}
