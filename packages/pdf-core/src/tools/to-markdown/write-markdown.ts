import {
  type Part,
  type PicturePart,
  type Run,
  type TablePart,
  type TextPart,
  textOfRuns,
  withoutColors,
} from '../../reading/document.ts';
import { textGrid } from '../../reading/grid.ts';

type PictureName = (picture: PicturePart) => string | undefined;

/** Parts as CommonMark with the tables of GitHub. Items of a list follow one another without a blank line. */
export function writeMarkdown(parts: Part[], nameOf: PictureName): string {
  let text = '';
  let before: Part | undefined;
  for (const part of parts) {
    const written = writePart(part, nameOf);
    if (!written) continue;
    const isList = part.kind === 'item' && before?.kind === 'item';
    text += (before ? (isList ? '\n' : '\n\n') : '') + written;
    before = part;
  }
  return text && `${text}\n`;
}

function writePart(part: Part, nameOf: PictureName): string {
  if (part.kind === 'picture') {
    const name = nameOf(part);
    return name ? `![](<${name}>)` : '';
  }
  if (part.kind === 'table') return writeTable(part);
  if (part.kind === 'heading') {
    const text = escapeText(textOfRuns(part.runs).replaceAll(/\s+/g, ' '));
    // A # at its end would be taken for a mark.
    return `${'#'.repeat(part.level)} ${text.endsWith('#') ? `${text.slice(0, -1)}\\#` : text}`;
  }
  if (part.kind === 'item') return writeItem(part);
  return guardStart(writeRuns(part.runs)).replaceAll('\n', '  \n');
}

/** Four spaces a level: enough for what a marker of two digits needs. */
function writeItem({ level, marker, runs }: TextPart): string {
  const number = /^\(?(\d{1,9})[.)]$/.exec(marker)?.[1];
  const isLetter = /^\(?[a-z]+[.)]$/i.test(marker);
  const lead = number ? `${number}.` : isLetter ? `- ${escapeText(marker)}` : '-';
  return `${'    '.repeat(Math.max(0, level - 1))}${lead} ${writeRuns(runs).replaceAll('\n', ' ')}`;
}

/** A table has one header row here: the first. */
function writeTable(table: TablePart): string {
  const grid = textGrid(table, ({ runs }) => escapeText(textOfRuns(runs)).replaceAll('\n', ' '));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [first = [], ...rest] = grid;
  return [line(first), line(first.map(() => '---')), ...rest.map(line)].join('\n');
}

const STYLES = { bold: '**', italic: '*' };

function writeRuns(runs: Run[]): string {
  return withoutColors(runs)
    .map(({ text, bold, italic, link }) => {
      const marks = (bold ? STYLES.bold : '') + (italic ? STYLES.italic : '');
      const middle = text.trim();
      const lead = middle ? text.slice(0, text.indexOf(middle)) : text;
      const tail = text.slice(lead.length + middle.length);
      const inner = escapeText(middle);
      // Marks next to a letter inside of a word, or around nothing, would be read as signs.
      const isMarked = marks && /[\p{L}\p{N}]/u.test(middle);
      const marked = isMarked ? `${marks}${inner}${marks}` : inner;
      return lead + (link && middle ? writeLink(marked, link) : marked) + tail;
    })
    .join('');
}

/** Between angle brackets an address may have brackets of its own. */
function writeLink(text: string, link: string): string {
  return `[${text}](<${link.replaceAll(/[<>\\]/gu, encodeURIComponent)}>)`;
}

/** What Markdown would take for its own. HTML is text here. */
function escapeText(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w{1,31};)/g, '\\$&');
}

/** A paragraph that begins as a heading, a list, a rule or a quote does. */
function guardStart(text: string): string {
  return text.replaceAll(/(^|\n)([#+=-])/gu, '$1\\$2').replace(/^(\d{1,9})([.)])(?=\s|$)/u, '$1\\$2');
}
