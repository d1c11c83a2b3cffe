import type { Engine } from '../pdfium/engine.ts';
import { readFloats, withMemory } from '../pdfium/memory.ts';
import type { Box } from '../pdfium/placement.ts';
import { shareUnder } from './boxes.ts';
import type { PageView } from './page-view.ts';
import { placeEdges, type TextObject } from './page-objects.ts';

const MOST_PATHS = 50;
const MOST_SEGMENTS = 2000;
/** A text of which less remains is cut away. */
const LEFT_OVER = 0.3;

/** Whether the area that a text may be drawn in leaves out a box. */
export function isClippedAway(
  { document: { engine }, objects }: PageView,
  text: TextObject,
  box: Box,
): boolean {
  const clip = engine.FPDFPageObj_GetClipPath(text.handle);
  const count = clip ? Math.min(MOST_PATHS, engine.FPDFClipPath_CountPaths(clip)) : 0;
  for (let path = 0; path < count; path++) {
    const edges = readEdges(engine, clip, path);
    if (edges && shareUnder(box, placeEdges(objects.placement, text.outer, edges)) < LEFT_OVER) return true;
  }
  return false;
}

function readEdges(engine: Engine, clip: number, path: number): number[] | undefined {
  const count = Math.min(MOST_SEGMENTS, engine.FPDFClipPath_CountPathSegments(clip, path));
  if (count < 1) return undefined;
  return withMemory(engine, 8, (pointer) => {
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < count; at++) {
      const segment = engine.FPDFClipPath_GetPathSegment(clip, path, at);
      if (!engine.FPDFPathSegment_GetPoint(segment, pointer, pointer + 4)) continue;
      const [x = 0, y = 0] = readFloats(engine, pointer, 2);
      [left, bottom] = [Math.min(left, x), Math.min(bottom, y)];
      [right, top] = [Math.max(right, x), Math.max(top, y)];
    }
    return [left, bottom, right, top];
  });
}
