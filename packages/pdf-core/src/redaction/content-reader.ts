import { type Operation, scanContent } from '../compress/content/scan-content.ts';
import { dictOf, lookup, lookupArray, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { joinContents, type Page, pageContents } from '../compress/model/pages.ts';
import { stringBytes, stringText } from '../pdf/text.ts';
import { type ReadFont, readFont } from './read-font.ts';
import { nameHolds } from './forget-names.ts';
import { bytesHold } from './scrub-bytes.ts';
import { UnreadGlyphs } from './unread-glyphs.ts';
import { holdsTerm, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { isDict, PdfName, PdfStream, PdfString, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** What a piece of content says: as its fonts are read, and in strings, names and comments that show nothing. */
export type ContentText = {
  shown: string;
  beside: string[];
  names: Set<string>;
  isReadable: boolean;
  isUnread: boolean;
  /** Pictures within the content. */
  images: Buffer[];
};

/** A gap in thousandths of the size that parts words. */
const GAP = -200;
const MAX_DEPTH = 30;
const SHOWS = /^(?:Tj|TJ|'|")$/;
const PLACES = /^(?:Td|TD|Tm|T\*|'|"|BT)$/;
const UNREADABLE: ContentText = {
  shown: '',
  beside: [],
  names: new Set(),
  isReadable: false,
  isUnread: true,
  images: [],
};

/** Reads all content of a document with our own code: pages, forms, patterns, glyphs and what annotations show, drawn or not. */
export class ContentReader {
  readonly #graph: PdfGraph;
  readonly #fonts = new Map<PdfDict, ReadFont>();
  readonly #texts = new Map<PdfStream, ContentText>();

  constructor(graph: PdfGraph) {
    this.#graph = graph;
  }

  /** Whether a stream was read on the way from a page. */
  hasRead(stream: PdfStream): boolean {
    return this.#texts.has(stream);
  }

  ofPage(page: Page): ContentText[] {
    const streams = pageContents(this.#graph, page);
    const bytes = joinContents(this.#graph, streams);
    const own = bytes ? this.#read(bytes, page.resources) : UNREADABLE;
    for (const stream of streams) this.#texts.set(stream, own);
    return [own, ...this.#within(page.resources, new Set(), 0)];
  }

  /** All that an annotation shows, in each of its states. */
  ofAnnotation(annotation: PdfDict): ContentText[] {
    return this.#appearances(lookup(this.#graph, annotation, 'AP'), new Set(), 0);
  }

  /** A stream with all that it draws on. */
  ofStream(stream: PdfStream, inherited: PdfDict | undefined): ContentText[] {
    return this.#stream(stream, inherited, new Set(), 0);
  }

  #appearances(value: PdfValue, seen: Set<PdfStream>, depth: number): ContentText[] {
    if (value instanceof PdfStream) return this.#stream(value, undefined, seen, 0);
    if (!isDict(value) || depth > 3) return [];
    return [...value.values()].flatMap((state) =>
      this.#appearances(resolve(this.#graph, state), seen, depth + 1),
    );
  }

  #stream(
    value: PdfValue,
    inherited: PdfDict | undefined,
    seen: Set<PdfStream>,
    depth: number,
  ): ContentText[] {
    if (!(value instanceof PdfStream) || seen.has(value) || depth > MAX_DEPTH) return [];
    if (lookupName(this.#graph, value.dict, 'Subtype') === 'Image') return [];
    seen.add(value);
    const resources = lookupDict(this.#graph, value.dict, 'Resources') ?? inherited;
    let own = this.#texts.get(value);
    if (!own) {
      const bytes = readStream(this.#graph, value);
      this.#texts.set(value, (own = bytes ? this.#read(bytes, resources) : UNREADABLE));
    }
    return [own, ...this.#within(resources, seen, depth)];
  }

  #within(resources: PdfDict | undefined, seen: Set<PdfStream>, depth: number): ContentText[] {
    const graph = this.#graph;
    const values = (kind: string) =>
      [...(lookupDict(graph, resources, kind)?.values() ?? [])].map((value) => resolve(graph, value));
    const masks = values('ExtGState').map((state) =>
      lookup(graph, lookupDict(graph, dictOf(state), 'SMask'), 'G'),
    );
    const drawn = [...values('XObject'), ...values('Pattern'), ...masks].flatMap((value) =>
      this.#stream(value, resources, seen, depth + 1),
    );
    const glyphs = values('Font').flatMap((font) => {
      const own = lookupDict(graph, dictOf(font), 'Resources') ?? resources;
      const streams = [...(lookupDict(graph, dictOf(font), 'CharProcs')?.values() ?? [])];
      return streams.flatMap((glyph) => this.#stream(resolve(graph, glyph), own, seen, depth + 1));
    });
    return [...drawn, ...glyphs];
  }

  #read(bytes: Buffer, resources: PdfDict | undefined): ContentText {
    const parts: string[] = [];
    const beside = commentsIn(bytes);
    const names = new Set<string>();
    const stack: (ReadFont | undefined)[] = [];
    let font: ReadFont | undefined;
    const unread = new UnreadGlyphs();
    const images: Buffer[] = [];
    const isReadable = scanContent(bytes, (operation) => {
      const { operator, operands } = operation;
      for (const operand of operands) if (operand instanceof PdfName) names.add(operand.name);
      if (operator === 'BI') images.push(bytes.subarray(operation.start, operation.end));
      if (operator === 'q') stack.push(font);
      else if (operator === 'Q') font = stack.pop() ?? font;
      else if (operator === 'Tf') font = this.#font(operands.at(-2), resources);
      else if (operator === 'gs') font = this.#fontOfState(operands.at(-1), resources) ?? font;
      else if (PLACES.test(operator)) parts.push(' ');
      if (SHOWS.test(operator)) show(operation, font, parts, unread);
      else
        for (const operand of operands)
          if (Buffer.isBuffer(operand)) beside.push(stringText(new PdfString(operand)));
    });
    return { shown: parts.join(''), beside, names, isReadable, isUnread: unread.areWords, images };
  }

  #fontOfState(name: Operation['operands'][number] | undefined, resources: PdfDict | undefined) {
    if (!(name instanceof PdfName)) return undefined;
    const state = lookupDict(this.#graph, lookupDict(this.#graph, resources, 'ExtGState'), name.name);
    return this.#known(resolve(this.#graph, lookupArray(this.#graph, state, 'Font')?.[0]));
  }

  #font(
    name: Operation['operands'][number] | undefined,
    resources: PdfDict | undefined,
  ): ReadFont | undefined {
    const fonts = lookupDict(this.#graph, resources, 'Font');
    return this.#known(name instanceof PdfName ? resolve(this.#graph, fonts?.get(name.name)) : null);
  }

  #known(dict: PdfValue): ReadFont | undefined {
    if (!isDict(dict)) return undefined;
    const known = this.#fonts.get(dict) ?? readFont(this.#graph, dict, () => undefined);
    this.#fonts.set(dict, known);
    return known;
  }
}

function show(
  { operands }: Operation,
  font: ReadFont | undefined,
  parts: string[],
  unread: UnreadGlyphs,
): void {
  for (const operand of operands) {
    if (typeof operand === 'number' && operand < GAP) parts.push(' ');
    if (!Buffer.isBuffer(operand)) continue;
    const bytes = stringBytes(new PdfString(operand));
    if (font) unread.note(font, bytes);
    // Text without a font shows nothing, and can be read nevertheless.
    parts.push(font ? font.textOf(bytes) : bytes.toString('latin1'));
  }
}

/** What may be a comment; a per cent sign within a string begins none, but nothing is lost by reading on from there. */
function commentsIn(bytes: Buffer): string[] {
  if (!bytes.includes(37)) return [];
  return Array.from(bytes.toString('latin1').matchAll(/%[^\r\n]{0,10000}/g), ([comment]) => comment.slice(1));
}

/** Whether a piece of content says a term in any way; one that cannot be read to its end may. */
export function contentHolds(text: ContentText, terms: readonly Term[]): boolean {
  if (!text.isReadable || holdsTerm(text.shown, terms)) return true;
  return (
    text.images.some((image) => bytesHold(image, terms)) ||
    text.beside.some((one) => holdsTerm(one, terms)) ||
    [...text.names].some((name) => nameHolds(name, terms))
  );
}
