import MarkdownIt, { type Token } from 'markdown-it';
import { escapeXml } from '../../reading/xml.ts';

/** Lines of letters, or of a table that is drawn with them; the paragraphs of a book are longer. */
const LINE_OF_PROSE = 110;
/** Empty lines that are shown. */
const MOST_SPACE = 8;
/** Height of a line, in sizes of the text. */
const LINE = 1.45;

/** Plain text as HTML: each group of lines a paragraph, with all its spaces. */
export function textToHtml(text: string, isProse = readsAsProse(text)): string {
  const parts: string[] = [];
  for (const [index, page] of text.replace(/\r\n?/g, '\n').split('\f').entries()) {
    let before = 0;
    let lines: string[] = [];
    const end = () => {
      if (!lines.length) return;
      const space = `margin-top:${Math.min(before, MOST_SPACE) * LINE}em`;
      const broken =
        index && !parts.at(-1)?.startsWith(`<p data-page="${index}"`) ? ';break-before:page' : '';
      parts.push(`<p data-page="${index}" style="${space}${broken}">${escapeXml(lines.join('\n'))}</p>`);
      [before, lines] = [0, []];
    };
    for (const line of page.split('\n')) {
      if (line.trim()) lines.push(line.trimEnd());
      else {
        end();
        before++;
      }
    }
    end();
  }
  const look = isProse ? '' : 'font-family:monospace;font-size:.84em;';
  return `<div style="${look}line-height:${LINE}">${parts.join('')}</div>`;
}

/** Rules for plain text. */
export const TEXT_SHEET = 'p { margin: 0; white-space: pre-wrap }';

/** Lines that go on as long as a paragraph does: they are read in a proportional font. */
function readsAsProse(text: string): boolean {
  let long = 0;
  let all = 0;
  for (const line of text.slice(0, 100_000).split('\n')) {
    if (!line.trim()) continue;
    all++;
    if (line.length > LINE_OF_PROSE && line.includes(' ')) long++;
  }
  return long > all / 4;
}

export function markdownToHtml(source: string): string {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  // An address without its scheme is as often the name of a file.
  markdown.linkify.set({ fuzzyLink: false });
  const front = /^---\r?\n[\s\S]{0,20000}?\r?\n(---|\.\.\.)\r?\n/.exec(source);
  const tokens = markdown.parse(front ? source.slice(front[0].length) : source, {});
  const used = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    const inside = tokens[index + 1];
    if (token.type === 'heading_open' && inside) token.attrSet('id', nameOf(inside, used));
    if (token.type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open') continue;
    const first = token.children?.[0];
    if (first?.type === 'text')
      first.content = first.content.replace(/^\[ \] /, '☐ ').replace(/^\[[xX]\] /, '☑ ');
  }
  const body = markdown.renderer.render(tokens, markdown.options, {});
  return front
    ? `<pre>${escapeXml(front[0].replace(/^---\r?\n|(---|\.\.\.)\r?\n$/g, ''))}</pre>${body}`
    : body;
}

/** The name under which links of the document reach a heading, as sites that show Markdown make it. */
function nameOf({ children }: Token, used: Map<string, number>): string {
  const words = (children ?? []).map(({ type, content }) => {
    if (type === 'html_inline') return '';
    return type === 'softbreak' ? ' ' : content;
  });
  const plain = words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
  const count = used.get(plain) ?? 0;
  used.set(plain, count + 1);
  return count ? `${plain}-${count}` : plain;
}
