import type { DocumentFile } from '../../tool.ts';
import { decodeText, declaredEncoding } from '../../typeset/decode-text.ts';
import { MAIL_SHEET, MARKDOWN_SHEET } from '../../typeset/html/default-sheet.ts';
import type { TextKind } from '../../typeset/text-types.options.ts';
import { type Book, readEpub } from './read-epub.ts';
import { type MailFile, readMail } from './read-mail.ts';
import { readOutlook } from './read-outlook.ts';
import { markdownToHtml, TEXT_SHEET, textToHtml } from './write-html.ts';

/** A part of what becomes the document, with the rules for it. */
type Section = { html: string; sheet: string; chapter?: string };
export type Source = {
  sections: Section[];
  encoding: string;
  title: string;
  files: MailFile[];
  pictures: { get: (source: string) => Uint8Array | undefined };
  book?: Book;
};

/** What a file says, as HTML and the rules for it. */
export async function readSource(
  format: Exclude<TextKind, 'svg'>,
  { name, bytes }: DocumentFile,
): Promise<Source> {
  const none = { title: '', files: [], pictures: new Map<string, Uint8Array>() };
  if (format === 'mail') {
    const { head, html, text, subject, files, pictures } = await readMail(bytes);
    return {
      sections: [{ html: head, sheet: MAIL_SHEET }, bodyOf(html, text)],
      encoding: 'mime',
      title: subject,
      files,
      pictures,
    };
  }
  if (format === 'outlook') {
    const mails = readOutlook(bytes);
    return {
      sections: mails.flatMap(({ head, html, text }) => [
        { html: head, sheet: MAIL_SHEET },
        bodyOf(html, text),
      ]),
      encoding: 'msg',
      title: mails[0]?.subject ?? '',
      files: mails.flatMap(({ files }) => files),
      pictures: new Map(mails.toReversed().flatMap(({ pictures }) => [...pictures])),
    };
  }
  if (format === 'epub') {
    const book = readEpub({ name, bytes });
    const sections = book.chapters.map(({ path, html }) => ({ html, sheet: '', chapter: path }));
    return { ...none, sections, encoding: 'utf-8', title: book.title, book, pictures: { get: book.read } };
  }
  const { text, encoding } = decodeText(bytes, format === 'html' ? declaredEncoding(bytes) : undefined);
  if (format === 'html') return { ...none, sections: [{ html: text, sheet: '' }], encoding };
  const section =
    format === 'markdown'
      ? { html: markdownToHtml(text), sheet: MARKDOWN_SHEET }
      : { html: textToHtml(text), sheet: TEXT_SHEET };
  return { ...none, sections: [section], encoding };
}

const bodyOf = (html: string | undefined, text: string): Section =>
  html === undefined ? { html: textToHtml(text, true), sheet: TEXT_SHEET } : { html, sheet: '' };
