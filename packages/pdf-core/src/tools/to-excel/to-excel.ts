import { onlyInput } from '../../edit/only-input.ts';
import { textOfRuns } from '../../reading/document.ts';
import { listTables } from '../../reading/list-tables.ts';
import { readDocument } from '../../reading/read-document.ts';
import { noticesOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import { findSums } from './find-sums.ts';
import type { ToExcelOptions } from './options.ts';
import { findDateOrder } from './read-date.ts';
import { findDecimal } from './read-number.ts';
import type { ToExcelReport } from './report.ts';
import { makeSheet, nameSheets } from './sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

/** The tables of a document as a workbook. Numbers are numbers, and sums that hold are counted by it. */
export const toExcel: Tool<ToExcelOptions, ToExcelReport> = async (inputs, { pages, password }, context) => {
  const input = onlyInput(inputs);
  const document = await readDocument(input, { pages, password }, context);
  const tables = listTables(document);
  const texts = tables.flatMap(({ cells }) => cells.map(({ runs }) => textOfRuns(runs)));
  const decimal = findDecimal(texts);
  const notation = { decimal, dates: findDateOrder(texts, decimal) };
  const names = nameSheets(tables);
  const sheets = tables.map((table, at) => makeSheet(table, names[at]!, notation));
  const formulas = sheets.reduce((sum, sheet) => sum + findSums(sheet), 0);
  const cells = sheets.flatMap((sheet) => sheet.cells);
  const count = (kind: string) => cells.filter(({ value }) => value.kind === kind).length;
  return {
    files: [{ name: `${stemOf(input.name)}.xlsx`, bytes: writeWorkbook(sheets) }],
    report: { tables: tables.length, numbers: count('number'), dates: count('date'), formulas },
    notices: noticesOf(document),
  };
};
