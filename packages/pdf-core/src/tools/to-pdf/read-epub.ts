import { PdfError } from '../../errors.ts';
import { openZip, type Zip } from '../../office/zip.ts';
import { decodeText } from '../../typeset/decode-text.ts';
import { type HtmlElement, parseHtml } from '../../typeset/html/parse-html.ts';
import { textOf } from '../../typeset/html/text-of.ts';
import { readContents, type Content } from './read-contents.ts';
import { attributesOf, elementsOf, resolveAddress } from './epub-parts.ts';

export type Chapter = { path: string; html: string };
export type Book = {
  title: string;
  language: string | undefined;
  chapters: Chapter[];
  paths: Set<string>;
  contents: Content[];
  /** A part of the book, such as a picture. */
  read: (path: string) => Uint8Array | undefined;
  readSheet: (path: string) => string;
};

/** All chapters of one book, before they are read as HTML. */
const CHAPTER_BYTES = 64 * 1024 * 1024;
const SHEET_BYTES = 256 * 1024;

/** An electronic book: its chapters in the order of reading. Nothing outside of it is looked at. */
export function readEpub({ name, bytes }: { name: string; bytes: Uint8Array }): Book {
  const zip = openZip(bytes);
  const container = parsePart(zip, 'META-INF/container.xml');
  const packagePath = container && attributesOf(container, 'rootfile').find((file) => file['full-path']);
  const path = packagePath?.['full-path'] ?? '';
  const book = parsePart(zip, path);
  if (!book) throw new PdfError('document_damaged');
  const items = attributesOf(book, 'item').flatMap(({ id = '', href = '', ...rest }) => {
    const to = resolveAddress(path, href)?.path;
    return to === undefined
      ? []
      : [{ id, path: to, type: rest['media-type'] ?? '', is: rest['properties'] ?? '' }];
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const order = attributesOf(book, 'itemref').flatMap(({ idref = '', linear }) => {
    const item = byId.get(idref);
    return item && linear !== 'no' && /html/u.test(item.type) ? [item.path] : [];
  });
  refuseLocked(zip, name, new Set(order));
  const [spine] = attributesOf(book, 'spine');
  const nav = items.find(({ is }) => is.split(' ').includes('nav'));
  const ncx = byId.get(spine?.['toc'] ?? '') ?? items.find(({ type }) => type === 'application/x-dtbncx+xml');
  const chapters = readChapters(zip, order);
  const list = nav ?? ncx;
  const parsed = list && parsePart(zip, list.path);
  return {
    title: wordsOf(book, 'dc:title'),
    language: wordsOf(book, 'dc:language') || undefined,
    chapters,
    paths: new Set(chapters.map((chapter) => chapter.path)),
    readSheet: createSheetReader(zip),
    contents: list && parsed ? readContents(parsed, list.path) : [],
    read: (part) => zip.read(part),
  };
}

function readChapters(zip: Zip, order: string[]): Chapter[] {
  let room = CHAPTER_BYTES;
  return [...new Set(order)].flatMap((path) => {
    const bytes = zip.read(path);
    if (!bytes) return [];
    room -= bytes.length;
    if (room < 0) throw new PdfError('document_too_complex');
    return [{ path, html: decodePart(bytes) }];
  });
}

/** Chapters have the same sheets: each is unpacked once. */
function createSheetReader(zip: Zip): (path: string) => string {
  const sheets = new Map<string, string>();
  return (path) => {
    let sheet = sheets.get(path);
    if (sheet === undefined) {
      const bytes = zip.read(path);
      sheet = bytes && bytes.length <= SHEET_BYTES ? decodePart(bytes) : '';
      sheets.set(path, sheet);
    }
    return sheet;
  };
}

function parsePart(zip: Zip, path: string): HtmlElement | undefined {
  const bytes = zip.read(path);
  return bytes && parseHtml(decodePart(bytes), true).root;
}

function decodePart(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /<\?xml[^>]{1,100}encoding\s*=\s*["']([\w-]{1,40})/iu.exec(head)?.[1];
  return decodeText(bytes, declared).text;
}

/** Books that are sold with a lock have chapters that only the program of the shop opens; fonts are often scrambled. */
function refuseLocked(zip: Zip, name: string, chapters: Set<string>): void {
  const list = parsePart(zip, 'META-INF/encryption.xml');
  if (!list) return;
  for (const { name: tag, attributes } of elementsOf(list)) {
    if (!/(?:^|:)cipherreference$/u.test(tag)) continue;
    const part = resolveAddress('', attributes['uri'] ?? '')?.path;
    if (part !== undefined && chapters.has(part)) throw new PdfError('file_protected', { file: name });
  }
}

function wordsOf(root: HtmlElement, name: string): string {
  for (const element of elementsOf(root)) if (element.name === name) return textOf(element);
  return '';
}
