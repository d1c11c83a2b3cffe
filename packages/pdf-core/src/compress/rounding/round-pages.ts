import { lookupNumber, resolve } from '../../pdf/graph/access.ts';
import { withoutEncoding } from '../../pdf/graph/read-stream.ts';
import { joinContents, pagesOf } from '../../pdf/graph/pages.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfRef, PdfStream } from '../../pdf/values.ts';
import { roundContent } from './round-content.ts';

/** Larger content is not drawn by a person, and its numbers as text would take many times the memory. */
const LARGEST = 32_000_000;

/** Writes the content of pages in fewer digits, to so many points, each page's as one stream. What pages share stays as it is. */
export function roundPages(graph: PdfGraph, step: number): void {
  const pages = pagesOf(graph).map((page) => ({ page, refs: contentRefs(graph, page) }));
  const uses = new Map<number, number>();
  for (const { refs } of pages) for (const { number } of refs) uses.set(number, (uses.get(number) ?? 0) + 1);
  for (const { page, refs } of pages) {
    const [first] = refs;
    if (!first || refs.some(({ number }) => uses.get(number) !== 1)) continue;
    const streams = refs.map((ref) => resolve(graph, ref));
    const unit = lookupNumber(graph, page.dict, 'UserUnit') ?? 1;
    const whole = joinContents(
      graph,
      streams.filter((stream) => stream instanceof PdfStream),
    );
    const rounded = whole && whole.length <= LARGEST && roundContent(whole, [unit, 0, 0, unit, 0, 0], step);
    const [stream] = streams;
    if (!rounded || rounded.length >= whole.length || !(stream instanceof PdfStream)) continue;
    graph.objects.set(first.number, new PdfStream(withoutEncoding(stream.dict), rounded));
    page.dict.set('Contents', first);
  }
}

function contentRefs(graph: PdfGraph, { dict }: Page): PdfRef[] {
  const own = dict.get('Contents');
  const contents = resolve(graph, own);
  if (contents instanceof PdfStream) return own instanceof PdfRef ? [own] : [];
  return Array.isArray(contents) ? contents.filter((item) => item instanceof PdfRef) : [];
}
