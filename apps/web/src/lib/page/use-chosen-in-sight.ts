import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = '[data-state=active], [aria-current=page]';

/** Keeps the selected tab visible in a row wider than its container, also after a resize. */
export function useChosenInSight<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(CHOSEN) ?? null;
    // The first is shown once the page has been laid out, by the watcher.
    if (row.current && shown.current && chosen !== shown.current) showChosen(row.current);
    shown.current = chosen;
  });
  useEffect(() => {
    if (!row.current) return;
    const watcher = new ResizeObserver(([entry]) => entry && showChosen(entry.target));
    watcher.observe(row.current);
    return () => watcher.disconnect();
  }, []);
  return row;
}

function showChosen(row: Element): void {
  const chosen = row.querySelector(CHOSEN);
  if (!chosen) return;
  const place = row.getBoundingClientRect();
  const { left, right } = chosen.getBoundingClientRect();
  if (left < place.left || right > place.right)
    row.scrollLeft += (left + right - place.left - place.right) / 2;
}
