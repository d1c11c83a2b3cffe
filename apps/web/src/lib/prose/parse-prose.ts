/** The part of Markdown that our own pages are written in. What is not in it stays as it was typed. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'steps' | 'points'; items: string[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; alt: string; file: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/gu;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, code, strong, label, to] = match;
    if (code) parts.push({ kind: 'code', text: code });
    else if (strong) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text: label ?? '', to: to ?? '' });
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Empty lines separate blocks; the lines of one block are one text. */
export function parseProse(source: string): Block[] {
  const pieces = source.trim().split(/(^```[^\n]*\n[\s\S]*?^```$)|\n{2,}/mu);
  return pieces.flatMap((piece) => (piece?.trim() ? [parseBlock(piece.trim())] : []));
}

function parseBlock(text: string): Block {
  if (text.startsWith('```')) return { kind: 'code', text: text.replace(/^```.*\n|\n?```$/gu, '') };
  if (/^#{2,3} /u.test(text)) return { kind: 'heading', text: text.replace(/^#+ /u, '') };
  if (text.startsWith('| ')) return parseTable(text);
  if (/^\d+\. /u.test(text)) return { kind: 'steps', items: splitItems(text, /^\d+\. /mu) };
  if (text.startsWith('- ')) return { kind: 'points', items: splitItems(text, /^- /mu) };
  const picture = /^!\[([^\]]+)\]\(([^)]+)\)$/u.exec(text);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', file: picture[2] ?? '' };
  return { kind: 'paragraph', text: joinLines(text) };
}

function parseTable(text: string): Block {
  const [head = [], , ...rows] = text.split('\n').map((line) =>
    line
      .replace(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

function splitItems(text: string, mark: RegExp): string[] {
  return text.split(mark).slice(1).map(joinLines);
}

function joinLines(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/gu, ' ');
}

/** The chapters of a document, by its second-level headings; text before the first is left out. */
export function splitChapters(source: string): { title: string; text: string }[] {
  return source
    .split(/^## /mu)
    .slice(1)
    .map((chapter) => {
      const end = chapter.indexOf('\n');
      return { title: chapter.slice(0, end), text: chapter.slice(end).trim() };
    });
}
