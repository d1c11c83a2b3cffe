import { fontResources } from '../fonts/font-set.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject, lookupDict, resolve } from '../pdf/graph/access.ts';
import { contentRefs, joinContents, pageResources, type Page } from '../pdf/graph/pages.ts';
import { type PdfDict, type PdfRef, type PdfStream } from '../pdf/values.ts';
import { defaultColours, giveBlendingColours } from '../standards/device-colours.ts';
import { type Balance, balanceOf } from './content-balance.ts';
import { touch } from './open-document.ts';
import type { EditedDocument } from './edited-document.ts';
import { boxOf } from './pages.ts';
import type { Matrix } from '../pdf/matrix.ts';

export type Drawing = {
  width: number;
  height: number;
  content: string;
  matrix?: Matrix;
  /** Resources besides fonts, by kind: ExtGState, XObject. */
  resources?: Record<string, PdfDict>;
};

/** A drawing with resources of its own: nothing in it can clash with what the page already names. */
export function formXObject(doc: EditedDocument, drawing: Drawing): PdfStream {
  return deflatedStream(Buffer.from(drawing.content), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, drawing.width, drawing.height],
    Matrix: drawing.matrix,
    Resources: {
      Font: drawing.content.includes(' Tf') ? fontResources(doc.fonts) : undefined,
      ...drawing.resources,
      ColorSpace: doc.archivalPart ? defaultColours() : undefined,
    },
  });
}

/** Draws a form over all that is on the page, in the coordinates the page starts with, whatever its content did to them. */
export function drawOnPage(doc: EditedDocument, page: Page, form: PdfRef): void {
  const name = nameResource(page, 'XObject', form);
  wrapContents(doc, page, '', `q /${name} Do Q\n`);
  if ((doc.archivalPart ?? 0) > 1) giveBlendingColours(page.dict);
}

/** Draws a form under all that is on the page. */
export function drawUnderPage(doc: EditedDocument, page: Page, form: PdfRef): void {
  const name = nameResource(page, 'XObject', form);
  wrapContents(doc, page, `q /${name} Do Q\n`, '');
  if ((doc.archivalPart ?? 0) > 1) giveBlendingColours(page.dict);
}

/** Puts content before and after that of a page, which draws as before in between; `inside` is where it draws. */
export function wrapContents(
  doc: EditedDocument,
  page: Page,
  before: string,
  after: string,
  inside = '',
): void {
  const parts = contentRefs(page);
  const { surplus, deficit } = readContents(page, parts).balance;
  const contents = [
    wrappingStream(doc, `${before}q\n${inside}${'q\n'.repeat(deficit)}`),
    ...parts,
    wrappingStream(doc, `\n${'Q\n'.repeat(1 + surplus)}${after}`),
  ];
  page.dict.set('Contents', contents);
  touch(doc, page.ref);
}

/** The page's content as a form of its own, in the page's coordinates; what is outside of the page is cut off. */
export function pageForm(doc: EditedDocument, page: Page): PdfRef {
  const { bytes, balance } = readContents(page, contentRefs(page));
  const { surplus, deficit } = balance;
  const content = Buffer.concat([
    Buffer.from('q\n'.repeat(deficit)),
    bytes,
    Buffer.from('Q\n'.repeat(surplus)),
  ]);
  const { left, bottom, right, top } = boxOf(page);
  const form = deflatedStream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [left, bottom, right, top],
    Resources: page.inherited.get('Resources') ?? {},
    Group: page.dict.get('Group'),
  });
  return addObject(doc.graph, form);
}

const wrappings = new WeakMap<EditedDocument, Map<string, PdfRef>>();

/** The same few bytes wrap most pages, so they are written once. */
function wrappingStream(doc: EditedDocument, content: string): PdfRef {
  const written = wrappings.get(doc) ?? new Map<string, PdfRef>();
  wrappings.set(doc, written);
  const ref = written.get(content) ?? addObject(doc.graph, deflatedStream(Buffer.from(content)));
  written.set(content, ref);
  return ref;
}

/** Content that cannot be decoded draws nothing either, so it leaves nothing open. */
function readContents({ graph }: Page, parts: PdfRef[]): { bytes: Buffer; balance: Balance } {
  const streams = parts.map((part) => resolve(graph, part) as PdfStream);
  const bytes = joinContents(graph, streams, Buffer.alloc(0));
  return { bytes, balance: balanceOf(bytes) };
}

/**
 * Names something in the page's own resources. Shared or inherited ones are copied first: other pages stay as they are.
 */
export function nameResource(page: Page, kind: 'XObject' | 'Font', ref: PdfRef): string {
  const resources: PdfDict = new Map(pageResources(page));
  const entries: PdfDict = new Map(lookupDict(page.graph, resources, kind));
  let number = 0;
  while (entries.has(`Sheaf${number}`)) number++;
  entries.set(`Sheaf${number}`, ref);
  resources.set(kind, entries);
  page.dict.set('Resources', resources);
  page.inherited.set('Resources', resources);
  return `Sheaf${number}`;
}
