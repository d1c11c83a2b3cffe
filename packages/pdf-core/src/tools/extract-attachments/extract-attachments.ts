import { inflateSync } from 'node:zlib';
import { decryptIfNeeded } from '../../crypt/decrypt-if-needed.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { attemptUnlessComplex } from '../../pdf/attempt.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { textOf } from '../../pdf/text.ts';
import { readNameTree } from '../../pdf/trees.ts';
import { nameOf, PdfRef, type PdfValue } from '../../pdf/values.ts';
import { openInput } from '../../recover/open-input.ts';
import { type DocumentFile, throwIfAborted, type Tool } from '../../tool.ts';
import { zipFiles } from '../split/archive.ts';
import { createNamer } from '../../numbered-names.options.ts';
import { splitName, stemOf } from '../split/part-names.ts';
import type { ExtractAttachmentsOptions } from './options.ts';
import type { ExtractAttachmentsReport } from './report.ts';

/** Every attached file once, whether it belongs to the document, to an invoice's standard or to a place on a page. */
export const extractAttachments: Tool<ExtractAttachmentsOptions, ExtractAttachmentsReport> = async (
  inputs,
  { password, outputFormat },
  context,
) => {
  const file = onlyInput(inputs);
  const open = await openInput({ ...file, bytes: decryptIfNeeded(file.bytes, password) });
  const { document } = open;
  const nameFile = createNamer();
  const files: DocumentFile[] = [];
  const taken = new Set<number>();
  let skipped = 0;
  for (const value of listSpecifications(open)) {
    throwIfAborted(context);
    const specification = document.dict(value);
    const streams = document.dict(specification?.get('EF'));
    const stream = streams?.get('UF') ?? streams?.get('F');
    if (!(stream instanceof PdfRef) || taken.has(stream.number)) continue;
    taken.add(stream.number);
    const bytes = attemptUnlessComplex(() => readWhole(document, stream.number));
    if (!bytes) skipped += 1;
    else files.push({ name: nameFile(...namesOf(document, specification)), bytes });
  }
  const attachments = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  const isZip = outputFormat === 'zip' && files.length > 0;
  const made = isZip ? [zipFiles(`${stemOf(file.name)}-attachments.zip`, files)] : files;
  return { files: made, report: { attachments, skipped } };
};

/** A partial attachment is useless: page readers tolerate a damaged stream, programs that open an attachment do not. */
function readWhole(document: PdfDocument, number: number): Buffer | undefined {
  const bytes = document.stream(number);
  const filters = document.resolve(document.dict(new PdfRef(number))?.get('Filter'));
  const names = (Array.isArray(filters) ? filters : [filters]).map((filter) =>
    nameOf(document.resolve(filter)),
  );
  const raw = document.rawStream(number);
  if (!bytes || !raw || names.join() !== 'FlateDecode') return bytes;
  return isWhole(raw, bytes.length) ? bytes : undefined;
}

function isWhole(deflated: Buffer, length: number): boolean {
  try {
    return inflateSync(deflated, { maxOutputLength: length + 1 }).length === length;
  } catch {
    return false;
  }
}

function listSpecifications({ document, pages }: OpenDocument): PdfValue[] {
  const names = document.dict(document.root.get('Names'));
  const embedded = readNameTree(document, names?.get('EmbeddedFiles')).map(([, value]) => value);
  const notes = pages.pages.flatMap(({ entries }) =>
    document.array(entries.get('Annots')?.value).flatMap((value) => {
      const note = document.dict(value);
      const isFile = nameOf(document.resolve(note?.get('Subtype'))) === 'FileAttachment';
      return isFile ? [note?.get('FS') ?? null] : [];
    }),
  );
  return [...embedded, ...document.array(document.root.get('AF')), ...notes];
}

/** The name as a file system takes it, and its ending. */
function namesOf(
  document: PdfDocument,
  specification: ReadonlyMap<string, PdfValue> | undefined,
): [string, string] {
  const given = textOf(document.resolve(specification?.get('UF') ?? specification?.get('F'))) ?? '';
  return splitName(given);
}
