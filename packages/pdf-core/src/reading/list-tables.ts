import { PdfError } from '../errors.ts';
import type { ReadDocument, TablePart } from './document.ts';

/** The tables of a document; one without any is refused. */
export function listTables({ parts }: ReadDocument): TablePart[] {
  const tables = parts.filter((part): part is TablePart => part.kind === 'table');
  if (!tables.length) throw new PdfError('document_without_tables');
  return tables;
}
