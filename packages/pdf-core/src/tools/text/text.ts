import { parse } from 'node:path';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readTexts, type Word } from '../../pdfium/text.ts';
import type { Tool } from '../../tool.ts';
import type { Notice } from '../notices.ts';
import { readScanFacts } from '../ocr/scan.ts';
import type { TextOptions } from './options.ts';

/** Lengths are points, counted from the top left corner of the page as the reader sees it. */
export type TextOfPage = { page: number; width: number; height: number; text: string; words?: Word[] };

/** `pagesWithoutText` are pictures to a reader of text: scans, or empty. */
export type TextReport = { pages: TextOfPage[]; pagesWithoutText: number[] };

/** The text of a document, page by page, and as one text file with a form feed after each page. */
export const text: Tool<TextOptions, TextReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  const { pages, scans } = await withDocument(input.bytes, options, (document) => {
    const indexes = resolvePages(options.pages, document.pageCount);
    const read: TextOfPage[] = [];
    for (const { words, ...page } of readTexts(document, indexes, options.contentOnly, context)) {
      read.push({ page: indexes[read.length]! + 1, ...page, ...(options.words ? { words } : {}) });
    }
    const isScan = ({ text: said, page }: TextOfPage) => !said && readScanFacts(document, page - 1).isScan;
    return { pages: read, scans: read.filter(isScan).length };
  });
  const whole = pages.map((page) => (page.text ? `${page.text}\n\f` : '\f')).join('');
  const pagesWithoutText = pages.filter((page) => !page.text).map(({ page }) => page);
  const file = { name: `${parse(input.name).name}.txt`, bytes: new TextEncoder().encode(whole) };
  const notices: Notice[] = scans
    ? [{ code: 'pages_unread', params: { unread: scans, pages: pages.length } }]
    : [];
  return { files: [file], report: { pages, pagesWithoutText }, notices };
};
