import { decodeText, declaredEncoding } from '../../typeset/decode-text.ts';
import { parseHtml } from '../../typeset/html/parse-html.ts';
import { textOf } from '../../typeset/html/text-of.ts';
import type { TextKind } from '../../typeset/text-types.options.ts';
import { readEpub } from './read-epub.ts';
import { readMail } from './read-mail.ts';

/** The words of a text, Markdown, HTML, mail or EPUB file. */
export async function readSourceText(kind: TextKind, bytes: Uint8Array): Promise<string> {
  if (kind === 'mail') {
    const { head, html, text } = await readMail(bytes);
    const body = html === undefined ? text : textOf(parseHtml(html).root);
    return `${textOf(parseHtml(head).root)}\n\n${body}`.trim();
  }
  if (kind === 'epub')
    return readEpub({ name: '', bytes })
      .chapters.map(({ html }) => textOf(parseHtml(html, true).root))
      .join('\n\n')
      .trim();
  const { text } = decodeText(bytes, kind === 'html' ? declaredEncoding(bytes) : undefined);
  return kind === 'html' ? textOf(parseHtml(text).root) : text;
}
