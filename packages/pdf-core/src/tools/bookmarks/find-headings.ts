import { layoutDocument } from '../../layout/layout-document.ts';
import type { Block, PageLayout, TextBlock } from '../../layout/page-layout.ts';
import { writeText } from '../../layout/write-text.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readPageInput } from '../../pdfium/page-input.ts';
import { throwIfAborted, type ToolContext } from '../../tool.ts';
import { MOST_BOOKMARKS, type BookmarkEntry } from './options.ts';

const LONGEST = 140;
/** Fewer headings do not show the structure of a document. */
const LEAST = 2;

/** A bookmark for each heading; in a document without them each page is called by its first line. */
export async function findHeadings(
  bytes: Uint8Array,
  password: string | undefined,
  context?: ToolContext,
): Promise<BookmarkEntry[]> {
  const inputs = await withDocument(bytes, password ? { password } : {}, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      throwIfAborted(context);
      context?.progress?.(index, document.pageCount, 'page');
      return readPageInput(document, index);
    }),
  );
  const pages = layoutDocument(inputs);
  const headings = pages.flatMap(({ blocks }, page) => blocks.flatMap((block) => toEntry(block, page)));
  const found = headings.length < LEAST ? pages.map(nameByFirstLine) : headings;
  return found.slice(0, MOST_BOOKMARKS);
}

function toEntry(block: Block, page: number): BookmarkEntry[] {
  if (block.kind !== 'heading') return [];
  return [{ title: wordsOf(block), level: block.level, page: page + 1, top: roundTop(block.y) }];
}

function nameByFirstLine({ blocks }: PageLayout, page: number): BookmarkEntry {
  const texts = blocks.flatMap((block) => ('lines' in block && !isEdge(block) ? [wordsOf(block, 1)] : []));
  const title = texts.find((text) => text.length <= LONGEST && /\p{L}{2}/u.test(text));
  return { title: title ?? `${page + 1}`, level: 1, page: page + 1 };
}

const isEdge = ({ kind }: TextBlock) => kind === 'header' || kind === 'footer';

function wordsOf(block: TextBlock, lines = Infinity): string {
  return writeText([{ ...block, lines: block.lines.slice(0, lines) }])
    .text.replaceAll(/\s+/gu, ' ')
    .trim();
}

const roundTop = (top: number) => Math.max(0, Math.round(top * 10) / 10);
