import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import { COMPARED_PAGES } from '../dial.options.ts';
import { drawGray, withDocuments } from './page-gray.ts';
import { structuralSimilarity } from './ssim.ts';

const DPI = 100;

/** The mean similarity of pages spread over the document. */
export function measureSimilarity(
  before: Uint8Array,
  after: Uint8Array,
  context?: ToolContext,
): Promise<number> {
  return withDocuments([before, after], ([one, other]) => {
    if (!one || !other) return 0;
    const count = Math.min(COMPARED_PAGES, one.pageCount);
    let sum = 0;
    for (let k = 0; k < count; k++) {
      throwIfAborted(context);
      const page = Math.floor((k * one.pageCount) / count);
      sum += structuralSimilarity(drawGray(one, page, DPI), drawGray(other, page, DPI));
    }
    return Math.round((sum / count) * 10_000) / 10_000;
  });
}
