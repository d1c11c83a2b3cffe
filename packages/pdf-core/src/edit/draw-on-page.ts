import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { limits } from '../limits.ts';
import { asBytes } from '../pdf/as-bytes.ts';
import { unlessDamaged } from '../pdf/attempt.ts';
import { tooComplex } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/filters.ts';
import { Lexer } from '../pdf/lexer.ts';
import { isDict, PdfRef, type PdfValue } from '../pdf/values.ts';
import { deflatedStream, fontResources } from '../fonts/font-set.ts';
import { defaultColours, giveBlendingColours } from '../standards/device-colours.ts';
import { type Balance, balanceOf } from './content-balance.ts';
import { touch } from './open-document.ts';
import type { EditedDocument } from './edited-document.ts';
import type { Matrix, PagePlace } from './pages.ts';

export type Drawing = {
  width: number;
  height: number;
  content: string;
  matrix?: Matrix;
  /** Resources besides fonts, by kind: ExtGState, XObject. */
  resources?: Record<string, PDFDict>;
};

/** A drawing with resources of its own: nothing in it can clash with what the page already names. */
export function formXObject(doc: EditedDocument, drawing: Drawing): PDFRawStream {
  const { context } = doc.pdf;
  const resources = PDFDict.withContext(context);
  if (drawing.content.includes(' Tf')) resources.set(PDFName.of('Font'), fontResources(doc.fonts));
  for (const [kind, entries] of Object.entries(drawing.resources ?? {}))
    resources.set(PDFName.of(kind), entries);
  const form = deflatedStream(context, Buffer.from(drawing.content), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, drawing.width, drawing.height],
    ...(drawing.matrix ? { Matrix: drawing.matrix } : {}),
  });
  if (doc.archivalPart) resources.set(PDFName.of('ColorSpace'), defaultColours(context));
  form.dict.set(PDFName.of('Resources'), resources);
  return form;
}

/** Draws a form over all that is on the page, in the coordinates the page starts with, whatever its content did to them. */
export function drawOnPage(doc: EditedDocument, page: PagePlace, form: PDFRef): void {
  const name = addXObject(doc, page, form);
  const parts = contentParts(page);
  const { surplus, deficit } = pageBalance(page, parts);
  const contents = PDFArray.withContext(doc.pdf.context);
  contents.push(wrappingStream(doc, 'q\n'.repeat(1 + deficit)));
  for (const part of parts) contents.push(part);
  contents.push(wrappingStream(doc, `\n${'Q\n'.repeat(1 + surplus)}q /${name} Do Q\n`));
  page.dict.set(PDFName.of('Contents'), contents);
  if ((doc.archivalPart ?? 0) > 1) giveBlendingColours(doc.pdf.context, page.dict);
  touch(doc, page.ref);
}

const wrappings = new WeakMap<EditedDocument, Map<string, PDFRef>>();

/** The same few bytes wrap most pages, so they are written once. */
function wrappingStream(doc: EditedDocument, content: string): PDFRef {
  const written = wrappings.get(doc) ?? new Map<string, PDFRef>();
  wrappings.set(doc, written);
  const ref =
    written.get(content) ?? doc.pdf.context.register(deflatedStream(doc.pdf.context, Buffer.from(content)));
  written.set(content, ref);
  return ref;
}

function contentParts(page: PagePlace): PDFRef[] {
  const { context } = page.dict;
  const entry = page.dict.get(PDFName.of('Contents'));
  const list = context.lookup(entry);
  const refs = list instanceof PDFArray ? list.asArray() : [entry];
  return refs
    .filter((ref) => ref instanceof PDFRef)
    .filter((ref) => context.lookup(ref) instanceof PDFRawStream);
}

function pageBalance(page: PagePlace, parts: PDFRef[]): Balance {
  const { context } = page.dict;
  let size = 0;
  const decoded = parts.flatMap((part) => {
    const bytes = decodeContent(context, context.lookup(part));
    size += bytes.length;
    if (size > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
    return [bytes, Buffer.from('\n')];
  });
  return balanceOf(Buffer.concat(decoded));
}

/** Content that cannot be decoded draws nothing either, so it leaves nothing open. */
function decodeContent(context: PDFContext, stream: unknown): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return new Uint8Array();
  if (!stream.dict.has(PDFName.of('Filter'))) return stream.contents;
  const dict = readValue(stream.dict);
  const resolve = (value: PdfValue = null) => {
    if (!(value instanceof PdfRef)) return value;
    const object = context.lookup(PDFRef.of(value.number));
    return object ? readValue(object) : null;
  };
  if (!isDict(dict)) return new Uint8Array();
  return unlessDamaged(() => decodeStream(asBytes(stream.contents), dict, resolve)) ?? new Uint8Array();
}

/** What pdf-lib holds, as our own reader has it. */
const readValue = (object: PDFObject): PdfValue => new Lexer(Buffer.from(object.toString(), 'latin1')).read();

/** Names the form in the page's own resources. Shared or inherited ones are copied first: other pages stay as they are. */
function addXObject(doc: EditedDocument, page: PagePlace, form: PDFRef): string {
  const { context } = doc.pdf;
  const resources = copyOfDict(doc, context.lookup(page.inherited.get('Resources')));
  const xObjects = copyOfDict(doc, context.lookup(resources.get(PDFName.of('XObject'))));
  let number = 0;
  while (xObjects.has(PDFName.of(`Sheaf${number}`))) number++;
  xObjects.set(PDFName.of(`Sheaf${number}`), form);
  resources.set(PDFName.of('XObject'), xObjects);
  page.dict.set(PDFName.of('Resources'), resources);
  page.inherited.set('Resources', resources);
  return `Sheaf${number}`;
}

function copyOfDict(doc: EditedDocument, value: PDFObject | undefined): PDFDict {
  return value instanceof PDFDict ? value.clone(doc.pdf.context) : PDFDict.withContext(doc.pdf.context);
}
