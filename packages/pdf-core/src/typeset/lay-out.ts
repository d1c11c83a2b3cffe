import { breakLines, isTurned, type Line, measureParagraph } from './break-lines.ts';
import { addInsets, type Galley, noSides, type RectItem, widthOf } from './galley.ts';
import { layOutTable, measureTable } from './lay-out-table.ts';
import type { Block, Group, Paragraph, Rule } from './model.ts';
import type { Shaper } from './shape-words.ts';

/** Narrower than this, blocks inside one another are no longer indented. */
const NARROWEST = 72;

export function layOutBlocks(galley: Galley, blocks: Block[], x: number, width: number): void {
  for (const block of blocks) layOutBlock(galley, block, x, width);
}

function layOutBlock(galley: Galley, block: Block, x: number, width: number): void {
  galley.check();
  const { box, anchors } = block;
  if (box.breaksBefore) breakPage(galley);
  const [above, right, below, left] = box.margin;
  const free = Math.max(width - left - right, Math.min(NARROWEST, width));
  const wide = Math.min(free, widthOf(box.width, width));
  const indent = Math.min(left, width - free);
  const start = x + indent + (box.isCentered ? (free - wide) / 2 : 0);
  galley.gap = Math.max(galley.gap, above);
  const first = galley.items.length;
  layOutInside(galley, block, start, wide);
  galley.gap = Math.max(galley.gap, below);
  if (anchors.length) {
    const line = galley.items.slice(first).find((item) => item.kind === 'line') ?? lineAfter(galley);
    line.anchors.push(...anchors);
  }
  if (box.breaksAfter) breakPage(galley);
}

/** For a name at which there is nothing. */
function lineAfter({ items, y }: Galley) {
  const line: Line = { pieces: [], width: 0, height: 0, baseline: 0 };
  const item = {
    kind: 'line' as const,
    top: y,
    bottom: y,
    x: 0,
    line,
    isGlued: false,
    anchors: [] as string[],
  };
  items.push(item);
  return item;
}

function breakPage(galley: Galley): void {
  settle(galley);
  galley.items.push({ kind: 'break', top: galley.y, bottom: galley.y });
}

/** Free space above the first block is none. */
function settle(galley: Galley): void {
  if (galley.items.length) galley.y += galley.gap;
  galley.gap = 0;
}

function layOutInside(galley: Galley, block: Block, x: number, width: number): void {
  const { padding, border, ground } = block.box;
  const insets = padding.map((space, side) => space + border[side]!.width);
  const [above, right, below, left] = insets as [number, number, number, number];
  const isDrawn = ground !== undefined || border.some((side) => side.width > 0);
  let rect: RectItem | undefined;
  if (isDrawn || above) settle(galley);
  if (isDrawn) {
    rect = { kind: 'rect', top: galley.y, bottom: galley.y, x, width, ground, border };
    galley.items.push(rect);
  }
  galley.y += above;
  const inner = Math.max(width - left - right, Math.min(NARROWEST, width));
  const start = x + Math.min(left, width - inner);
  if (block.kind === 'paragraph') layOutParagraph(galley, block, start, inner);
  else if (block.kind === 'group') layOutGroup(galley, block, start, inner);
  else if (block.kind === 'table')
    layOutTable(galley, block, { x: start, width: inner }, { layOutBlocks, measureBlocks });
  else layOutRule(galley, block, start, inner);
  // As in CSS, free space below the last block goes on outside, unless there is an edge between.
  if (below || ground !== undefined) settle(galley);
  galley.y += below;
  if (rect) rect.bottom = galley.y;
}

function layOutGroup(galley: Galley, { children, marker }: Group, x: number, width: number): void {
  const first = galley.items.length;
  if (marker) {
    settle(galley);
    layOutMarker(galley, marker, x, width);
  }
  const top = galley.y;
  layOutBlocks(galley, children, x, width);
  if (!marker || galley.y > top) return;
  // An item without text is as high as its marker.
  for (const item of galley.items.slice(first)) galley.y = Math.max(galley.y, item.bottom);
}

/** Beside the first line: it takes no height of its own. */
function layOutMarker(galley: Galley, marker: Paragraph, x: number, width: number): void {
  const [line] = breakLines(galley.shaper, marker, Infinity);
  if (!line) return;
  const { y } = galley;
  const gap = marker.style.size * 0.5;
  const start = isTurned(marker) ? x + width + gap : Math.max(0, x - line.width - gap);
  galley.items.push({
    kind: 'line',
    top: y,
    bottom: y + line.height,
    x: start,
    line,
    isGlued: true,
    anchors: [],
  });
}

function layOutRule(galley: Galley, { box }: Rule, x: number, width: number): void {
  settle(galley);
  const side = { width: 0.75, color: box.ground ?? '#c9c5bd' };
  const border: RectItem['border'] = [side, ...(noSides.slice(1) as [never, never, never])];
  galley.items.push({ kind: 'rect', top: galley.y, bottom: galley.y + 0.75, x, width, border });
  galley.y += 0.75;
}

function layOutParagraph(galley: Galley, paragraph: Paragraph, x: number, width: number): void {
  const lines = breakLines(galley.shaper, paragraph, width);
  if (!lines.length) return;
  settle(galley);
  const align = isTurned(paragraph)
    ? { start: 'end', center: 'center', end: 'start' }[paragraph.align]
    : paragraph.align;
  for (const [index, line] of lines.entries()) {
    const space = Math.max(0, width - line.width);
    const top = galley.y;
    galley.y += line.height;
    // Two lines stay together at the start and at the end of a paragraph.
    const isPaired = lines.length > 1 && (index === 0 || index === lines.length - 2);
    galley.items.push({
      kind: 'line',
      top,
      bottom: galley.y,
      x: x + { start: 0, center: space / 2, end: space }[align as 'start'],
      line,
      isGlued: isPaired || paragraph.heading !== undefined,
      anchors: [],
      heading: index ? undefined : paragraph.heading,
    });
  }
}

/** The narrowest and the natural width of a block with its margins. */
export function measureBlock(
  shaper: Shaper,
  block: Block,
  width: number,
): { least: number; natural: number } {
  block.measured ??= addInsets(block.box, measureInside(shaper, block, width), width);
  return block.measured;
}

function measureInside(shaper: Shaper, block: Block, width: number): { least: number; natural: number } {
  if (block.kind === 'paragraph') return measureParagraph(shaper, block, width);
  if (block.kind === 'table') return measureTable(shaper, block, width, measureBlocks);
  return block.kind === 'group' ? measureBlocks(shaper, block.children, width) : { least: 0, natural: 0 };
}

export function measureBlocks(shaper: Shaper, blocks: Block[], width: number) {
  const measured = blocks.map((block) => measureBlock(shaper, block, width));
  return measured.reduce(
    (most, { least, natural }) => ({
      least: Math.max(most.least, least),
      natural: Math.max(most.natural, natural),
    }),
    { least: 0, natural: 0 },
  );
}
