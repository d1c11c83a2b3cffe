import {
  type Part,
  type PicturePart,
  type Run,
  type TablePart,
  type TextPart,
  textOfRuns,
  withoutColors,
} from './document.ts';
import { cellRows, takenPlaces } from './grid.ts';
import { escapeXml } from './xml.ts';

/** Where a picture lies: an address beside the page, or one that holds it. Undefined leaves it out. */
export type PictureSource = (picture: PicturePart) => string | undefined;

/** Parts as elements of HTML that are XML as well. Every text is escaped: nothing of a document becomes a tag. */
export function writeHtml(parts: Part[], sourceOf: PictureSource): string {
  const lists: string[] = [];
  const lines: string[] = [];
  const close = (depth: number) => {
    while (lists.length > depth) lines.push(`</li></${lists.pop()}>`);
  };
  for (const part of parts) {
    if (part.kind === 'item') addItem(lines, lists, part);
    else {
      close(0);
      lines.push(writePart(part, sourceOf));
    }
  }
  close(0);
  return lines.filter(Boolean).join('\n');
}

/** An item opens lists down to its level, and closes those below it. */
function addItem(lines: string[], lists: string[], { level, marker, runs, rightToLeft }: TextPart): void {
  const number = /^\(?(\d{1,9})[.)]$/.exec(marker)?.[1];
  const letter = /^\(?([a-z])[.)]$/i.exec(marker)?.[1];
  const name = number || letter ? 'ol' : 'ul';
  const depth = Math.min(level, lists.length + 1);
  while (lists.length > depth) lines.push(`</li></${lists.pop()}>`);
  if (lists.length === depth && lists.at(-1) !== name) lines.push(`</li></${lists.pop()}>`);
  if (lists.length === depth) lines.push('</li>');
  else {
    const start = number && number !== '1' ? ` start="${Number(number)}"` : '';
    const type = letter ? ` type="${letter === letter.toUpperCase() ? 'A' : 'a'}"` : '';
    lines.push(`<${name}${start}${type}>`);
    lists.push(name);
  }
  lines.push(`<li${direction(rightToLeft)}>${writeRuns(runs)}`);
}

function writePart(part: Exclude<Part, { kind: 'item' }>, sourceOf: PictureSource): string {
  if (part.kind === 'picture') {
    const source = sourceOf(part);
    const width = Math.round(part.box.width);
    return source ? `<p><img src="${escapeXml(source)}" alt="" width="${width}"/></p>` : '';
  }
  if (part.kind === 'table') return writeTable(part);
  const { kind, level, runs, rightToLeft } = part;
  if (kind === 'heading')
    return `<h${level}${direction(rightToLeft)}>${escapeXml(textOfRuns(runs))}</h${level}>`;
  const role = kind === 'paragraph' ? '' : ` class="${kind}"`;
  return `<p${role}${direction(rightToLeft)}>${writeRuns(runs)}</p>`;
}

const direction = (rightToLeft: boolean) => (rightToLeft ? ' dir="rtl"' : '');

function writeTable(table: TablePart): string {
  const taken = takenPlaces(table);
  const rows = cellRows(table).map((cells, row) => {
    const name = row < table.headerRows ? 'th' : 'td';
    let next = 0;
    let written = '';
    for (const cell of cells) {
      // Places that no cell covers are empty ones, so that the next one stands in its column.
      for (; next < cell.column; next++)
        if (!taken[row * table.columns + next]) written += `<${name}></${name}>`;
      next = cell.column + cell.columns;
      const spans = span('colspan', cell.columns) + span('rowspan', cell.rows);
      written += `<${name}${spans}>${writeRuns(cell.runs)}</${name}>`;
    }
    return `<tr>${written}</tr>`;
  });
  const [head, body] = [rows.slice(0, table.headerRows), rows.slice(table.headerRows)];
  const top = head.length ? `<thead>${head.join('\n')}</thead>\n` : '';
  return `<table>\n${top}<tbody>${body.join('\n')}</tbody>\n</table>`;
}

const span = (name: string, count: number) => (count > 1 ? ` ${name}="${count}"` : '');

function writeRuns(runs: Run[]): string {
  return withoutColors(runs)
    .map(({ text, bold, italic, link }) => {
      const plain = escapeXml(text).replaceAll('\n', '<br/>');
      const slanted = italic ? `<em>${plain}</em>` : plain;
      const heavy = bold ? `<strong>${slanted}</strong>` : slanted;
      return link ? `<a href="${escapeXml(link)}" rel="noopener noreferrer">${heavy}</a>` : heavy;
    })
    .join('');
}
