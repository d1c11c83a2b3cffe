import { IDENTITY, multiply, shownSize, toMatrix } from '../pdf/matrix.ts';
import type { Engine } from '../pdfium/engine.ts';
import { readFloats, withMemory } from '../pdfium/memory.ts';
import type { PageView } from './page-view.ts';
import { readColour } from './page-objects.ts';

/**
 * How a text object is painted. `isUnpainted`: with nothing, or only as the edge of what comes after it. `isSqueezed`: so
 * narrow that its glyphs are lines.
 */
export type TextStyle = { isUnpainted: boolean; isSqueezed: boolean; colour: number[] | undefined };

/** Modes that draw the outlines of letters alone. */
const OUTLINES = [1, 5];
const INVISIBLE = 3;
const CLIPS_ONLY = 7;
/** Of the width that letters have in their font; the narrowest that are printed have a half. */
const SQUEEZED = 0.05;

const known = new WeakMap<PageView, Map<number, TextStyle>>();

export function readStyle(view: PageView, handle: number): TextStyle {
  const styles = known.get(view) ?? new Map<number, TextStyle>();
  known.set(view, styles);
  const style = styles.get(handle) ?? read(view, handle);
  styles.set(handle, style);
  return style;
}

function read({ document: { engine }, objects }: PageView, handle: number): TextStyle {
  const mode = engine.direct.FPDFTextObj_GetTextRenderMode!(handle);
  const of = OUTLINES.includes(mode) ? 'Stroke' : 'Fill';
  return withMemory(engine, 24, (pointer) => ({
    isUnpainted: mode === INVISIBLE || mode === CLIPS_ONLY,
    isSqueezed: isSqueezed(engine, handle, pointer, objects.texts.get(handle)?.outer),
    colour: readColour(engine, handle, pointer, of),
  }));
}

function isSqueezed(engine: Engine, handle: number, pointer: number, outer = IDENTITY): boolean {
  const isRead = engine.direct.FPDFPageObj_GetMatrix!(handle, pointer);
  const matrix = isRead ? toMatrix(readFloats(engine, pointer, 6)) : undefined;
  if (!matrix) return false;
  const { width, height } = shownSize(multiply(matrix, outer));
  return width < SQUEEZED * height;
}
