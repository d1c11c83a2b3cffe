import type { Annotation } from '@sheaf/pdf-core/options';
import { makeMark } from '../annotate/annotations.ts';
import { moveBox, type PageSize, type Point } from '../shared/page/page-geometry.ts';
import { smoothStroke } from './smooth-stroke.ts';
import { around, findPlace, linesBetween, type PageText } from './text-lines.ts';

export const TOOLS = ['highlight', 'note', 'ink', 'text'] as const;
export type MarkTool = (typeof TOOLS)[number];

export const COLORS: Record<MarkTool, readonly string[]> = {
  highlight: ['#ffe066', '#a8e6a1', '#9fd3ff', '#ffb3c7'],
  note: ['#ffb020', '#4caf6d', '#3f8fd6', '#d9537b'],
  ink: ['#1f2a44', '#1f4fd8', '#c0392b', '#1e7d4f'],
  text: ['#1f2a44', '#1f4fd8', '#c0392b', '#1e7d4f'],
};
/** Thickness of strokes, and size of words, in points. */
export const SIZES = { ink: [1, 2, 4], text: [9, 12, 18] } as const;

/** A tool that was asked for from outside; each wish is an object of its own. */
export interface Wish {
  tool: MarkTool;
}

/** How the next marks look. */
export interface Pen {
  tool: MarkTool | null;
  colors: Record<MarkTool, string>;
  thickness: number;
  fontSize: number;
}

export const firstPen: Pen = {
  tool: null,
  colors: {
    highlight: COLORS.highlight[0]!,
    note: COLORS.note[0]!,
    ink: COLORS.ink[0]!,
    text: COLORS.text[0]!,
  },
  thickness: 2,
  fontSize: 12,
};

const TEXT_WIDTH = 240;
export const PADDING = 2;
const LINE_HEIGHT = 1.25;

/** What the tool makes of a stroke over a page; null where it makes nothing. */
export function markOf(
  pen: Pen & { tool: MarkTool },
  page: number,
  stroke: Point[],
  size: PageSize,
): Annotation | null {
  const { tool } = pen;
  const color = pen.colors[tool];
  if (tool === 'text') return newText(pen, page, stroke[0]!, size);
  const made = makeMark(tool, page, tool === 'ink' ? smoothStroke(stroke) : stroke, size);
  if (made?.type === 'ink') return { ...made, color, lineWidth: pen.thickness };
  return made && { ...made, color };
}

function newText({ colors, fontSize }: Pen, page: number, at: Point, size: PageSize): Annotation {
  const height = fontSize * LINE_HEIGHT + 2 * PADDING;
  const box = { x: at.x, y: at.y - height / 2, width: Math.min(TEXT_WIDTH, size.width), height };
  return {
    type: 'text',
    page,
    color: colors.text,
    opacity: 1,
    author: '',
    comment: '',
    text: '',
    fontSize,
    ...moveBox(box, { x: 0, y: 0 }, size),
  };
}

/** A highlight of the lines of text between two points; undefined where there is no text. */
export function highlightText(
  text: PageText,
  color: string,
  page: number,
  [from, to]: [Point, Point],
): Annotation | null | undefined {
  const start = findPlace(text, from);
  const end = start && findPlace(text, to, Infinity);
  return end ? highlightLines(linesBetween(text, start, end), color, page) : undefined;
}

export function highlightLines(
  lines: ReturnType<typeof linesBetween>,
  color: string,
  page: number,
): Annotation | null {
  if (!lines.length) return null;
  return { type: 'highlight', page, color, opacity: 1, author: '', comment: '', ...around(lines), lines };
}
