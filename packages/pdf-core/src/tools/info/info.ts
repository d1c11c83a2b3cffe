import { PdfError } from '../../errors.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { type OutlineItem, readOutlines } from '../../pdf/outlines.ts';
import { shownPageSize } from '../../pdf/page-size.ts';
import { textOf } from '../../pdf/text.ts';
import { readNameTree } from '../../pdf/trees.ts';
import { nameOf } from '../../pdf/values.ts';
import type { DocumentFile, Tool } from '../../tool.ts';
import { listFields } from './fields.ts';
import { type FontInfo, listFonts } from './fonts.ts';
import { type Metadata, readMetadata } from './metadata.ts';
import { openReadable, type ReadableDocument, type Security } from './open.ts';
import { pageLabels } from './labels.ts';
import type { InfoOptions } from './options.ts';

/** `page` is counted from 1; lengths are points, as the reader sees the page. */
export type PageInfo = { page: number; label: string; width: number; height: number; rotation: number };
export type Bookmark = { title: string; page?: number; children: Bookmark[] };

export type InfoReport = {
  name: string;
  bytes: number;
  version: string;
  pageCount: number;
  pages: PageInfo[];
  metadata: Metadata;
  language?: string;
  tagged: boolean;
  /** Encryption and what it allows; null for a document open to all. */
  security: Security | null;
  /** The file was broken so badly that it had to be written anew before it could be read. */
  repaired: boolean;
  form: { kind: 'none' | 'acroform' | 'xfa'; fields: number };
  signatures: number;
  outline: Bookmark[];
  attachments: string[];
  fonts: FontInfo[];
};

/** What a document is, read from its bytes without drawing anything. */
export const info: Tool<InfoOptions, InfoReport> = async (inputs, options) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  return { files: [], report: describeDocument(input, await openReadable(input.bytes, options.password)) };
};

/** The same of a document that is open. */
export function describeDocument(
  input: DocumentFile,
  { open, security, repaired }: ReadableDocument,
): InfoReport {
  const { document } = open;
  const { pages } = open.pages;
  const { root } = document;
  const language = textOf(document.resolve(root.get('Lang')));
  const fields = listFields(document);
  const form = document.dict(root.get('AcroForm'));
  const names = document.dict(root.get('Names'));
  return {
    name: input.name,
    bytes: input.bytes.length,
    version: readVersion(input.bytes, document),
    pageCount: pages.length,
    pages: listPageInfo(open),
    metadata: readMetadata(document),
    ...(language ? { language } : {}),
    tagged: document.resolve(document.dict(root.get('MarkInfo'))?.get('Marked')) === true,
    security,
    repaired,
    form: { kind: form ? (form.has('XFA') ? 'xfa' : 'acroform') : 'none', fields: fields.length },
    signatures: fields.filter((field) => field.type === 'Sig' && field.filled).length,
    outline: readOutlines(open).map(toBookmark),
    attachments: readNameTree(document, names?.get('EmbeddedFiles')).map(([key, value]) => {
      const file = document.dict(value);
      return textOf(document.resolve(file?.get('UF') ?? file?.get('F'))) ?? key.toString('latin1');
    }),
    fonts: listFonts(document, pages),
  };
}

function readVersion(bytes: Uint8Array, document: PdfDocument): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const header = /%PDF-(\d\.\d)/.exec(head)?.[1] ?? '';
  const catalog = nameOf(document.resolve(document.root.get('Version'))) ?? '';
  return catalog > header ? catalog : header;
}

function listPageInfo({ document, pages }: OpenDocument): PageInfo[] {
  const labels = pageLabels(document, pages.pages.length);
  return pages.pages.map((page, index) => {
    return { page: index + 1, label: labels[index]!, ...shownPageSize(document, page) };
  });
}

function toBookmark({ title, page, children }: OutlineItem): Bookmark {
  return { title, ...(page === undefined ? {} : { page: page + 1 }), children: children.map(toBookmark) };
}
