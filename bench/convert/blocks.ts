/** The part of Markdown that the documentation is written in. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; lines: string[] }
  | { kind: 'list'; lines: string[] }
  | { kind: 'table'; rows: string[][] };

/** Marks within a line are left out: words are judged, not their looks. */
const plain = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\\(.)/g, '$1');
const ITEM = /^\s*(?:[-*]|\d+\.) /;

export function readBlocks(markdown: string): Block[] {
  return markdown.split(/\n{2,}/).flatMap((block): Block[] => {
    const lines = block.split('\n').filter((line) => line.trim());
    const [first] = lines;
    if (!first) return [];
    const [, marks, title] = /^(#{1,6}) (.+)$/.exec(first) ?? [];
    if (title && lines.length === 1) return [{ kind: 'heading', level: marks!.length, text: plain(title) }];
    if (first.startsWith('```'))
      return [{ kind: 'code', lines: lines.slice(1).filter((line) => line !== '```') }];
    if (first.startsWith('|')) {
      const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
      const cells = rows.map((line) => line.split('|').slice(1, -1));
      return [{ kind: 'table', rows: cells.map((row) => row.map((cell) => plain(cell.trim()))) }];
    }
    if (!ITEM.test(first)) return [{ kind: 'paragraph', text: plain(lines.join(' ')) }];
    const items = lines.join('\n').split(/\n(?=\s*(?:[-*]|\d+\.) )/);
    return [
      { kind: 'list', lines: items.map((item) => plain(item.replace(ITEM, '').replaceAll(/\s+/g, ' '))) },
    ];
  });
}

function linesOf(block: Block): string[] {
  if (block.kind === 'table') return block.rows.flat();
  return 'lines' in block ? block.lines : [block.text];
}

export function textOfBlocks(blocks: Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML without a style. */
export function toHtml(blocks: Block[]): string {
  const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const written = blocks.map((block) => {
    if (block.kind === 'heading') return tag(`h${block.level}`, block.text);
    if (block.kind === 'paragraph') return tag('p', block.text);
    if (block.kind === 'code') return tag('pre', block.lines.join('\n'));
    if (block.kind === 'list') return `<ul>${block.lines.map((line) => tag('li', line)).join('')}</ul>`;
    const rows = block.rows.map((row) => `<tr>${row.map((cell) => tag('td', cell)).join('')}</tr>`);
    return `<table border="1" cellspacing="0">${rows.join('')}</table>`;
  });
  return `<html><meta charset="utf-8"><body>${written.join('\n')}</body></html>`;
}

const escapeRoff = (text: string) => text.replaceAll('\\', '\\e').replace(/^[.']/, '\\&$&');

/** The macros of ms, in two columns, which no table fits into; their headings are bold, and as large as the text. */
export function toRoff(blocks: Block[]): string {
  const lines = ['.nr PO 2c', '.nr LL 17c', '.nr HM 2c', '.nr FM 2c', '.ds CH', '.ds CF %', '.2C'];
  for (const block of blocks) {
    if (block.kind === 'heading') lines.push('.SH', escapeRoff(block.text));
    else if (block.kind === 'paragraph') lines.push('.LP', escapeRoff(block.text));
    else if (block.kind === 'code') lines.push('.DS L', ...block.lines.map(escapeRoff), '.DE');
    else if (block.kind === 'list')
      for (const line of block.lines) lines.push('.IP \\(bu 2', escapeRoff(line));
  }
  return `${lines.join('\n')}\n`;
}
