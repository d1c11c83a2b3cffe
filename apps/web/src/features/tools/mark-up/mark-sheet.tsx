import type { Annotation } from '@sheaf/pdf-core/options';
import { type PointerEvent, useState } from 'react';
import { boxOf, placeMark } from '../annotate/annotations.ts';
import { MarkDrawing } from '../annotate/mark-drawing.tsx';
import type { Point } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { pagePointOf, startPageDrag } from '../shared/page/use-page-drag.ts';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { annotateMessages } from '../annotate/annotate.messages.ts';
import type { PlacedMark } from './drafts.ts';
import { MarkWords } from './mark-words.tsx';
import { readPageText } from './page-text.ts';
import { highlightText, type MarkTool, markOf, type Pen } from './pen.ts';
import type { Marks } from './use-marks.ts';
import type { OpenSheet } from './use-sheets.ts';

const LEAST = { width: 24, height: 12 };
/** What can be taken hold of while a tool is in the hand: drawing goes over everything. */
const WITHIN_REACH: Record<MarkTool, readonly Annotation['type'][]> = {
  highlight: [],
  ink: [],
  note: ['note', 'text'],
  text: ['note', 'text'],
};

interface MarkSheetProps {
  sheet: OpenSheet;
  marks: Marks;
  pen: Pen;
}

/** One page: its marks, and the pointer that makes new ones. */
export function MarkSheet({ sheet, marks, pen }: MarkSheetProps) {
  const t = useMessages(annotateMessages);
  const [draft, setDraft] = useState<Annotation | null>(null);
  const { size, number } = sheet;
  const isUpright = sheet.turn === 0;
  const here = marks.shown.filter(({ mark }) => mark.page === number);
  const drawn = here.filter(({ id, mark }) => id !== marks.writing || mark.type !== 'text');
  const begin = (event: PointerEvent<HTMLElement>) => {
    const { tool } = pen;
    if (!tool || !isUpright || !event.isPrimary) return;
    // Else a tap would take the focus from what it opens.
    if (event.pointerType !== 'mouse') event.preventDefault();
    marks.select(null);
    // The first press outside only ends the writing.
    if (marks.writing) return marks.settle();
    const make = maker({ ...pen, tool }, sheet, pagePointOf(event, size));
    let isOne = true;
    const onSecond = (next: globalThis.PointerEvent) => {
      if (!next.isPrimary) isOne = false;
    };
    document.addEventListener('pointerdown', onSecond);
    startPageDrag(event, size, {
      onMove: (at) => setDraft(isOne ? make(at) : null),
      onEnd(at) {
        document.removeEventListener('pointerdown', onSecond);
        setDraft(null);
        const mark = isOne ? make(at) : null;
        if (mark) marks.add(mark);
      },
    });
  };
  return (
    <div
      data-page-surface=""
      onPointerDown={begin}
      className={classes(
        'absolute',
        pen.tool && isUpright && 'pointer-events-auto touch-none',
        cursors[pen.tool ?? 'none'],
      )}
      style={place(sheet)}
    >
      <MarkDrawing marks={[...drawn.map(({ mark }) => mark), ...(draft ? [draft] : [])]} page={size} />
      {here.map((one, index) => (
        <MarkBox
          key={one.id}
          one={one}
          marks={marks}
          sheet={sheet}
          name={t('mark', { type: t(`types.${one.mark.type}`), number: index + 1 })}
          isInReach={isUpright && (!pen.tool || WITHIN_REACH[pen.tool].includes(one.mark.type))}
        />
      ))}
    </div>
  );
}

const cursors: Record<MarkTool | 'none', string> = {
  highlight: 'cursor-text',
  note: 'cursor-copy',
  ink: 'cursor-crosshair',
  text: 'cursor-text',
  none: '',
};

/** On a page that the reader turned, the marks are turned with it. */
function place({ size, turn }: OpenSheet) {
  // A transform would keep highlights from being multiplied with the page.
  if (turn === 0) return { inset: 0 };
  if (turn === 180) return { inset: 0, transform: 'rotate(180deg)' };
  return {
    width: `${(size.width / size.height) * 100}%`,
    height: `${(size.height / size.width) * 100}%`,
    left: '50%',
    top: '50%',
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  };
}

/** What the pointer has made so far, from where it came down. */
function maker(pen: Pen & { tool: MarkTool }, { div, number, size }: OpenSheet, from: Point) {
  const stroke = [from];
  const text = pen.tool === 'highlight' ? readPageText(div, size) : null;
  return (at: Point): Annotation | null => {
    stroke.push(at);
    const marked = text && highlightText(text, pen.colors.highlight, number, [from, at]);
    // On a scan, a box is marked.
    return marked === undefined || !text ? markOf(pen, number, stroke, size) : marked;
  };
}

interface MarkBoxProps {
  one: PlacedMark;
  marks: Marks;
  sheet: OpenSheet;
  name: string;
  isInReach: boolean;
}

function MarkBox({ one, marks, sheet, name, isInReach }: MarkBoxProps) {
  const { id, mark } = one;
  const hasWords = mark.type === 'text' || mark.type === 'note';
  const isWriting = marks.writing === id;
  const isResized = mark.type === 'text' || (mark.type === 'highlight' && !mark.lines);
  return (
    <div className={classes('contents', isInReach ? 'pointer-events-auto' : 'pointer-events-none')}>
      {!(isWriting && mark.type === 'text') && (
        <PlacedBox
          name={name}
          box={boxOf(mark)}
          page={sheet.size}
          least={isResized ? LEAST : undefined}
          selected={marks.selected?.id === id}
          onSelect={() => marks.select(id)}
          onChange={(box) => marks.change(id, placeMark(mark, box))}
          onRemove={() => marks.remove(id)}
          onOpen={hasWords ? () => marks.write(one) : undefined}
        />
      )}
      {isWriting && (mark.type === 'text' || mark.type === 'note') && (
        <MarkWords mark={mark} sheet={sheet} marks={marks} />
      )}
    </div>
  );
}
