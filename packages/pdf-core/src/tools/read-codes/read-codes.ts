import { findCodes } from '../../codes/find-codes.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { resolvePages } from '../../page-ranges.ts';
import { writeRow } from '../to-csv/csv-row.options.ts';
import { openInput } from '../../recover/open-input.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ReadCodesOptions } from './options.ts';
import type { ReadCodesReport } from './report.ts';

const COLUMNS = ['page', 'kind', 'text', 'x', 'y', 'width', 'height'] as const;

/** A table of the codes of a document. None where it has no codes. */
export const readCodes: Tool<ReadCodesOptions, ReadCodesReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const { bytes } = openKept(input.bytes, options.password);
  const { document, pages: tree } = await openInput({ ...input, bytes });
  const pages = [...new Set(resolvePages(options.pages, tree.pages.length))];
  const kinds = options.kind === 'all' ? undefined : [options.kind];
  const codes = await findCodes(document.bytes, { pages, kinds, dpi: options.dpi }, context);
  const report = { pages: pages.length, codes };
  if (codes.length === 0) return { files: [], report };
  const rows = [COLUMNS, ...codes.map((code) => COLUMNS.map((column) => String(code[column])))];
  const csv = `${rows.map((row) => writeRow(row, ',')).join('\r\n')}\r\n`;
  return {
    files: [{ name: `${stemOf(input.name)}.csv`, bytes: new TextEncoder().encode(csv) }],
    report,
  };
};
