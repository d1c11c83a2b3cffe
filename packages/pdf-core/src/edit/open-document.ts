import { PDFDict, PDFDocument, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type Change, openKept } from '../crypt/keep-protection.ts';
import { PdfError } from '../errors.ts';
import { refuseEndlessStreams } from '../pdf/endless-streams.ts';
import { recoverDocument, rewriteDocument } from '../recover/recover-document.ts';
import { attemptUnlessComplex } from '../pdf/attempt.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { listPages } from '../pdf/pages.ts';
import { readClaims } from '../standards/claims.ts';
import { refuseObjectBombs } from '../weigh/refuse-objects.ts';
import { refuseAnnotations } from '../weigh/weigh-document.ts';
import { createFontSet, embedFonts } from '../fonts/font-set.ts';
import { placePages } from './pages.ts';
import { canAppend } from '../pdf/append-section.ts';
import { appendUpdate } from './append-update.ts';
import type { EditedDocument } from './edited-document.ts';

export type OpenSettings = {
  password?: string | undefined;
  /** What is going to be done to the pages, which the owner of an encrypted document may have forbidden. */
  change?: Change;
};

export async function openDocument(
  source: Uint8Array,
  { password, change }: OpenSettings = {},
): Promise<EditedDocument> {
  const opened = openKept(source, password, change);
  refuseEndlessStreams(opened.bytes);
  refuseObjectBombs(opened.bytes);
  const sound = (await recoverDocument(opened.bytes)).bytes;
  refuseFullPages(sound);
  const { bytes, pdf } = await parseOrRewrite(sound);
  const archivalPart = readArchivalPart(bytes);
  const lastOriginalNumber = pdf.context.largestObjectNumber;
  const touched = new Set<PDFRef>();
  const pages = placePages(pdf, touched);
  return {
    bytes,
    pdf,
    pages,
    fonts: createFontSet(pdf.context, archivalPart),
    archivalPart,
    touched,
    lastOriginalNumber,
    missing: new Set(),
    seal: opened.seal,
  };
}

/** Looked at before pdf-lib reads every object; what our own reader cannot read is left to pdf-lib. */
function refuseFullPages(bytes: Uint8Array): void {
  const document = attemptUnlessComplex(() => openRaw(bytes));
  const list = document && attemptUnlessComplex(() => listPages(document));
  for (const page of list?.pages ?? []) refuseAnnotations(document!, page);
}

function readArchivalPart(bytes: Uint8Array): number | undefined {
  return readClaims(openRaw(bytes)).find(({ kind }) => kind === 'archive')?.part;
}

type Parsed = { bytes: Uint8Array; pdf: PDFDocument };

/** What pdf-lib cannot make sense of is written anew, and read again. */
async function parseOrRewrite(bytes: Uint8Array): Promise<Parsed> {
  try {
    return { bytes, pdf: await parse(bytes) };
  } catch (error) {
    if (!bytes.length || !(error instanceof PdfError)) throw error;
    for await (const { bytes: written } of rewriteDocument(bytes)) {
      const pdf = await parse(written).catch(() => undefined);
      if (pdf) return { bytes: written, pdf };
    }
    throw error;
  }
}

async function parse(bytes: Uint8Array): Promise<PDFDocument> {
  if (!bytes.length) throw new PdfError('file_empty');
  try {
    const pdf = await PDFDocument.load(bytes, {
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: Infinity,
    });
    if (pdf.catalog instanceof PDFDict) return pdf;
  } catch (cause) {
    throw new PdfError('document_damaged', null, { cause });
  }
  throw new PdfError('catalog_missing');
}

/** Embeds the fonts that were used and writes the document with its changes. */
export async function saveDocument(doc: EditedDocument): Promise<Uint8Array> {
  return doc.seal(await writeDocument(doc));
}

async function writeDocument(doc: EditedDocument): Promise<Uint8Array> {
  if (doc.fonts.used.size) await embedFonts(doc.fonts);
  if (canAppend(doc.bytes)) return appendUpdate(doc);
  const { context } = doc.pdf;
  // Numbers that are only referred to would make the table longer than its objects.
  context.largestObjectNumber = context
    .enumerateIndirectObjects()
    .reduce((most, [ref]) => Math.max(most, ref.objectNumber), 0);
  const whole = { addDefaultPage: false, updateFieldAppearances: false, useObjectStreams: false };
  return doc.pdf.save(whole);
}

/** To be called on whatever is changed; a direct object is part of the indirect one that holds it. */
export function touch(doc: EditedDocument, ref: PDFRef | undefined): void {
  if (ref) doc.touched.add(ref);
}

export function catalogRef(doc: EditedDocument): PDFRef | undefined {
  const root = doc.pdf.context.trailerInfo.Root;
  return root instanceof PDFRef ? root : undefined;
}

/** The dictionary at a key: the one there (its own object marked as changed), or a new one put there. */
export function dictAt(
  doc: EditedDocument,
  owner: PDFDict,
  ownerRef: PDFRef | undefined,
  key: Parameters<PDFDict['get']>[0],
): PDFDict {
  const found: PDFObject | undefined = owner.get(key);
  const value = doc.pdf.context.lookup(found);
  if (value instanceof PDFDict) {
    touch(doc, found instanceof PDFRef ? found : ownerRef);
    return value;
  }
  const created = PDFDict.withContext(doc.pdf.context);
  owner.set(key, created);
  touch(doc, ownerRef);
  return created;
}
