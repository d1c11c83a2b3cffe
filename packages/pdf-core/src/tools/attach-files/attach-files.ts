import { createHash } from 'node:crypto';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { writeNames } from '../../edit/name-tree.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { catalogRef, dictAt, openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { deflatedStream } from '../../pdf/deflated-stream.ts';
import { addObject, lookup, lookupArray, resolve } from '../../pdf/graph/access.ts';
import { bytesString, dateString, makeDict, textString } from '../../pdf/make-value.ts';
import { textOf } from '../../pdf/text.ts';
import { readNameTree } from '../../pdf/trees.ts';
import { isDict, PdfRef, type PdfDict } from '../../pdf/values.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { createNamer } from '../../numbered-names.options.ts';
import { splitName } from '../split/part-names.ts';
import { mediaTypeOf } from './media-types.options.ts';
import type { AttachFilesOptions, Attachment } from './options.ts';
import type { AttachFilesReport } from './report.ts';

type Ready = Omit<Attachment, 'data'> & { bytes: Buffer };

/** Files inside a document, in its list of attachments and among the files that PDF/A calls associated. */
export const attachFiles: Tool<AttachFilesOptions, AttachFilesReport> = async (inputs, options, context) => {
  const { attachments, relationship, password, outputName } = options;
  const ready = attachments.map(({ data, ...rest }) => ({ ...rest, bytes: decode(rest.name, data) }));
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const { graph, catalog } = doc;
  const names = dictAt(doc, catalog, catalogRef(doc), 'Names');
  const rows = readNameTree({ resolve: (value) => resolve(graph, value) }, names.get('EmbeddedFiles'));
  const nameFile = createNamer();
  const keys = new Set(rows.map(([key]) => key.toString('latin1')));
  for (const [, value] of rows) {
    const file = resolve(graph, value);
    if (isDict(file)) nameFile(textOf(lookup(graph, file, 'UF')) ?? '', '');
  }
  const associated = associatedFiles(doc);
  const attached: AttachFilesReport['attached'] = [];
  for (const [done, file] of ready.entries()) {
    throwIfAborted(context);
    const name = nameFile(...splitName(file.name));
    const ref = addObject(graph, specification(doc, { ...file, name }, relationship));
    rows.push([freeKey(name, keys), ref]);
    associated.push(ref);
    attached.push({ name, bytes: file.bytes.length });
    context?.progress?.(done + 1, ready.length, 'file');
  }
  names.set('EmbeddedFiles', writeNames(graph, rows));
  catalog.set('AF', associated);
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

function associatedFiles({ graph, catalog }: EditedDocument): PdfRef[] {
  return (lookupArray(graph, catalog, 'AF') ?? []).filter((item) => item instanceof PdfRef);
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
): PdfDict {
  const now = dateString(new Date());
  const sum = bytesString(createHash('md5').update(bytes).digest());
  const facts = { Size: bytes.length, CreationDate: now, ModDate: now, CheckSum: sum };
  const stream = deflatedStream(bytes, { Type: 'EmbeddedFile', Subtype: type, Params: facts });
  const ref = addObject(doc.graph, stream);
  return makeDict({
    Type: 'Filespec',
    F: textString(name),
    UF: textString(name),
    AFRelationship: relationship.charAt(0).toUpperCase() + relationship.slice(1),
    Desc: description ? textString(description) : undefined,
    EF: { F: ref, UF: ref },
  });
}
