import type { ReaderOptions, ReadResult } from 'zxing-wasm/full';
import { readPageSize } from '../pdfium/page.ts';
import { withDocument } from '../pdfium/document.ts';
import { renderPage } from '../pdfium/render.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { FOUND_KINDS, type FoundKind, foundKinds } from './code-kinds.options.ts';
import { readSymbols } from './engine.ts';

/** In points from the top left corner of the page as it is seen, like what else is found on pages. */
export type FoundCode = {
  page: number;
  kind: FoundKind;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

export type CodeSearch = {
  /** Counted from 0. */
  pages: number[];
  kinds?: FoundKind[];
  dpi?: number;
};

/** The narrowest lines that printers print are two pixels then. */
const USUAL_DPI = 200;
/** A reader needs no more of a poster, and takes four bytes for each. */
const MOST_PIXELS = 25_000_000;
const MOST_CODES_OF_A_PAGE = 255;

/** The codes of pages as they look: drawn, printed and scanned ones, in any direction, in the order of reading. */
export async function findCodes(
  bytes: Uint8Array,
  { pages, kinds = foundKinds, dpi = USUAL_DPI }: CodeSearch,
  context?: ToolContext,
): Promise<FoundCode[]> {
  const formats = kinds.map((kind) => FOUND_KINDS[kind]);
  const look: ReaderOptions = { formats, maxNumberOfSymbols: MOST_CODES_OF_A_PAGE, textMode: 'Plain' };
  return withDocument(bytes, {}, async (document) => {
    document.scales?.drawAll(pages);
    const found: FoundCode[] = [];
    for (const [done, index] of pages.entries()) {
      throwIfAborted(context);
      const { width, height } = readPageSize(document, index);
      const scale = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (width * height)));
      const image = renderPage(document, index, { scale, format: 'rgba' });
      const codes = isPlain(image.data) ? [] : await readSymbols(image, look);
      found.push(...codes.flatMap((code) => place(code, index, image.scale)).toSorted(inOrder));
      context?.progress?.(done + 1, pages.length, 'page');
    }
    return found;
  });
}

/** One color all over: most pages that a stack of scans is separated by, and the fastest to tell. */
function isPlain(data: Buffer): boolean {
  return data.subarray(4).equals(data.subarray(0, -4));
}

function place({ text, format, symbology, position }: ReadResult, index: number, scale: number): FoundCode[] {
  // A variant that has no name of its own here counts as its kind.
  const kind = kindOf(format) ?? kindOf(symbology);
  if (!kind) return [];
  const across = Object.values(position).map(({ x }) => x);
  const down = Object.values(position).map(({ y }) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  const points = (pixels: number) => Math.round((pixels / scale) * 10) / 10;
  return [
    {
      page: index + 1,
      kind,
      text,
      x: points(x),
      y: points(y),
      width: points(Math.max(...across) - x),
      height: points(Math.max(...down) - y),
    },
  ];
}

function kindOf(name: string): FoundKind | undefined {
  return foundKinds.find((kind) => FOUND_KINDS[kind] === name);
}

const inOrder = (one: FoundCode, other: FoundCode): number => one.y - other.y || one.x - other.x;
