import { type RefObject, useMemo, useRef } from 'react';
import type { OpenedDocument } from '../shared/page/document.ts';
import type { Change, SideName } from './comparison.ts';
import { depthOf, listAnchors, matchDepth, pageTops } from './match-scroll.ts';

type Panes = Record<SideName, RefObject<HTMLDivElement | null>>;

/** Where in a pane a change is shown, as a share of its height. */
const SHOWN_AT = 0.3;

/** Scrolls two panes together, and brings a change into view in both. */
export function usePanes(
  documents: Record<SideName, OpenedDocument>,
  changes: Change[],
  isTogether: boolean,
) {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const panes: Panes = { before, after };
  /** The pane that the other one follows: its own scrolling moves nothing back. */
  const led = useRef<{ side: SideName; top: number } | null>(null);
  const pages = { before: documents.before.pages, after: documents.after.pages };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pages of both files are those of the documents
  const anchors = useMemo(() => listAnchors(changes, pages), [changes, documents]);
  const widthOf = (pane: HTMLDivElement) => pane.querySelector<HTMLElement>('[data-pages]')?.clientWidth ?? 1;
  const moveTo = (side: SideName, depth: number, share = 0) => {
    const pane = panes[side].current;
    if (!pane) return;
    pane.scrollTop = depth * widthOf(pane) - share * pane.clientHeight;
    led.current = { side, top: pane.scrollTop };
  };
  function follow(side: SideName): void {
    const pane = panes[side].current;
    if (!pane || !isTogether) return;
    if (led.current?.side === side && Math.abs(led.current.top - pane.scrollTop) < 2) return;
    const middle = SHOWN_AT * pane.clientHeight;
    const depth = matchDepth(anchors, side, (pane.scrollTop + middle) / widthOf(pane));
    moveTo(side === 'before' ? 'after' : 'before', depth, SHOWN_AT);
  }
  function show(change: Change): void {
    for (const side of ['before', 'after'] as const) {
      const { page, y } = change[side];
      moveTo(side, depthOf(pageTops(pages[side]), pages[side], page, y), SHOWN_AT);
    }
    // Both were moved here: neither leads the other.
    const pane = panes.before.current;
    if (pane) led.current = { side: 'before', top: pane.scrollTop };
  }
  return { panes, follow, show };
}
