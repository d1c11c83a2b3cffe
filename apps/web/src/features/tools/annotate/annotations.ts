import type { Annotation } from '@sheaf/pdf-core/options';
import {
  type Box,
  type PageSize,
  type Point,
  boxBetween,
  moveBox,
  roundPoints,
} from '../shared/page/page-geometry.ts';

export type MarkType = Annotation['type'];
export const MARK_TYPES: MarkType[] = ['highlight', 'text', 'note', 'rectangle', 'line', 'ink', 'stamp'];

export const COLORS: Record<MarkType, string> = {
  text: '#1f2a44',
  highlight: '#ffd84d',
  note: '#ffb020',
  rectangle: '#c0392b',
  line: '#c0392b',
  ink: '#1f2a44',
  stamp: '#1e7d4f',
};
const NOTE = 20;
const TALL_LINE = 1.25;

const base = (type: MarkType, page: number) => ({
  page,
  color: COLORS[type],
  opacity: 1,
  author: '',
  comment: '',
});

/** What a drag from one point to another makes; null where it was too short to be one. */
export function makeMark(type: MarkType, page: number, stroke: Point[], size: PageSize): Annotation | null {
  const from = stroke[0];
  const to = stroke.at(-1);
  if (!from || !to) return null;
  const box = boxBetween(from, to);
  const isDragged = box.width >= 4 || box.height >= 4;
  const least = { ...box, width: Math.max(4, box.width), height: Math.max(4, box.height) };
  switch (type) {
    case 'highlight':
      return isDragged ? { type, ...base(type, page), ...least } : null;
    case 'rectangle':
      return isDragged ? { type, ...base(type, page), ...least, lineWidth: 2 } : null;
    case 'line':
      return isDragged ? { type, ...base(type, page), from, to, lineWidth: 2, arrow: false } : null;
    case 'ink':
      return isDragged
        ? { type, ...base(type, page), strokes: [stroke.slice(0, 20_000)], lineWidth: 2 }
        : null;
    case 'note':
      return {
        type,
        ...base(type, page),
        ...inside({ x: to.x, y: to.y - NOTE, width: NOTE, height: NOTE }, size),
        text: '',
      };
    case 'stamp': {
      const stamp = { x: to.x - 80, y: to.y - 24, width: 160, height: 48 };
      return { type, ...base(type, page), ...inside(stamp, size), width: 160, height: 48, text: 'APPROVED' };
    }
    case 'text': {
      const wide = box.width >= 40 ? box.width : 200;
      const text = { x: from.x, y: Math.max(from.y, to.y) - 18, width: wide, height: 18 };
      return { type, ...base(type, page), ...inside(text, size), width: wide, text: '', fontSize: 12 };
    }
  }
}

function inside(box: Box, size: PageSize): Point {
  const { x, y } = moveBox(box, { x: 0, y: 0 }, size);
  return { x, y };
}

/** Where it stands, for the eye. */
export function boxOf(mark: Annotation): Box {
  switch (mark.type) {
    case 'line':
      return boxBetween(mark.from, mark.to);
    case 'ink': {
      const points = mark.strokes.flat();
      const xs = points.map(({ x }) => x);
      const ys = points.map(({ y }) => y);
      return boxBetween(
        { x: Math.min(...xs), y: Math.min(...ys) },
        { x: Math.max(...xs), y: Math.max(...ys) },
      );
    }
    case 'note':
      return { x: mark.x, y: mark.y, width: NOTE, height: NOTE };
    case 'text': {
      const lines = Math.max(1, mark.text.split('\n').length);
      return {
        x: mark.x,
        y: mark.y,
        width: mark.width,
        height: mark.height ?? lines * mark.fontSize * TALL_LINE + 4,
      };
    }
    default:
      return { x: mark.x, y: mark.y, width: mark.width, height: mark.height };
  }
}

/** The same mark with its box there. What has no box of its own only moves. */
export function placeMark(mark: Annotation, box: Box): Annotation {
  const was = boxOf(mark);
  const shift = ({ x, y }: Point) => ({
    x: roundPoints(x + box.x - was.x),
    y: roundPoints(y + box.y - was.y),
  });
  switch (mark.type) {
    case 'line':
      return { ...mark, from: shift(mark.from), to: shift(mark.to) };
    case 'ink':
      return { ...mark, strokes: mark.strokes.map((stroke) => stroke.map(shift)) };
    case 'note':
      return { ...mark, x: box.x, y: box.y };
    case 'text':
      return { ...mark, x: box.x, y: box.y, width: box.width, height: box.height };
    case 'highlight':
      // Lines of text keep their size: a mark of them is moved, and not stretched.
      if (!mark.lines) return { ...mark, ...box };
      return {
        ...mark,
        ...shift(mark),
        lines: mark.lines.map((line) => ({ ...line, ...shift(line) })),
      };
    default:
      return { ...mark, ...box };
  }
}

export function hasWords(mark: Annotation): boolean {
  return (mark.type !== 'text' && mark.type !== 'note') || mark.text.trim() !== '';
}
