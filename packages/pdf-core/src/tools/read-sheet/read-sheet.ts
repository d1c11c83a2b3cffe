import { PdfError } from '../../errors.ts';
import { locked, officeLimits, tooMuch } from '../../office/office-limits.ts';
import { openOle } from '../../office/ole.ts';
import { isOffice } from '../../office/read-office.ts';
import { createGrid, type Grid } from '../../office/sheets/grid.ts';
import { fillFromOds } from '../../office/sheets/ods-sheet.ts';
import { fillFromXls } from '../../office/sheets/xls-sheet.ts';
import { fillFromXlsx } from '../../office/sheets/xlsx-sheet.ts';
import { readGlobals } from '../../office/xls.ts';
import { openBook } from '../../office/xlsx-book.ts';
import { openZip } from '../../office/zip.ts';
import type { Tool } from '../../tool.ts';
import { readCsvRows } from '../fill-from-csv/read-csv.ts';
import type { ReadSheetOptions } from './options.ts';
import type { ReadSheetReport } from './report.ts';

type Sheets = ReadSheetReport['sheets'];

const ZIP = 'P'.charCodeAt(0);
/** Excel takes 31 characters. */
const LONGEST_NAME = 255;
const NUMBER = /^[-+(]?[$€£¥]?\s?\d[\d.,' ]*\s?[%€$£¥)]?$/;

/** One sheet of a spreadsheet, within the limits of a grid, and the names of all. */
export const readSheet: Tool<ReadSheetOptions, ReadSheetReport> = async ([input], options) => {
  if (!input) throw new PdfError('document_needed');
  const grid = createGrid();
  const sheets = fill(input.bytes, options, grid);
  const count = sheets.length;
  if (count > officeLimits.pages) throw tooMuch('more sheets than it may have');
  if (options.sheet > count) throw new PdfError('page_missing', { page: options.sheet, count });
  const named = sheets.map(({ name, isHidden }) => ({ name: name.slice(0, LONGEST_NAME), isHidden }));
  return { files: [], report: { sheets: named, sheet: options.sheet, ...grid.finish() } };
};

function fill(bytes: Uint8Array, options: ReadSheetOptions, grid: Grid): Sheets {
  if (!isOffice(bytes)) return fillFromCsv(bytes, grid);
  return bytes[0] === ZIP ? fillFromZip(bytes, options, grid) : fillFromOld(bytes, options, grid);
}

function fillFromZip(bytes: Uint8Array, { sheet, language }: ReadSheetOptions, grid: Grid): Sheets {
  const zip = openZip(bytes);
  if (!zip.names.some((name) => name.startsWith('xl/'))) {
    if (!zip.names.includes('content.xml')) throw new PdfError('not_office');
    return fillFromOds(zip, sheet, grid);
  }
  const book = openBook(zip);
  const part = book.sheets[sheet - 1]?.part;
  const cells = part === undefined ? undefined : zip.read(part);
  if (cells) fillFromXlsx(cells, book, grid, language);
  return book.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
}

function fillFromOld(bytes: Uint8Array, { sheet, language }: ReadSheetOptions, grid: Grid): Sheets {
  const ole = openOle(bytes);
  if (ole.names.includes('EncryptedPackage')) throw locked();
  const workbook = ole.read('Workbook');
  if (!workbook) throw new PdfError(ole.names.includes('Book') ? 'excel_too_old' : 'not_office');
  const book = readGlobals(workbook);
  const at = book.sheets[sheet - 1]?.at;
  if (at !== undefined) fillFromXls(workbook, at, book, grid, language);
  return book.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
}

function fillFromCsv(bytes: Uint8Array, grid: Grid): Sheets {
  const right = grid.lookPlace({ align: 'right' });
  for (const [row, cells] of readCsvRows(bytes).entries())
    for (const [column, cell] of cells.entries()) {
      const text = cell.replace(/\s+/g, ' ').trim();
      const isNumber = NUMBER.test(text);
      grid.put(row, column, text, isNumber ? right : 0, isNumber);
    }
  return [{ name: '', isHidden: false }];
}
