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
    const { current } = row;
    const watcher = new ResizeObserver(() => showChosen(current));
    // Its names are wider once their font has come.
    for (const one of [current, ...current.children]) watcher.observe(one);
    return () => watcher.disconnect();
  }, []);
  return row;
}

function showChosen(row: Element): void {
  const chosen = row.querySelector(CHOSEN);
  if (!chosen) return;
  const place = row.getBoundingClientRect();
  const { left, right } = chosen.getBoundingClientRect();
  // What goes on beyond the end of the row fades there.
  const end = place.right - (Number.parseFloat(getComputedStyle(row).paddingRight) || 0);
  if (left < place.left || right > end) row.scrollLeft += (left + right - place.left - end) / 2;
}
