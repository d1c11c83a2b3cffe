import type { DocumentFile, ToolResult } from '../tool.ts';
import { zipFiles } from '../tools/split/archive.ts';
import type { Notice } from '../tools/notices.ts';
import type { ReadDocument } from './document.ts';
import type { ReadingReport } from './report.options.ts';

/** The report on a document that was read. */
export function reportReading({ parts, pages }: ReadDocument): ReadingReport {
  const count = (kind: string) => parts.filter((part) => part.kind === kind).length;
  return {
    pages: pages.length,
    headings: count('heading'),
    tables: count('table'),
    pictures: count('picture'),
  };
}

/** A result that lacks pages has a notice. */
export function noticesOf({ pagesWithoutText }: Pick<ReadDocument, 'pagesWithoutText'>): Notice[] {
  return pagesWithoutText ? [{ code: 'pages_without_text', params: { pages: pagesWithoutText } }] : [];
}

export function resultOf(document: ReadDocument, files: DocumentFile[]): ToolResult<ReadingReport> {
  return { files, report: reportReading(document), notices: noticesOf(document) };
}

/** Several files in one zip, where that is wanted; one stays what it is. */
export function packFiles(files: DocumentFile[], as: 'files' | 'zip', name: string): DocumentFile[] {
  return as === 'zip' && files.length > 1 ? [zipFiles(name, files)] : files;
}
