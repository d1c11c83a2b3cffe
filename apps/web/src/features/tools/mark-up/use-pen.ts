import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import { firstPen, type MarkTool, type Pen, type Wish } from './pen.ts';
import type { Marks } from './use-marks.ts';

interface Drawing {
  view: PdfView;
  marks: Marks;
  wish: Wish | null;
  /** Whether there was a selection to highlight. */
  markSelection: (color: string) => boolean;
  putInMiddle: (tool: MarkTool) => void;
}

interface PenState {
  pen: Pen;
  setPen: (pen: Pen) => void;
  choose: (tool: MarkTool) => void;
}

/** The tool in the hand: Escape puts it away, and Enter uses it without a pointer, in the middle of the page. */
export function usePen(drawing: Drawing): PenState {
  const { view, wish } = drawing;
  const [pen, setPen] = useState(firstPen);
  const latest = useRef({ ...drawing, pen });
  useLayoutEffect(() => {
    latest.current = { ...drawing, pen };
  });
  const choose = (tool: MarkTool) => {
    const { marks, markSelection } = latest.current;
    marks.settle();
    turnUpright(view);
    if (tool === 'highlight' && markSelection(pen.colors.highlight)) return;
    marks.select(null);
    setPen((was) => ({ ...was, tool: was.tool === tool ? null : tool }));
    view.container.focus({ preventScroll: true });
  };
  const chooseLatest = useRef(choose);
  useLayoutEffect(() => {
    chooseLatest.current = choose;
  });
  // At once: the next press on the page may come before an effect would.
  useLayoutEffect(() => {
    if (wish) chooseLatest.current(wish.tool);
  }, [wish]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { marks, putInMiddle, pen: now } = latest.current;
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      if (event.key === 'Enter' && now.tool && event.target === view.container) {
        event.preventDefault();
        putInMiddle(now.tool);
      } else if (event.key === 'Escape' && (now.tool || marks.selected)) {
        marks.select(null);
        setPen({ ...now, tool: null });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [view]);
  return { pen, setPen, choose };
}

/** Marks are made on pages that are upright. */
function turnUpright(view: PdfView): void {
  const { turn } = view.read();
  for (let left = turn; left > 0; left -= 90) view.rotate(-90);
}
