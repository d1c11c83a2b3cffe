import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import { COMPARED_PAGES } from '../dial.options.ts';
import { drawGray, withDocuments } from './page-gray.ts';
import { drawRegion, type PageRegion } from './page-region.ts';
import { compareImages } from './ssim.ts';

const DPI = 100;

export type Comparison = {
  /** Of the compared pages, on average; 1 is identical. */
  similarity: number;
  /** Where the compared pages differ most, drawn from both documents; null where they do not differ. */
  worst: (PageRegion & { similarity: number; before: Uint8Array; after: Uint8Array }) | null;
};

/** Compares pages spread over the document. */
export function compareDocuments(
  before: Uint8Array,
  after: Uint8Array,
  context?: ToolContext,
): Promise<Comparison> {
  return withDocuments([before, after], async ([one, other]) => {
    if (!one || !other) return { similarity: 0, worst: null };
    const count = Math.min(COMPARED_PAGES, one.pageCount);
    let sum = 0;
    let worst: (PageRegion & { similarity: number }) | undefined;
    for (let k = 0; k < count; k++) {
      throwIfAborted(context);
      context?.progress?.(k, count, 'page');
      const page = Math.floor((k * one.pageCount) / count);
      const image = drawGray(one, page, DPI);
      const found = compareImages(image, drawGray(other, page, DPI));
      sum += found.similarity;
      if (!found.worst || (worst && worst.similarity <= found.worst.similarity)) continue;
      const { left, top, width, height, similarity } = found.worst;
      const [across, down] = [image.width, image.height];
      const box = { left: left / across, top: top / down, width: width / across, height: height / down };
      worst = { page: page + 1, ...box, similarity: round(similarity) };
    }
    const similarity = round(sum / count);
    if (!worst) return { similarity, worst: null };
    const [was, is] = await Promise.all([drawRegion(one, worst), drawRegion(other, worst)]);
    return { similarity, worst: { ...worst, before: was, after: is } };
  });
}

function round(similarity: number): number {
  return Math.round(similarity * 10_000) / 10_000;
}
