import { headingOf, pairOf, paragraphOf, type Format, type TextRecord } from '../records.ts';

const KINDS = /\.(md|mdx|markdown|rst|asc|adoc)$/i;
const LEFT_OUT = /changelog|release|\/(zh|ja|es|fr|de|pt|ru|ko|it)[-_/]|node_modules|license/i;
/** What is no prose, and what of a link or an emphasis is none. */
const CLEANED: [RegExp, string][] = [
  [/^(```|~~~)[^]*?^\1/gm, ' '],
  [/^(----|\.\.\.\.)\n[^]*?^\1$/gm, ' '],
  [/<!--[^]*?-->|<(script|style|pre|table|svg)\b[^]*?<\/\1>|\{%[^]*?%\}|\{\{[^]*?\}\}/g, ' '],
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/:[a-z:]+:`~?([^`<]*?)\s*(?:<[^`]*>)?`/g, '$1'],
  [/`([^`<]*?)\s*<[^`]*>`_+/g, '$1'],
  [/https?:\/\/\S+/g, ' '],
];
const HEADING = /^(?:#{1,6}|={1,6})\s+(\S.*)/;
const UNDERLINE = /^([=\-~^"*+#])\1{2,}$/;
const ITEM = /^\s*(?:[-*+•]|\d+[.)]|>)\s+(.*)/;
const NOT_PROSE = /^(\||\.\. |:|import |export |>>>|!!!)/;

/** Markdown, reStructuredText and AsciiDoc, as far as their prose is alike. */
export const markdown: Format = {
  wants: (path) => KINDS.test(path) && !LEFT_OUT.test(path),
  read(text) {
    const { matter, body } = splitMatter(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
    const field = (names: string) =>
      new RegExp(`^(?:${names}):[ \\t]*(.+)$`, 'm').exec(matter)?.[1]?.replace(/^[ '"]+|[ '"]+$/g, '') ?? '';
    const title = field('title');
    const summary = field('description|summary|deck');
    const clean = CLEANED.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), body);
    return [...headingOf(title), ...(title && summary ? pairOf(title, summary) : []), ...readLines(clean)];
  },
};

function splitMatter(text: string): { matter: string; body: string } {
  const end = text.startsWith('---') ? text.indexOf('\n---', 3) : -1;
  return end > 0 ? { matter: text.slice(3, end), body: text.slice(end + 4) } : { matter: '', body: text };
}

function readLines(text: string): TextRecord[] {
  const records: TextRecord[] = [];
  let open: string[] = [];
  const close = () => {
    const marked = open.join(' ').replace(/<[^>]+>/g, ' ');
    records.push(...paragraphOf(marked.replace(/[*`|]+|\b_{1,2}|_{1,2}\b/g, ' ')));
    open = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    if (heading) {
      close();
      records.push(...headingOf(heading.replace(/[*`#{}]+|=+$/g, '')));
    } else if (UNDERLINE.test(trimmed)) {
      if (open.length === 1 && trimmed.length >= open[0]!.length - 3) records.push(...headingOf(open.pop()!));
      close();
    } else if (!trimmed || NOT_PROSE.test(trimmed)) close();
    else if (item) {
      close();
      open.push(item);
    } else if (open.length || !line.startsWith('    ')) open.push(trimmed);
  }
  close();
  return records;
}
