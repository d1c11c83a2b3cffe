import { useEffect, useRef } from 'react';

interface ListKeys {
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
  onRename: () => void;
}

/** Where keys belong to what is being typed or chosen. */
const OTHERS = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox], [contenteditable]';
const BOXES = '[data-items] [role=checkbox]';

/** Ctrl A, Escape, Delete and F2 for the selection; arrows go from box to box. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest(OTHERS) || document.querySelector('[role=dialog]')) return;
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
      if (isAll) latest.current.onSelectAll();
      else if (event.key === 'Escape') latest.current.onClear();
      else if (event.key === 'Delete') latest.current.onDelete();
      else if (event.key === 'F2') latest.current.onRename();
      else if (!moveFocus(target, event.key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** To the neighbour in the row, or to the nearest box of the row above or below. */
function moveFocus(from: Element, key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step || !from.matches(BOXES)) return false;
  const boxes = [...document.querySelectorAll<HTMLElement>(BOXES)];
  const at = boxes.findIndex((box) => box === from);
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const next = isSideways ? boxes[at + step] : nearestBelow(boxes, from.getBoundingClientRect(), step);
  next?.focus();
  return true;
}

function nearestBelow(boxes: HTMLElement[], from: DOMRect, step: number): HTMLElement | undefined {
  const distance = ({ top, left }: DOMRect) => Math.abs(top - from.top) * 10 + Math.abs(left - from.left);
  return boxes
    .map((box) => ({ box, place: box.getBoundingClientRect() }))
    .filter(({ place }) => (place.top - from.top) * step > 4)
    .sort((a, b) => distance(a.place) - distance(b.place))[0]?.box;
}
