import { assembleDocument } from '../../assembly/assemble.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { type FormField, listFields } from '../../edit/form-fields.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import type { FieldValue } from '../../forms/fill-field.ts';
import { fillFields } from '../../forms/fill-fields.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { settleClaims } from '../../standards/settle-claims.ts';
import { type DocumentFile, throwIfAborted, type Tool } from '../../tool.ts';
import { zipFiles } from '../split/archive.ts';
import { createNamer } from '../../numbered-names.options.ts';
import { safeStem, stemOf } from '../split/part-names.ts';
import type { FillFromCsvOptions } from './options.ts';
import { readCsv, type Table } from './read-csv.ts';
import type { FillFromCsvReport } from './report.ts';
import { fillFromCsvTool } from './tool.ts';

const MOST_ROWS = 1000;
/** Of all results together. */
const MOST_BYTES = 512 * 1024 * 1024;

const YES = /^(?:1|x|✓|on|true|wahr|yes|y|ja|j|sí|si|s|oui|o|vrai|verdadero)$/i;
const NO = /^(?:0|-|off|false|falsch|no|n|nein|non|faux|falso)$/i;

/** A filled copy of the form for each row. Empty cells leave their fields as they are. */
export const fillFromCsv: Tool<FillFromCsvOptions, FillFromCsvReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  const table = readCsv(Buffer.from(options.table, 'base64'));
  if (table.rows.length > MOST_ROWS)
    throw new PdfError('table_too_long', { rows: table.rows.length, limit: MOST_ROWS });
  const { bytes: plain, seal } = openKept(file.bytes, options.password, 'fillingForms');
  const fields = new Map(listFields(await openDocument(plain)).map((field) => [field.name, field]));
  if (!fields.size) throw new PdfError('form_without_fields');
  const used = table.columns.filter((column) => fields.has(column));
  if (!used.length) throw new PdfError('table_without_fields');
  const nameRow = rowNamer(table, stemOf(file.name), options.nameBy);
  const isMerged = options.outputFormat === 'merged';
  const missing = new Set<string>();
  const made: DocumentFile[] = [];
  let size = 0;
  for (const [done, row] of table.rows.entries()) {
    throwIfAborted(context);
    const doc = await openDocument(plain);
    await fillRow(doc, row.number, valuesOf(row, table, fields));
    if (options.flatten || isMerged) await flattenDocument(doc, { forms: true, annotations: false });
    const bytes = await saveDocument(doc);
    for (const letter of doc.missing) missing.add(letter);
    size += bytes.length;
    if (size > MOST_BYTES) throw new PdfError('too_much_memory');
    made.push({ name: nameRow(row.cells, done), bytes: isMerged ? bytes : seal(bytes) });
    context?.progress?.(done + 1, table.rows.length, 'file');
  }
  const report = {
    filled: made.length,
    unusedColumns: table.columns.filter(
      (column) => column && !fields.has(column) && column !== options.nameBy,
    ),
    unfilledFields: [...fields.keys()].filter(
      (name) => isFillable(fields.get(name)!) && !used.includes(name),
    ),
    missingCharacters: [...missing],
  };
  if (isMerged)
    return { files: [{ name: `${stemOf(file.name)}-filled.pdf`, bytes: seal(await join(made)) }], report };
  if (options.outputFormat === 'pdf') return { files: made, report };
  const documents = made.map((one) => settle(one, options));
  return { files: [zipFiles(`${stemOf(file.name)}-filled.zip`, documents)], documents, report };
};

/** What is in an archive is not looked at again. */
function settle(file: DocumentFile, options: FillFromCsvOptions): DocumentFile {
  const noLosses = { losesTags: false, losesSignatures: false, isCombined: false };
  return settleClaims(file, fillFromCsvTool.touches?.(options), noLosses);
}

const isFillable = ({ type }: FormField) => type === 'Tx' || type === 'Ch' || type === 'Btn';

function rowNamer(
  { columns }: Table,
  stem: string,
  nameBy: string,
): (cells: string[], index: number) => string {
  const column = nameBy ? columns.indexOf(nameBy) : -1;
  if (nameBy && column < 0) throw new PdfError('table_column_missing', { column: nameBy });
  const nameFile = createNamer();
  return (cells, index) =>
    nameFile(safeStem(cells[column] ?? '') || `${stem}-${String(index + 1).padStart(3, '0')}`);
}

function valuesOf(
  { number, cells }: Table['rows'][number],
  { columns }: Table,
  fields: Map<string, FormField>,
): [string, FieldValue][] {
  return columns.flatMap((column, index): [string, FieldValue][] => {
    const cell = cells[index] ?? '';
    const field = fields.get(column);
    if (!field || !cell.trim()) return [];
    const isSwitch = field.type === 'Btn' && !isRadio(field);
    if (!isSwitch) return [[column, field.type === 'Tx' ? cell : cell.trim()]];
    if (YES.test(cell.trim())) return [[column, true]];
    if (NO.test(cell.trim())) return [[column, false]];
    throw new PdfError('table_row_wrong', { row: number, field: column });
  });
}

const RADIO = 1 << 15;
const isRadio = ({ flags }: FormField): boolean => Boolean(flags & RADIO);

/** A value that its field does not take is reported with its row: the field alone does not lead to it. */
async function fillRow(doc: EditedDocument, row: number, values: [string, FieldValue][]): Promise<void> {
  try {
    await fillFields(doc, Object.fromEntries(values));
  } catch (error) {
    if (!(error instanceof PdfError) || error.code !== 'invalid_options') throw error;
    throw new PdfError('table_row_wrong', { row, field: String(error.params?.field) }, { cause: error });
  }
}

async function join(files: DocumentFile[]): Promise<Uint8Array> {
  const parts = [];
  for (const file of files) {
    const open = await openInput(file);
    parts.push({ open, pages: open.pages.pages.map((_, index) => ({ index })), title: file.name });
  }
  try {
    return assembleDocument(parts, { outlines: 'drop', extras: false });
  } catch (error) {
    throw asPdfError(error);
  }
}
