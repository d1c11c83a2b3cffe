import type { Engine } from './engine.ts';
import { withMemory } from './memory.ts';
import { type PageSize } from './page.ts';
import { type Placement, readPlacement } from './placement.ts';

/** What stands on a page, sign by sign, in the order of the content stream. */
export type Characters = {
  count: number;
  codes: Uint32Array;
  /** 1 where PDFium inferred a space or an end of line from the distance between signs. */
  inferred: Uint8Array;
  /** left, top, right, bottom of each sign with its font's full height, as the reader sees the page. */
  edges: Float32Array;
  size: PageSize;
};

export function readCharacters(engine: Engine, page: number): Characters {
  const textPage = engine.FPDFText_LoadPage(page);
  try {
    return copyCharacters(engine, textPage, readPlacement(engine, page));
  } finally {
    engine.FPDFText_ClosePage(textPage);
  }
}

function copyCharacters(engine: Engine, textPage: number, placement: Placement): Characters {
  const { FPDFText_GetUnicode, FPDFText_IsGenerated, FPDFText_GetLooseCharBox } = engine.direct;
  const count = Math.max(0, engine.FPDFText_CountChars(textPage));
  const codes = new Uint32Array(count);
  const inferred = new Uint8Array(count);
  const edges = new Float32Array(count * 4);
  const [a, b, c, d, e, f] = placement.matrix;
  withMemory(engine, 16, (pointer) => {
    let box = new Float32Array(engine.heap().buffer, pointer, 4);
    for (let i = 0; i < count; i++) {
      codes[i] = FPDFText_GetUnicode!(textPage, i);
      inferred[i] = FPDFText_IsGenerated!(textPage, i);
      if (inferred[i]) continue;
      FPDFText_GetLooseCharBox!(textPage, i, pointer);
      // A heap that grew left this window behind, empty.
      if (!box.length) box = new Float32Array(engine.heap().buffer, pointer, 4);
      const [left = 0, top = 0, right = 0, bottom = 0] = box;
      const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
      const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
      edges.set([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)], i * 4);
    }
  });
  return { count, codes, inferred, edges, size: placement.size };
}
