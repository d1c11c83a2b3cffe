import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { textOf, textString } from '../../edit/form-fields.ts';
import { readNames, writeNames } from '../../edit/name-tree.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { catalogRef, dictAt, openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { deflatedStream } from '../../fonts/font-set.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { createNamer, splitName } from '../split/part-names.ts';
import { mediaTypeOf } from './media-types.options.ts';
import type { AttachFilesOptions, Attachment } from './options.ts';
import type { AttachFilesReport } from './report.ts';

type Ready = Omit<Attachment, 'data'> & { bytes: Buffer };

/** Files inside a document, in its list of attachments and among the files that PDF/A calls associated. */
export const attachFiles: Tool<AttachFilesOptions, AttachFilesReport> = async (inputs, options, context) => {
  const { attachments, relationship, password, outputName } = options;
  const ready = attachments.map(({ data, ...rest }) => ({ ...rest, bytes: decode(rest.name, data) }));
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const { catalog, context: objects } = doc.pdf;
  const names = dictAt(doc, catalog, catalogRef(doc), PDFName.of('Names'));
  const rows = readNames(objects, names.get(PDFName.of('EmbeddedFiles')));
  const nameFile = createNamer();
  const keys = new Set(rows.map(([key]) => key.toString('latin1')));
  for (const [, value] of rows) {
    const file = objects.lookup(value);
    if (file instanceof PDFDict) nameFile(textOf(file.lookup(PDFName.of('UF'))) ?? '', '');
  }
  const associated = associatedFiles(doc);
  const attached: AttachFilesReport['attached'] = [];
  for (const [done, file] of ready.entries()) {
    throwIfAborted(context);
    const name = nameFile(...splitName(file.name));
    const ref = objects.register(specification(doc, { ...file, name }, relationship));
    rows.push([freeKey(name, keys), ref]);
    associated.push(ref);
    attached.push({ name, bytes: file.bytes.length });
    context?.progress?.(done + 1, ready.length, 'file');
  }
  names.set(PDFName.of('EmbeddedFiles'), writeNames(objects, rows));
  catalog.set(PDFName.of('AF'), objects.obj(associated));
  touch(doc, catalogRef(doc));
  const bytes = await saveDocument(doc);
  return { files: [{ name: outputName, bytes }], report: { attached, attachments: rows.length } };
};

/** Text that is not base64 throughout would become a file that nobody attached. */
function decode(file: string, data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  const isWhole = data.length % 4 === 0 && bytes.length === (data.length / 4) * 3 - padding;
  if (!isWhole) throw new PdfError('attachment_unreadable', { file });
  return bytes;
}

function associatedFiles({ pdf }: EditedDocument): PDFRef[] {
  const list = pdf.context.lookup(pdf.catalog.get(PDFName.of('AF')));
  return list instanceof PDFArray ? list.asArray().filter((item) => item instanceof PDFRef) : [];
}

/** Names are sorted by their bytes, so a key is plain ASCII; what viewers show is in the specification. */
function freeKey(name: string, keys: Set<string>): Buffer {
  const plain = name.replace(/[^ -~]/g, '_');
  let key = plain;
  for (let n = 2; keys.has(key); n++) key = `${plain}.${n}`;
  keys.add(key);
  return Buffer.from(key, 'latin1');
}

function specification(
  doc: EditedDocument,
  { name, bytes, description, type = mediaTypeOf(name) }: Ready,
  relationship: AttachFilesOptions['relationship'],
): PDFDict {
  const { context } = doc.pdf;
  const stream = deflatedStream(context, bytes, { Type: 'EmbeddedFile', Subtype: type });
  const now = PDFString.fromDate(new Date());
  const sum = PDFHexString.of(createHash('md5').update(bytes).digest('hex'));
  const facts = { Size: bytes.length, CreationDate: now, ModDate: now, CheckSum: sum };
  stream.dict.set(PDFName.of('Params'), context.obj(facts));
  const ref = context.register(stream);
  return context.obj({
    Type: 'Filespec',
    F: textString(name),
    UF: textString(name),
    AFRelationship: relationship.charAt(0).toUpperCase() + relationship.slice(1),
    ...(description && { Desc: textString(description) }),
    EF: { F: ref, UF: ref },
  }) as PDFDict;
}
