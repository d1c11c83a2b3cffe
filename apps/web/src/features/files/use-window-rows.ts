import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

export interface WindowRows<Element extends HTMLElement> {
  ref: React.RefObject<Element | null>;
  first: number;
  /** One past the last. */
  end: number;
  /** The height of what is left out before and after. */
  before: number;
  after: number;
  width: number;
}

/** Drawn around what can be seen, so that two notches of a wheel find something there. */
const AROUND_PX = 480;

/** Of rows of even height on a page that scrolls: those that can be seen, and a few around them. */
export function useWindowRows<Element extends HTMLElement>(
  countRows: (width: number) => number,
  rowHeight: (width: number) => number,
): WindowRows<Element> {
  const ref = useRef<Element>(null);
  const [place, setPlace] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const next = { top: Math.round(box.top + window.scrollY), width: Math.round(box.width) };
      setPlace((was) => (was.top === next.top && was.width === next.width ? was : next));
    };
    measure();
    // Content above may grow, which changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const height = rowHeight(place.width);
  const count = place.width ? countRows(place.width) : 0;
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read here and not handed on
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: Math.ceil(AROUND_PX / height),
    scrollMargin: place.top,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const end = (rows.at(-1)?.index ?? -1) + 1;
  return { ref, first, end, before: first * height, after: (count - end) * height, width: place.width };
}
