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
import { boxOf, type Matrix, type PagePlace } from './pages.ts';

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
  wrapContents(doc, page, '', `q /${name} Do Q\n`);
  if ((doc.archivalPart ?? 0) > 1) giveBlendingColours(doc.pdf.context, page.dict);
}

/** Draws a form under all that is on the page. */
export function drawUnderPage(doc: EditedDocument, page: PagePlace, form: PDFRef): void {
  const name = addXObject(doc, page, form);
  wrapContents(doc, page, `q /${name} Do Q\n`, '');
  if ((doc.archivalPart ?? 0) > 1) giveBlendingColours(doc.pdf.context, page.dict);
}

/** Puts content before and after that of a page, which draws as before in between; `inside` is where it draws. */
export function wrapContents(
  doc: EditedDocument,
  page: PagePlace,
  before: string,
  after: string,
  inside = '',
): void {
  const parts = contentParts(page);
  const { surplus, deficit } = pageBalance(page, parts);
  const contents = PDFArray.withContext(doc.pdf.context);
  contents.push(wrappingStream(doc, `${before}q\n${inside}${'q\n'.repeat(deficit)}`));
  for (const part of parts) contents.push(part);
  contents.push(wrappingStream(doc, `\n${'Q\n'.repeat(1 + surplus)}${after}`));
  page.dict.set(PDFName.of('Contents'), contents);
  touch(doc, page.ref);
}

/** The page's content as a form of its own, in the page's coordinates; what is outside of the page is cut off. */
export function pageForm(doc: EditedDocument, page: PagePlace): PDFRef {
  const { context } = doc.pdf;
  const { bytes, balance } = readContents(page, contentParts(page));
  const { surplus, deficit } = balance;
  const content = Buffer.concat([
    Buffer.from('q\n'.repeat(deficit)),
    bytes,
    Buffer.from('Q\n'.repeat(surplus)),
  ]);
  const { left, bottom, right, top } = boxOf(page);
  const form = deflatedStream(context, content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [left, bottom, right, top],
  });
  const resources = page.inherited.get('Resources');
  form.dict.set(PDFName.of('Resources'), resources ?? PDFDict.withContext(context));
  const group = page.dict.get(PDFName.of('Group'));
  if (group) form.dict.set(PDFName.of('Group'), group);
  return context.register(form);
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

const pageBalance = (page: PagePlace, parts: PDFRef[]): Balance => readContents(page, parts).balance;

function readContents(page: PagePlace, parts: PDFRef[]): { bytes: Buffer; balance: Balance } {
  const { context } = page.dict;
  let size = 0;
  const decoded = parts.flatMap((part) => {
    const bytes = decodeContent(context, context.lookup(part));
    size += bytes.length;
    if (size > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
    return [bytes, Buffer.from('\n')];
  });
  const bytes = Buffer.concat(decoded);
  return { bytes, balance: balanceOf(bytes) };
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
