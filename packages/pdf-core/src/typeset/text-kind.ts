import { openOle } from '../office/ole.ts';
import { readProlog } from '../svg/entities.ts';
import { TEXT_TYPES, type TextKind } from './text-types.options.ts';

/** The endings of names that say what a text is. */
const ENDINGS: Record<string, TextKind> = {
  txt: 'text',
  text: 'text',
  log: 'text',
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkd: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  eml: 'mail',
  msg: 'outlook',
  epub: 'epub',
  svg: 'svg',
};
/** Signs that no text has: all controls but tab, line end, form feed and escape. */
// oxlint-disable-next-line no-control-regex
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const SIGNATURES = ['%PDF-', '{\\rtf'];
const HEADER =
  /^(received|return-path|from|to|subject|date|message-id|mime-version|delivered-to|x-[\w-]+|content-type|reply-to|dkim-signature|cc|bcc):[ \t]/i;

/** What a text is, by its first bytes and, of kinds that nothing else distinguishes, by its name. Undefined if it is no text. */
export function findTextKind(head: Uint8Array, name: string): TextKind | undefined {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const start = Buffer.from(head.subarray(0, 65_536)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) return isBook(start) ? 'epub' : undefined;
  if (start.startsWith(OLE)) return isOutlook(head) ? 'outlook' : undefined;
  if (SIGNATURES.some((signature) => start.startsWith(signature)) || (!isWide && BINARY.test(start)))
    return undefined;
  const named = namedKind(name);
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (named === 'svg') return isWide || isDrawing(text) ? 'svg' : undefined;
  if (named && named !== 'text' && named !== 'epub' && named !== 'outlook') return named;
  if (/^<(\?xml|!--|!doctype svg|svg[\s>])/i.test(text) && isDrawing(text)) return 'svg';
  if (/^(<!doctype html|<html[\s>])/i.test(text)) return 'html';
  return isMail(text) ? 'mail' : 'text';
}

export function namedKind(name: string): TextKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

/** The media type of a file that is text by its bytes and whose name says which. */
export function findTextType(head: Uint8Array, name: string): string | undefined {
  const kind = namedKind(name) && findTextKind(head, name);
  return Object.entries(TEXT_TYPES).find(([, of]) => of === kind)?.[0];
}

/** The first part of a book, which is not packed, says what it is. Programs that add fields to its name are borne with. */
function isBook(start: string): boolean {
  const extra = start.charCodeAt(28) + start.charCodeAt(29) * 256;
  return start.startsWith('mimetype', 30) && start.startsWith('application/epub+zip', 38 + extra);
}

/** Word and Excel files have the same container; a message has its properties beside one another in it. */
function isOutlook(bytes: Uint8Array): boolean {
  try {
    return openOle(bytes).names.includes('__properties_version1.0');
  } catch {
    return false;
  }
}

/** Its first element, after what XML files begin with, is that of a drawing. */
function isDrawing(text: string): boolean {
  const { rest } = readProlog(text);
  let from = 0;
  // Comments before it.
  for (let start = rest.indexOf('<'); start >= 0; start = rest.indexOf('<', from)) {
    const isComment = rest.startsWith('<!--', start);
    if (!isComment && rest[start + 1] !== '?')
      return /<svg(?::svg)?[\s>/]/y.test(rest.slice(start, start + 9));
    const end = rest.indexOf(isComment ? '-->' : '?>', start);
    if (end < 0) return false;
    from = end + 2;
  }
  return false;
}

/** Begins with headers, among them the ones that every message has. */
function isMail(text: string): boolean {
  const names = new Set<string>();
  for (const line of text.slice(0, 20_000).split(/\r?\n/)) {
    if (/^[ \t]/.test(line) && names.size) continue;
    const header = /^([!-9;-~]+):/.exec(line);
    if (!header || (!names.size && !HEADER.test(line))) break;
    names.add(header[1]!.toLowerCase());
  }
  return names.has('from') && (names.has('date') || names.has('received')) && names.size > 2;
}
