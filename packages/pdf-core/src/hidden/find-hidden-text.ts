import { readCharacters } from '../pdfium/characters.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { readPageSize, withPage } from '../pdfium/page.ts';
import { fitScale, renderOpenPage } from '../pdfium/render.ts';
import { shareUnder } from './boxes.ts';
import { drawWithout } from './draw-without.ts';
import { type HiddenText, joinFindings } from './join-findings.ts';
import { judgeWord } from './judge-word.ts';
import type { PageView } from './page-view.ts';
import { listPageObjects, type PageObjects } from './page-objects.ts';
import { saysNothing } from './says-nothing.ts';
import { listWords } from './sign-runs.ts';

/** Pixels a point. */
const SCALE = 1;
const LONGEST_SIDE = 2500;
const COVERED_SHARE = 0.5;

/** The words of a page (counted from 0) that are in it and cannot be seen. `hasMasks`: the document has soft masks. */
export function findHiddenText(document: PdfiumDocument, index: number, hasMasks: boolean): HiddenText[] {
  return withPage(document, index, (page) => {
    const { engine } = document;
    const characters = readCharacters(engine, page);
    if (!characters.count) return [];
    const objects = listPageObjects(engine, page);
    const scale = fitScale(readPageSize(document, index), SCALE, LONGEST_SIDE);
    const draw = () => renderOpenPage(document, page, index, { scale });
    const full = draw();
    const suspects = listCovered(objects);
    // What stands on a cover must not be taken for what is below it.
    const others = suspects.size ? drawWithout(document, suspects, draw) : undefined;
    const bare = drawWithout(document, objects.texts.keys(), draw);
    const pictures = { full, others, bare };
    const view: PageView = { document, page, index, hasMasks, characters, objects, suspects, ...pictures };
    const found = [...listWords(characters)].flatMap((word) => judgeWord(view, word));
    return joinFindings(found, index + 1).filter((line) => !saysNothing(line));
  });
}

/** Texts that something is drawn over. */
function listCovered({ texts, covers }: PageObjects): Set<number> {
  const covered = new Set<number>();
  for (const { handle, order, box } of texts.values()) {
    for (let at = covers.length - 1; at >= 0 && covers[at]!.order > order; at--) {
      if (
        shareUnder(box, covers[at]!.box) < COVERED_SHARE &&
        shareUnder(covers[at]!.box, box) < COVERED_SHARE
      )
        continue;
      covered.add(handle);
      break;
    }
  }
  return covered;
}
