import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { undoLast } from './undo.ts';

interface ListKeys {
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
  /** Of the row that has the keys; without one, of what is selected. */
  onRename: (isFocused: boolean) => boolean;
  onToggle: (withRange: boolean) => void;
  /** The keys go to the next row, and the selection with them. */
  onExtend: (move: () => boolean) => boolean;
}

const BOXES = '[data-items] [role=checkbox]';
const ROW = '[data-items] [data-menu-area]';
const NAMES = '[data-items] [data-name]';

/** Keys for the selection; arrows go from box to box, and from name to name. */
export function useListKeys(keys: ListKeys): void {
  useShortcuts('files', {
    selectAll: keys.onSelectAll,
    clear: keys.onClear,
    remove: keys.onDelete,
    undo: ({ shiftKey }) => !shiftKey && undoLast(),
    rename: ({ target }) => keys.onRename(target instanceof Element && target.closest(ROW) !== null),
    // A box has this key by itself.
    toggle: ({ target, shiftKey }) => {
      if (!(target instanceof Element) || !target.matches(NAMES)) return false;
      keys.onToggle(shiftKey);
      return true;
    },
    extend: ({ target, key }) => target instanceof Element && keys.onExtend(() => moveFocus(target, key)),
    move: ({ target, key }) => target instanceof Element && moveFocus(target, key),
  });
}

/** To the neighbour in the row, or to the nearest box of the row above or below. */
function moveFocus(from: Element, key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  const kind = [BOXES, NAMES].find((selector) => from.matches(selector));
  if (!step || !kind) return false;
  const boxes = [...document.querySelectorAll<HTMLElement>(kind)];
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
