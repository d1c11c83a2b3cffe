import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { PdfError } from '../../errors.ts';
import { escapeXml } from '../../reading/xml.ts';

export type MailFile = { name: string; bytes: Uint8Array; type: string };
export type Mail = {
  /** What stands above the message. */
  head: string;
  /** The message as HTML, or as plain text. */
  html: string | undefined;
  text: string;
  subject: string;
  files: MailFile[];
  /** Pictures that the message shows, by the names that it gives them. */
  pictures: Map<string, Uint8Array>;
};

type Head = { subject: string; from: string; to: string; cc: string; date: string; files: MailFile[] };

/** Parts of one message, and its headers. */
export const MOST_FILES = 2_000;
const HEADER_BYTES = 2 * 1024 * 1024;
const DEEPEST = 64;
const SHOWN = /cid:([^\s"'<>()]{1,1000})/g;

export async function readMail(bytes: Uint8Array): Promise<Mail> {
  const mail = await parse(bytes);
  const attached = mail.attachments.slice(0, MOST_FILES);
  const pictures = new Map<string, Uint8Array>();
  const files: MailFile[] = [];
  const shown = shownIds(mail.html);
  for (const [index, attachment] of attached.entries()) {
    const content = contentOf(attachment);
    const id = attachment.contentId?.replace(/^<|>$/g, '');
    const isShown = id !== undefined && shown.has(id);
    if (id !== undefined && isShown) pictures.set(`cid:${id}`, content);
    if (isShown && attachment.related) continue;
    files.push({ name: nameOf(attachment, index), bytes: content, type: attachment.mimeType });
  }
  return {
    head: writeHead({
      subject: mail.subject ?? '',
      from: listAddresses(mail.from ? [mail.from] : []),
      to: listAddresses(mail.to),
      cc: listAddresses(mail.cc),
      date: dateOf(mail),
      files,
    }),
    html: mail.html,
    text: mail.text ?? '',
    subject: mail.subject ?? '',
    files,
    pictures,
  };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      attachmentEncoding: 'arraybuffer',
      forceRfc822Attachments: true,
      maxHeadersSize: HEADER_BYTES,
      maxNestingDepth: DEEPEST,
    });
  } catch (cause) {
    throw new PdfError('document_too_complex', null, { cause });
  }
}

/** The names of the pictures that a message shows, found in one pass however many are attached. */
export function shownIds(html = ''): Set<string> {
  return new Set(Array.from(html.matchAll(SHOWN), ([, id = '']) => id));
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function nameOf({ filename, mimeType }: Attachment, index: number): string {
  const given = filename?.split(/[/\\]/).at(-1)?.slice(0, 200);
  if (given) return given;
  return mimeType === 'message/rfc822' ? `message-${index + 1}.eml` : `attachment-${index + 1}`;
}

/** The headers under the names that they have in a message. */
export function writeHead({ subject, from, to, cc, date, files }: Head): string {
  const rows: [string, string][] = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    ['Date', date],
    ['Attachments', files.map(({ name, bytes }) => `${name} (${sizeOf(bytes.length)})`).join(', ')],
  ];
  const cells = rows
    .filter(([, value]) => value)
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeXml(value)}</td></tr>`);
  const title = subject ? `<h1>${escapeXml(subject)}</h1>` : '';
  return `${title}<table>${cells.join('')}</table><hr>`;
}

function listAddresses(addresses: Address[] | undefined): string {
  return (addresses ?? [])
    .flatMap((each) => (each.group ? each.group : [each]))
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name ?? '')))
    .filter(Boolean)
    .join(', ');
}

/** As the sender wrote it, with the sender's own zone. */
function dateOf({ headers, date }: Email): string {
  return headers.find(({ key }) => key === 'date')?.value ?? date ?? '';
}

function sizeOf(bytes: number): string {
  const KB = 1024;
  if (bytes < KB) return `${bytes} B`;
  return bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}
