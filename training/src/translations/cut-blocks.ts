/** A heading of some level, a paragraph or item, a cell of a table, or what a page says of itself at its top. */
export type Block = { kind: string; text: string };

const CLEANED: [RegExp, string][] = [
  [/^(```|~~~)[^]*?^\1/gm, ' '],
  [/<!--[^]*?-->/g, ' '],
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[!INCLUDE\s*\[[^\]]*\]\([^)]*\)\]/gi, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/https?:\/\/\S+/g, ' '],
  [/<[^>]+>/g, ' '],
];
const HEADING = /^(#{1,6})\s+(.*)/;
const ITEM = /^(?:[-*+]|\d+[.)]|>)\s+(.*)/;
const RULE = /^[|\s:-]+$/;
const OF_PAGE = /^(?:title|description):\s*(.+)$/gm;
const MARKS = /[*`|_]+/g;
const HAS_WORD = /\p{L}{2}/u;

/** Markdown as its translation is cut too: block by block, each of a kind, so that the two can be put beside each other. */
export function cutMarkdown(markdown: string): Block[] {
  const { matter, body } = splitMatter(markdown.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
  const blocks = [...matter.matchAll(OF_PAGE)].map(([, text = '']) => ({
    kind: 'page',
    text: text.replace(/^[\s'"]+|[\s'"]+$/g, ''),
  }));
  const clean = CLEANED.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), body);
  return [...blocks, ...cutLines(clean.split('\n'))]
    .map(({ kind, text }) => ({ kind, text: text.replace(MARKS, ' ').trim() }))
    .filter(({ text }) => HAS_WORD.test(text));
}

function splitMatter(text: string): { matter: string; body: string } {
  const end = text.startsWith('---') ? text.indexOf('\n---', 3) : -1;
  return end > 0 ? { matter: text.slice(3, end), body: text.slice(end + 4) } : { matter: '', body: text };
}

function cutLines(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) blocks.push({ kind: 'text', text: open.join(' ') });
    open = [];
  };
  for (const line of lines.map((one) => one.trim())) {
    const [, level, heading] = HEADING.exec(line) ?? [];
    if (!line) close();
    else if (level && heading) {
      close();
      blocks.push({ kind: level, text: heading });
    } else if (line.startsWith('|')) {
      close();
      if (!RULE.test(line))
        for (const cell of line.split('|')) if (cell.trim()) blocks.push({ kind: 'cell', text: cell.trim() });
    } else {
      const item = ITEM.exec(line)?.[1];
      if (item !== undefined) close();
      open.push(item ?? line);
    }
  }
  close();
  return blocks;
}
