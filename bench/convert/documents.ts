import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { printByGroff, printByOffice, readByGroff } from './print.ts';

/** A document whose source is known: its words in their order, and its headings. */
export type Known = { name: string; pdf: Uint8Array; text: string; headings: string[] };

const DOCS = new URL('../../docs/', import.meta.url);
const MANUALS = '/usr/share/man/man1';
/** A manual that is shorter is a note, and one that is longer is a book. */
const [SHORT, LONG] = [6000, 60_000];

/** The documentation of this project, printed by LibreOffice. */
export async function printDocs(count: number): Promise<Known[]> {
  const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted(byHash)
    .slice(0, count);
  const known: Known[] = [];
  for (const name of names) {
    const { html, headings, text } = toHtml(readFileSync(new URL(name, DOCS), 'utf8'));
    const pdf = await printByOffice('document.html', html, 'HTML (StarWriter)');
    known.push({ name, pdf, text, headings });
  }
  return known;
}

/** Manual pages of this machine, printed by groff. */
export async function printManuals(count: number): Promise<Known[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-manuals-'));
  const known: Known[] = [];
  for (const name of readdirSync(MANUALS).toSorted(byHash)) {
    if (known.length === count) break;
    if (!name.endsWith('.1.gz')) continue;
    const source = gunzipSync(readFileSync(join(MANUALS, name))).toString();
    if (source.length < SHORT || source.length > LONG || !/^\.SH/m.test(source)) continue;
    const path = join(folder, name.slice(0, -3));
    writeFileSync(path, source);
    const headings = [...source.matchAll(/^\.S[HS]\s+(.+)$/gm)].map(([, title]) => plainRoff(title!));
    const pdf = await printByGroff(path).catch(() => undefined);
    if (pdf?.length) known.push({ name, pdf, text: await readByGroff(path), headings });
  }
  return known;
}

function byHash(one: string, other: string): number {
  const hash = (name: string) => createHash('sha1').update(name).digest('hex');
  return hash(one).localeCompare(hash(other));
}

function plainRoff(text: string): string {
  return text
    .replaceAll(/\\f(?:\[\w*\]|\(..|.)/g, '')
    .replaceAll(/\\[-&]/g, (sign) => (sign === '\\-' ? '-' : ''))
    .replaceAll('"', '');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Marks within a line are left out: words are judged, not their looks. */
const plain = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\\(.)/g, '$1');

/** The part of Markdown that the documentation is written in, as HTML without a style. */
function toHtml(markdown: string): { html: string; headings: string[]; text: string } {
  const headings: string[] = [];
  const text: string[] = [];
  const say = (line: string) => {
    text.push(plain(line));
    return escape(plain(line));
  };
  const blocks = markdown.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n').filter((line) => line.trim());
    const heading = /^(#{1,6}) (.+)$/.exec(lines[0] ?? '');
    if (heading && lines.length === 1) {
      headings.push(plain(heading[2]!));
      return `<h${heading[1]!.length}>${say(heading[2]!)}</h${heading[1]!.length}>`;
    }
    if (lines[0]?.startsWith('```'))
      return `<pre>${lines
        .slice(1)
        .filter((line) => line !== '```')
        .map(say)
        .join('\n')}</pre>`;
    if (lines[0]?.startsWith('|')) {
      const rows = lines
        .filter((line) => !/^[|\s:-]+$/.test(line))
        .map((line) => line.split('|').slice(1, -1));
      const row = (cells: string[]) =>
        `<tr>${cells.map((cell) => `<td>${say(cell.trim())}</td>`).join('')}</tr>`;
      return `<table border="1" cellspacing="0">${rows.map(row).join('')}</table>`;
    }
    if (/^(?:[-*]|\d+\.) /.test(lines[0] ?? '')) {
      const items = lines.join('\n').split(/\n(?=\s*(?:[-*]|\d+\.) )/);
      return `<ul>${items.map((item) => `<li>${say(item.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll(/\s+/g, ' '))}</li>`).join('')}</ul>`;
    }
    return `<p>${say(lines.join(' '))}</p>`;
  });
  return { html: `<html><body>${blocks.join('\n')}</body></html>`, headings, text: text.join('\n') };
}
