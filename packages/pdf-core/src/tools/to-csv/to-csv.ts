import { onlyInput } from '../../edit/only-input.ts';
import { writeRow } from './csv-row.options.ts';
import type { TablePart } from '../../reading/document.ts';
import { textGrid } from '../../reading/grid.ts';
import { listTables } from '../../reading/list-tables.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { packFiles, resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToCsvOptions } from './options.ts';

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' };
/** Each table of a document as a CSV file. */
export const toCsv: Tool<ToCsvOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const { pages, password, separator } = options;
  const document = await readDocument(input, { pages, password }, context);
  const tables = listTables(document);
  const stem = stemOf(input.name);
  const digits = String(tables.length).length;
  const files = tables.map((table, at) => {
    const number = tables.length > 1 ? `-${String(at + 1).padStart(digits, '0')}` : '';
    const bytes = new TextEncoder().encode(writeCsv(table, SEPARATORS[separator]));
    return { name: `${stem}${number}.csv`, bytes };
  });
  return resultOf(document, packFiles(files, options.outputFormat, `${stem}-tables.zip`));
};

function writeCsv(table: TablePart, separator: string): string {
  const rows = textGrid(table).map((row) => writeRow(row, separator));
  return `${rows.join('\r\n')}\r\n`;
}
