import type { Span } from './sentences.ts';

export type Page = { page: number; text: string };
export type Block = Span & { kind: 'heading' | 'paragraph' | 'table' };

type Line = { text: string; from: number; to: number };

const NUMBERED =
  /^(?:§\s*)?(?:\d+(?:\.\d+)*[.)]?|[IVX]+\.|[A-Z]\.|Chapter \d+|Article \d+|Section \d+)\s+\p{Lu}/u;

/** Headings, paragraphs and tables of a page, by what plain text shows of them. */
export function findBlocks({ page, text }: Page): Block[] {
  const lines = listLines(text);
  const blocks: Block[] = [];
  let open: Block | undefined;
  lines.forEach((line, index) => {
    const content = line.text.trim();
    if (!content) {
      open = undefined;
      return;
    }
    const kind = kindOf(lines, index);
    if (open && open.kind === kind && kind !== 'heading') open.to = line.to;
    else {
      open = { kind, page, from: line.from, to: line.to };
      blocks.push(open);
    }
  });
  return blocks;
}

function listLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, from, to: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

function kindOf(lines: Line[], index: number): Block['kind'] {
  const line = lines[index]!.text;
  if (isRow(line) && [lines[index - 1], lines[index + 1]].some((next) => next && isRow(next.text)))
    return 'table';
  const before = lines[index - 1]?.text.trim() ?? '';
  const startsAnew = !before || /[.!?:;…]["')\]]?$/.test(before) || isRow(before) || looksLikeTitle(before);
  return startsAnew && looksLikeTitle(line.trim()) ? 'heading' : 'paragraph';
}

/** Columns are set apart by bars, tabs or wide gaps. */
const isRow = (line: string) =>
  (line.match(/\|/g)?.length ?? 0) >= 2 || (line.trim().match(/\t|\s{3,}/g)?.length ?? 0) >= 2;

function looksLikeTitle(line: string): boolean {
  if (line.length < 3 || line.length > 110 || /[.,;:!?]$/.test(line) || isRow(line)) return false;
  if (/^#{1,6} /.test(line)) return true;
  const words = line.split(/\s+/);
  if (NUMBERED.test(line)) return words.length <= 14;
  if (!/^\p{Lu}/u.test(line) || /\d{3}/.test(line.replace(/\b(?:19|20)\d\d\b/g, ''))) return false;
  const long = words.filter((word) => word.length > 3);
  const capital = long.filter((word) => /^[("']?\p{Lu}/u.test(word));
  return words.length <= 9 || (words.length <= 16 && capital.length >= 0.8 * long.length);
}
