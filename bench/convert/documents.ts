import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isHeldOut } from '../layout/halves.ts';
import { readBlocks, textOfBlocks, toHtml, toRoff } from './blocks.ts';
import { printByGroff, printByOffice, readByGroff } from './print.ts';
import { byHash } from '../harness.ts';

/** A document whose source is known: its words in their order, and its headings. */
export type Known = { name: string; pdf: Uint8Array; text: string; headings: string[] };
/** How many documents, and of which half: rules are fitted to those that are not held out. */
export type Half = { count: number; heldOut: boolean };

const DOCS = new URL('../../docs/', import.meta.url);
export const MANUALS = '/usr/share/man/man1';
/** A manual that is shorter is a note, and one that is longer is a book. */
const [SHORT, LONG] = [6000, 60_000];

/** The documentation of this project, printed by LibreOffice, or by groff in two columns. */
export async function printDocs({ count, heldOut }: Half, program: 'office' | 'groff'): Promise<Known[]> {
  const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && isHeldOut(name) === heldOut)
    .toSorted(byHash)
    .slice(0, count);
  const read = names.map((name) => {
    const all = readBlocks(readFileSync(new URL(name, DOCS), 'utf8'));
    return program === 'office' ? all : all.filter(({ kind }) => kind !== 'table');
  });
  const pdfs =
    program === 'office'
      ? await printByOffice('html', read.map(toHtml), 'HTML (StarWriter)')
      : await Promise.all(read.map((blocks) => printByGroff(toRoff(blocks), '-ms')));
  return read.map((blocks, at) => ({
    name: names[at]!,
    pdf: pdfs[at]!,
    text: textOfBlocks(blocks),
    headings: blocks.flatMap((block) => (block.kind === 'heading' ? block.text : [])),
  }));
}

/** Manual pages of a folder, printed by groff. */
export async function printManuals(from: string, { count, heldOut }: Half): Promise<Known[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-manuals-'));
  const known: Known[] = [];
  for (const name of readdirSync(from).toSorted(byHash)) {
    if (known.length === count) break;
    if (!name.endsWith('.1.gz') || isHeldOut(name) !== heldOut) continue;
    const source = gunzipSync(readFileSync(join(from, name))).toString();
    if (source.length < SHORT || source.length > LONG || !/^\.SH/m.test(source)) continue;
    const path = join(folder, name.slice(0, -3));
    writeFileSync(path, source);
    const headings = [...source.matchAll(/^\.S[HS]\s+(.+)$/gm)].map(([, title]) => plainRoff(title!));
    const pdf = await printByGroff(source, '-man').catch(() => undefined);
    if (pdf?.length) known.push({ name, pdf, text: await readByGroff(path), headings });
  }
  return known;
}

function plainRoff(text: string): string {
  return text
    .replaceAll(/\\(?:\(aq|\*\(Aq)/g, "'")
    .replaceAll('\\(ha', '^')
    .replaceAll(/\\f(?:\[\w*\]|\(..|.)/g, '')
    .replaceAll(/\\[-&]/g, (sign) => (sign === '\\-' ? '-' : ''))
    .replaceAll('"', '');
}
