import { type OleFile, openOle } from '../../office/ole.ts';
import { type Mail, type MailFile, MOST_FILES, shownIds, writeHead } from './read-mail.ts';

/** Messages inside one another. */
const DEEPEST = 8;
const MOST_MESSAGES = 200;
const ATTACHMENT = '__attach_version1.0_#';
const PROPERTIES = '__properties_version1.0';
/** Bytes before the fixed properties of a message, of one inside an attachment, and of an attachment. */
const HEADS = { message: 32, inner: 24 };
const SUBMITTED = 0x0039;
const DELIVERED = 0x0e06;
/** Of its texts, and of its HTML. */
const TEXT_PAGE = 0x3ffd;
const HTML_PAGE = 0x3fde;
/** From 1601, in units of 100 nanoseconds, to 1970. */
const EPOCH = 11_644_473_600_000n;
const LABELS: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  65001: 'utf-8',
};

/** A message of Outlook (`.msg`): first itself, then those that are attached to it as messages. */
export function readOutlook(bytes: Uint8Array): Mail[] {
  const mails: Mail[] = [];
  readMessage(openOle(bytes), HEADS.message, 0, mails);
  return mails;
}

function readMessage(store: OleFile, head: number, depth: number, mails: Mail[]): void {
  if (mails.length >= MOST_MESSAGES) return;
  const fixed = readFixed(store, head);
  const label = labelOf(fixed, [TEXT_PAGE, HTML_PAGE]);
  const textOf = createTextReader(store, label);
  const html = createTextReader(store, labelOf(fixed, [HTML_PAGE, TEXT_PAGE]))('1013') || undefined;
  const shown = shownIds(html);
  const pictures = new Map<string, Uint8Array>();
  const files: MailFile[] = [];
  const inner: OleFile[] = [];
  for (const folder of store.folders.filter((name) => name.startsWith(ATTACHMENT)).slice(0, MOST_FILES)) {
    const attached = store.open(folder)!;
    const message = attached.open('__substg1.0_3701000D');
    if (message) inner.push(message);
    const content = attached.read('__substg1.0_37010102');
    if (!content) continue;
    const read = createTextReader(attached, label);
    const id = read('3712').replace(/^<|>$/gu, '');
    if (shown.has(id)) pictures.set(`cid:${id}`, content);
    else files.push({ name: nameOf(read, files.length), bytes: content, type: read('370E') });
  }
  const sender = textOf('0C1A') || textOf('0042');
  const address = textOf('5D01') || textOf('5D02') || textOf('0C1F');
  const isAddress = address.includes('@') && address !== sender;
  const subject = textOf('0037');
  const from = isAddress ? (sender ? `${sender} <${address}>` : address) : sender;
  const date = dateOf(fixed);
  mails.push({
    head: writeHead({ subject, from, to: textOf('0E04'), cc: textOf('0E03'), date, files }),
    html,
    text: textOf('1000'),
    subject,
    files,
    pictures,
  });
  if (depth < DEEPEST) for (const message of inner) readMessage(message, HEADS.inner, depth + 1, mails);
}

function nameOf(read: (id: string) => string, index: number): string {
  const given = (read('3707') || read('3704') || read('3001')).split(/[/\\]/u).at(-1)?.slice(0, 200);
  return given || `attachment-${index + 1}`;
}

/** Texts are Unicode, or in the encoding of the message; HTML is often bytes. */
function createTextReader(store: OleFile, label: string): (id: string) => string {
  return (id) => {
    const wide = store.read(`__substg1.0_${id}001F`);
    if (wide) return clean(new TextDecoder('utf-16le').decode(wide));
    const narrow = store.read(`__substg1.0_${id}001E`) ?? store.read(`__substg1.0_${id}0102`);
    return narrow ? clean(new TextDecoder(label).decode(narrow)) : '';
  };
}

const clean = (text: string) => text.replaceAll('\0', '');

/** Properties of a fixed length, by their number. */
function readFixed(store: OleFile, head: number): Map<number, bigint> {
  const bytes = store.read(PROPERTIES) ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fixed = new Map<number, bigint>();
  for (let at = head; at + 16 <= bytes.length; at += 16)
    fixed.set(view.getUint16(at + 2, true), view.getBigUint64(at + 8, true));
  return fixed;
}

function labelOf(fixed: Map<number, bigint>, properties: number[]): string {
  for (const property of properties) {
    const page = Number((fixed.get(property) ?? 0n) & 0xffff_ffffn);
    if (LABELS[page]) return LABELS[page];
    if (page >= 1250 && page <= 1258) return `windows-${page}`;
    if (page >= 28591 && page <= 28605 && page !== 28600 && page !== 28602) return `iso-8859-${page - 28590}`;
  }
  return 'windows-1252';
}

function dateOf(fixed: Map<number, bigint>): string {
  const ticks = fixed.get(SUBMITTED) ?? fixed.get(DELIVERED);
  const date = ticks ? new Date(Number(ticks / 10_000n - EPOCH)) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toUTCString() : '';
}
