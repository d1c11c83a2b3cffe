import { withMemory } from '../pdfium/memory.ts';
import type { PageView } from './page-view.ts';
import { readColour } from './page-objects.ts';

/** How a text object is painted. `isUnpainted`: with nothing, or only as the edge of what comes after it. */
export type TextStyle = { isUnpainted: boolean; colour: number[] | undefined };

/** Modes that draw the outlines of letters alone. */
const OUTLINES = [1, 5];
const INVISIBLE = 3;
const CLIPS_ONLY = 7;

const known = new WeakMap<PageView, Map<number, TextStyle>>();

export function readStyle(view: PageView, handle: number): TextStyle {
  const styles = known.get(view) ?? new Map<number, TextStyle>();
  known.set(view, styles);
  const style = styles.get(handle) ?? read(view, handle);
  styles.set(handle, style);
  return style;
}

function read({ document: { engine } }: PageView, handle: number): TextStyle {
  const mode = engine.direct.FPDFTextObj_GetTextRenderMode!(handle);
  const of = OUTLINES.includes(mode) ? 'Stroke' : 'Fill';
  const colour = withMemory(engine, 16, (pointer) => readColour(engine, handle, pointer, of));
  return { isUnpainted: mode === INVISIBLE || mode === CLIPS_ONLY, colour };
}
