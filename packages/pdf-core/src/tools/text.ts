import { parse } from 'node:path';
import { PdfError } from '../errors.ts';
import { resolvePages } from '../page-ranges.ts';
import { withDocument } from '../pdfium/document.ts';
import { readPageText, type Word } from '../pdfium/text.ts';
import { type Tool, throwIfAborted } from '../tool.ts';
import type { TextOptions } from './text.options.ts';

/** Lengths are points, counted from the top left corner of the page as the reader sees it. */
export type TextOfPage = { page: number; width: number; height: number; text: string; words?: Word[] };

/** `pagesWithoutText` are pictures to a reader of text: scans, or empty. */
export type TextReport = { pages: TextOfPage[]; pagesWithoutText: number[] };

/** What a document says, page by page, and as one text file with a form feed after each page. */
export const text: Tool<TextOptions, TextReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input) throw new PdfError('invalid_options', 'A document is needed.');
  const pages = await withDocument(input.bytes, options, (document) => {
    const indexes = resolvePages(options.pages, document.pageCount);
    return indexes.map((index, done): TextOfPage => {
      throwIfAborted(context);
      context?.progress?.(done, indexes.length, `page ${index + 1}`);
      const { words, ...page } = readPageText(document, index);
      return { page: index + 1, ...page, ...(options.words ? { words } : {}) };
    });
  });
  const whole = pages.map((page) => (page.text ? `${page.text}\n\f` : '\f')).join('');
  const pagesWithoutText = pages.filter((page) => !page.text).map(({ page }) => page);
  const file = { name: `${parse(input.name).name}.txt`, bytes: new TextEncoder().encode(whole) };
  return { files: [file], report: { pages, pagesWithoutText } };
};
