import { PdfError } from '../../errors.ts';
import { embedPicture, naturalSize, uprightMatrix } from '../../images/embed.ts';
import { readPictures } from '../../images/read-pictures.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { type ToolContext, throwIfAborted } from '../../tool.ts';
import type { HtmlElement } from '../../typeset/html/parse-html.ts';
import type { EmbeddedPicture } from '../../typeset/model.ts';

const QUALITY = 90;
/** Different pictures of one document. */
const MOST_PICTURES = 2_000;
/** Pixels an inch at which a pixel is a point. */
const PIXELS = 72;

/** Pictures by their addresses; those that were tried are not tried again. */
export type PictureShelf = { loaded: Map<string, EmbeddedPicture>; tried: Set<string> };
export const createPictureShelf = (): PictureShelf => ({ loaded: new Map(), tried: new Set() });

/** The pictures that the file itself contains, by their addresses. What an address leads to is never fetched. */
export async function loadPictures(
  graph: PdfGraph,
  sources: Iterable<string>,
  own: { get: (source: string) => Uint8Array | undefined },
  context: ToolContext | undefined,
  { loaded, tried }: PictureShelf = createPictureShelf(),
): Promise<Map<string, EmbeddedPicture>> {
  for (const source of sources) {
    throwIfAborted(context);
    if (tried.size >= MOST_PICTURES) break;
    if (tried.has(source)) continue;
    tried.add(source);
    const bytes = own.get(source) ?? own.get(decode(source)) ?? readDataAddress(source);
    const picture = bytes && (await loadPicture(graph, bytes));
    if (picture) loaded.set(source, picture);
  }
  return loaded;
}

/** The addresses of the pictures of a page. */
export function* sourcesOf({ name, attributes, children }: HtmlElement): Generator<string> {
  if (name === 'img' && attributes['src']) yield attributes['src'];
  for (const child of children) if (typeof child !== 'string') yield* sourcesOf(child);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readDataAddress(source: string): Uint8Array | undefined {
  const head = /^data:[^,]{0,200},/i.exec(source)?.[0];
  if (!head) return undefined;
  const data = source.slice(head.length);
  return /;base64,$/i.test(head) ? Buffer.from(data, 'base64') : Buffer.from(decode(data), 'latin1');
}

/** Undefined for one that cannot be read: the text around it can. */
async function loadPicture(graph: PdfGraph, bytes: Uint8Array): Promise<EmbeddedPicture | undefined> {
  try {
    const [picture] = await readPictures({ name: 'picture', bytes }, QUALITY);
    if (!picture) return undefined;
    const { width, height } = naturalSize({ ...picture, density: PIXELS });
    return { ref: embedPicture(graph, picture), width, height, matrix: uprightMatrix(picture.orientation) };
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
