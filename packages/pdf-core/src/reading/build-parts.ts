import { median, rightOf, sharedWidth, uniteBoxes } from '../layout/box.ts';
import type { Block, PageLayout, TextBlock } from '../layout/page-layout.ts';
import { type Part, type TablePart, type TextPart, textOfRuns } from './document.ts';
import { findTabs, type TabbedLines } from './find-tabs.ts';
import { measureSides, type Sides } from './measure-sides.ts';
import { addText, readRuns } from './read-runs.ts';
import { addTable, readTable } from './read-table.ts';

/** Points: smaller pictures are ornaments. */
const SMALLEST = 16;
/** A picture of so much of a page that has text is the paper it was scanned from. */
const PAPER = 0.8;

type TextKind = TextPart['kind'];

/**
 * The parts of a document in their order. `goesOn`: paragraphs and tables that the end of a page or a column divides are
 * whole, as they are for a reader.
 */
export function buildParts(pages: PageLayout[], goesOn: boolean): Part[] {
  const parts: Part[] = [];
  for (const [page, layout] of pages.entries()) {
    const hasText = layout.blocks.some(({ kind }) => kind !== 'picture');
    const measures = { roomOf: measureColumns(layout), ...measureSides(layout) };
    for (const block of layout.blocks) {
      if (block.kind === 'picture' && !isShown(block, layout, hasText)) continue;
      for (const part of partsOf(block, layout, page, measures))
        if (!(goesOn && isAdded(parts, part, block))) parts.push(part);
    }
  }
  nameTables(parts);
  return parts;
}

type Measures = Sides & { roomOf: RoomOf };

function partsOf(block: Block, layout: PageLayout, page: number, measures: Measures): Part[] {
  if (block.kind === 'header' || block.kind === 'footer') return [];
  const { x, y, width, height } = block;
  const box = { x, y, width, height };
  if (block.kind === 'table') return [readTable(block, page)];
  if (block.kind === 'picture') return [{ kind: 'picture', page, box }];
  const { kind, lines, turn } = block;
  const { rightToLeft } = layout;
  const hasTabs = (kind === 'paragraph' || kind === 'item') && turn === 0 && !rightToLeft;
  const whole = { lines, pieces: lines.map(({ words }) => [{ words, dots: false }]), tabs: [], hangs: false };
  const groups = hasTabs ? findTabs(lines, measures.roomOf(block)) : [whole];
  return groups.map((tabbed, at): TextPart => {
    const part = groups.length > 1 ? { ...block, ...uniteBoxes(tabbed.lines), lines: tabbed.lines } : block;
    const kindOfPart = at > 0 && kind === 'item' ? 'paragraph' : (kind as TextKind);
    return textPart({ ...part, kind: kindOfPart }, tabbed, { page, rightToLeft, ...measures });
  });
}

function textPart(
  block: TextBlock,
  tabbed: TabbedLines,
  on: Measures & { page: number; rightToLeft: boolean },
): TextPart {
  const { kind, lines, level, x, y, width, height } = block;
  // A heading keeps its number, which is part of its name.
  const isItem = kind === 'item';
  const toRight = !tabbed.tabs.length && on.isToRight(block);
  const runs = readRuns(lines, {
    ...(isItem ? { skip: 1 } : kind === 'paragraph' || kind === 'heading' ? { room: on.roomOf(block) } : {}),
    tabbed,
    keepsLines: toRight,
  });
  return {
    kind: kind as TextKind,
    page: on.page,
    box: { x, y, width, height },
    level,
    marker: isItem ? block.marker : '',
    runs,
    tabs: tabbed.tabs,
    size: median(lines.map((line) => line.size)),
    centered: !tabbed.tabs.length && on.isCentered(block),
    toRight,
    turned: block.turn !== 0,
    rightToLeft: on.rightToLeft,
  };
}

type RoomOf = (block: TextBlock) => number;

/** Points: what begins so near to each other stands in one column. */
const SAME_COLUMN = 12;

/** How far to the right the paragraphs of a page reach that begin where a block does. */
function measureColumns({ blocks }: PageLayout): RoomOf {
  const rights = new Map<number, number>();
  const placeOf = ({ x }: TextBlock) => Math.round(x / SAME_COLUMN);
  for (const block of blocks)
    if (block.kind === 'paragraph' || block.kind === 'item')
      rights.set(placeOf(block), Math.max(rightOf(block), rights.get(placeOf(block)) ?? 0));
  return (block) => Math.max(...[-1, 0, 1].map((side) => rights.get(placeOf(block) + side) ?? 0));
}

function isShown({ width, height }: Block, layout: PageLayout, hasText: boolean): boolean {
  if (Math.min(width, height) < SMALLEST) return false;
  return !hasText || width * height < PAPER * layout.width * layout.height;
}

/** Joins a part to the one that it continues, and returns whether there is one. */
function isAdded(parts: Part[], part: Part, block: Block): boolean {
  if (part.kind === 'table') {
    const before = parts.findLast(isBody);
    if (block.kind !== 'table' || !block.continues || before?.kind !== 'table') return false;
    addTable(before, part);
    return true;
  }
  if (part.kind !== 'paragraph' || part.turned || part.tabs.length) return false;
  const before = parts.findLast(isBody);
  if ((before?.kind !== 'paragraph' && before?.kind !== 'item') || before.tabs.length) return false;
  const isElsewhere =
    part.page > before.page || (part.box.y < before.box.y && !sharedWidth(part.box, before.box));
  const [end, start] = [textOfRuns(before.runs), textOfRuns(part.runs)];
  if (!isElsewhere || !/[\p{L}\p{N},-]$/u.test(end) || !/^\p{Ll}/u.test(start)) return false;
  const last = before.runs.at(-1)!;
  if (/\p{L}[-\u2010]$/u.test(end)) last.text = last.text.slice(0, -1);
  else addText(before.runs, ' ', last);
  for (const run of part.runs) addText(before.runs, run.text, run);
  return true;
}

/** What a reader goes on with on the next page: not what stands beside the text. */
function isBody(part: Part): boolean {
  const { kind } = part;
  if (kind === 'footnote' || kind === 'picture' || kind === 'caption') return false;
  return kind === 'table' || !part.turned;
}

/** The caption above a table is its own, or else the one below it. */
function nameTables(parts: Part[]): void {
  const captionAt = (at: number) => {
    const part = parts[at];
    return part?.kind === 'caption' ? textOfRuns(part.runs) : '';
  };
  for (const [at, part] of parts.entries())
    if (part.kind === 'table') (part as TablePart).caption = captionAt(at - 1) || captionAt(at + 1);
}
