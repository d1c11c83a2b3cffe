import { assembleDocument } from '../assembly/assemble.ts';
import { openKept } from '../crypt/keep-protection.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { pageForm } from '../edit/draw-on-page.ts';
import { catalogRef, openDocument, saveDocument, touch } from '../edit/open-document.ts';
import { frameOf, fromPage } from '../edit/pages.ts';
import { multiply } from '../pdf/matrix.ts';
import { PdfError } from '../errors.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject, resolve } from '../pdf/graph/access.ts';
import { makeDict } from '../pdf/make-value.ts';
import { isDict, type PdfRef } from '../pdf/values.ts';
import { num } from '../fonts/draw-line.ts';
import { flattenDocument } from '../forms/flatten-document.ts';
import { limits } from '../limits.ts';
import { documentInfo } from '../pdf/info.ts';
import { asPdfError, openInput } from '../recover/open-input.ts';
import type { LaidSheet, Placed, Size } from './fit.options.ts';
import { type DocumentFile, throwIfAborted, type ToolContext } from '../tool.ts';

/** `lines` are operators that draw over its pages. */
export type Sheet = LaidSheet & { lines?: string };

export type Imposed = { bytes: Uint8Array; pages: number; sheets: number };

/**
 * Puts the pages of a document on sheets. Fields and notes become part of the pages, since a sheet shows drawings of them;
 * links, bookmarks and tags, which belong to whole pages, have no place there.
 */
export async function imposePages(
  file: DocumentFile,
  password: string | undefined,
  plan: (pages: Size[]) => Sheet[],
  context?: ToolContext,
): Promise<Imposed> {
  const { bytes, seal } = openKept(file.bytes, password, 'modifying');
  const doc = await openDocument(bytes);
  await flattenDocument(doc, { forms: true, annotations: true });
  const frames = doc.pages.map((page) => frameOf(page));
  const sheets = plan(frames);
  if (sheets.length > limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
  const forms = new Map<number, PdfRef>();
  const formOf = (index: number) => {
    const known = forms.get(index) ?? pageForm(doc, doc.pages[index]!);
    forms.set(index, known);
    return known;
  };
  const refs = sheets.map((sheet, done) => {
    throwIfAborted(context);
    context?.progress?.(done + 1, sheets.length, 'page');
    const moved = sheet.pages.map((placed) => ({
      ...placed,
      form: formOf(placed.index),
      matrix: multiply(fromPage(frames[placed.index]!), placed.matrix),
    }));
    return writeSheet(doc, sheet, moved);
  });
  const made = await replacePages(doc, refs, file.name);
  return { bytes: seal(made), pages: forms.size, sheets: sheets.length };
}

function writeSheet(doc: EditedDocument, sheet: Sheet, placed: (Placed & { form: PdfRef })[]): PdfRef {
  const forms = makeDict({});
  let content = '';
  for (const [place, { form, matrix, window }] of placed.entries()) {
    forms.set(`P${place}`, form);
    const { x, y, width, height } = window;
    content += `q ${[x, y, width, height].map(num).join(' ')} re W n ${matrix.map(num).join(' ')} cm /P${place} Do Q\n`;
  }
  const page = makeDict({
    Type: 'Page',
    MediaBox: [0, 0, sheet.width, sheet.height],
    Resources: { XObject: forms },
    Contents: addObject(doc.graph, deflatedStream(Buffer.from(content + (sheet.lines ?? '')))),
  });
  return addObject(doc.graph, page);
}

/** The document with these pages and no others: what only the former ones led to is left behind. */
async function replacePages(doc: EditedDocument, refs: PdfRef[], name: string): Promise<Uint8Array> {
  const { graph, catalog } = doc;
  const root = addObject(graph, makeDict({ Type: 'Pages', Kids: refs, Count: refs.length }));
  for (const ref of refs) {
    const page = resolve(graph, ref);
    if (isDict(page)) page.set('Parent', root);
  }
  catalog.set('Pages', root);
  touch(doc, catalogRef(doc));
  try {
    const open = await openInput({ name, bytes: await saveDocument(doc) });
    const part = { open, pages: refs.map((_, index) => ({ index })), title: name };
    return assembleDocument([part], {
      outlines: 'drop',
      extras: false,
      info: documentInfo(open.document),
    });
  } catch (error) {
    throw asPdfError(error);
  }
}
