import { limits } from '../limits.ts';
import { readableOperators, spendOperators } from '../pdf/budget.ts';
import { tooComplex } from '../pdf/damage.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { OpenDocument } from '../pdf/open.ts';
import { pageValue, type Page } from '../pdf/pages.ts';
import { countPixels } from './count-pixels.ts';
import { makeScale, type Weight } from './weigh-content.ts';

/** The cost of reading or drawing the pages of a document. */
export type Scales = {
  /** The operators of a page (counted from 0) that a reader holds. */
  weigh: (index: number) => number;
  /** Refuses a page (counted from 0) that no reader can hold. */
  read: (index: number) => void;
  /** Refuses one that nobody can draw in time. */
  draw: (index: number) => void;
  /** The same of pages that are about to be drawn one after another: before the first is. */
  drawAll: (indexes: readonly number[]) => void;
};

/** Pages are weighed when they are asked for, each once. */
export function weighPages({ document, pages }: OpenDocument): Scales {
  const scale = makeScale(document);
  const weights = new Map<number, Weight>();
  const weigh = (index: number): Weight => {
    const page = pages.pages[index];
    const known = weights.get(index);
    if (known || !page) return known ?? { held: 0, drawn: 0 };
    refuseAnnotations(document, page);
    const weight = scale.page(page, document.dict(pageValue(page, 'Resources')));
    if (weight.held > limits.pageOperators) throw tooComplex('a page of too many operators');
    weights.set(index, weight);
    return weight;
  };
  return {
    weigh: (index) => weigh(index).held,
    read: (index) => spendOperators(weigh(index).held),
    draw: (index) => {
      const { drawn } = weigh(index);
      if (drawn > limits.drawnOperators) throw tooComplex('a page that is drawn without end');
      const page = pages.pages[index];
      const most = limits.pagePixels + limits.pagePixelsPerInputByte * document.bytes.length;
      if (page && countPixels(document, document.dict(pageValue(page, 'Resources'))) > most)
        throw tooComplex('a page of too many pixels');
      spendOperators(drawn);
    },
    drawAll: (indexes) => {
      let left = readableOperators();
      for (const index of indexes) {
        left -= weigh(index).drawn;
        if (left < 0) throw tooComplex('pages of too many operators');
      }
    },
  };
}

/** Refuses a page of more notes, links and fields than anybody can look through. */
export function refuseAnnotations(document: PdfDocument, page: Page): void {
  const count = document.array(page.entries.get('Annots')?.value).length;
  if (count > limits.pageAnnotations) throw tooComplex(`a page of ${count} annotations`);
}
