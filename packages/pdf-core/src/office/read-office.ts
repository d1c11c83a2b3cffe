import { PdfError } from '../errors.ts';
import { readDoc } from './doc.ts';
import { readDocx } from './docx.ts';
import { locked } from './office-limits.ts';
import { openOle } from './ole.ts';
import type { OfficePage } from './page-writer.ts';
import { readOdf } from './odf.ts';
import { readPptx } from './pptx.ts';
import { readXls } from './xls.ts';
import { readXlsx } from './xlsx.ts';
import { openZip } from './zip.ts';

const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** By its first bytes; its name is not asked. */
export function isOffice(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  return head.startsWith(ZIP) || head === OLE;
}

/** The text of a Word, Excel, PowerPoint or OpenDocument file, page by page. A sheet is a page, and so is a slide. */
export function readOffice(bytes: Uint8Array): OfficePage[] {
  return bytes[0] === ZIP.charCodeAt(0) ? readNew(bytes) : readOld(bytes);
}

function readNew(bytes: Uint8Array): OfficePage[] {
  const zip = openZip(bytes);
  if (zip.names.some((name) => name.startsWith('word/'))) return readDocx(zip);
  if (zip.names.some((name) => name.startsWith('xl/'))) return readXlsx(zip);
  if (zip.names.some((name) => name.startsWith('ppt/'))) return readPptx(zip);
  if (zip.names.includes('content.xml')) return readOdf(zip);
  throw neither();
}

function readOld(bytes: Uint8Array): OfficePage[] {
  const ole = openOle(bytes);
  // A new file with a password lies in an old container.
  if (ole.names.includes('EncryptedPackage')) throw locked();
  if (ole.names.includes('WordDocument')) return readDoc(ole);
  if (ole.names.includes('Workbook') || ole.names.includes('Book')) return readXls(ole);
  throw neither();
}

function neither(): PdfError {
  return new PdfError('not_office');
}
