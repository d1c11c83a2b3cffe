import { PdfError } from '../../errors.ts';
import { locked } from '../../office/office-limits.ts';
import { openOle } from '../../office/ole.ts';
import { isOffice } from '../../office/read-office.ts';
import { readDocxDocument } from '../../office/words/docx-document.ts';
import { openZip } from '../../office/zip.ts';
import type { Tool } from '../../tool.ts';
import type { ReadWordOptions } from './options.ts';
import type { ReadWordReport } from './report.ts';

const ZIP = 'P'.charCodeAt(0);

/** A Word file with its headings, lists, tables, links, notes and pictures, within the limits of a document. */
export const readWord: Tool<ReadWordOptions, ReadWordReport> = async ([input]) => {
  if (!input) throw new PdfError('document_needed');
  const { bytes } = input;
  if (!isOffice(bytes)) throw new PdfError('not_office');
  // A new file with a password lies in an old container.
  if (bytes[0] !== ZIP)
    throw openOle(bytes).names.includes('EncryptedPackage') ? locked() : new PdfError('not_office');
  const zip = openZip(bytes);
  if (!zip.names.some((name) => name.startsWith('word/'))) throw new PdfError('not_office');
  return { files: [], report: readDocxDocument(zip) };
};
