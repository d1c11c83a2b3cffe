import { decodeText, declaredEncoding } from '../../typeset/decode-text.ts';
import { nameOf, parseSvg } from '../../svg/parse-svg.ts';
import { parseHtml } from '../../typeset/html/parse-html.ts';
import { textOf } from '../../typeset/html/text-of.ts';
import type { TextKind } from '../../typeset/text-types.options.ts';
import { readEpub } from './read-epub.ts';
import { type Mail, readMail } from './read-mail.ts';
import { readOutlook } from './read-outlook.ts';

/** The words of a text, Markdown, HTML, mail or EPUB file. */
export async function readSourceText(kind: TextKind, bytes: Uint8Array): Promise<string> {
  if (kind === 'mail') return wordsOf(await readMail(bytes));
  if (kind === 'outlook') return readOutlook(bytes).map(wordsOf).join('\n\n').trim();
  if (kind === 'epub')
    return readEpub({ name: '', bytes })
      .chapters.map(({ html }) => textOf(parseHtml(html, true).root))
      .join('\n\n')
      .trim();
  if (kind === 'svg') return readDrawing(bytes);
  const { text } = decodeText(bytes, kind === 'html' ? declaredEncoding(bytes) : undefined);
  return kind === 'html' ? textOf(parseHtml(text).root) : text;
}

function wordsOf({ head, html, text }: Mail): string {
  const body = html === undefined ? text : textOf(parseHtml(html).root);
  return `${textOf(parseHtml(head).root)}\n\n${body}`.trim();
}

function readDrawing(bytes: Uint8Array): string {
  const source = parseSvg(decodeText(bytes, declaredEncoding(bytes)).text);
  const said = source
    ? [nameOf(source.root, 'title'), nameOf(source.root, 'desc'), source.text.join('')]
    : [];
  return said
    .join('\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
