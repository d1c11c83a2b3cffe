import type { PointerEvent as ReactPointerEvent } from 'react';

type Pointer = { clientX: number; clientY: number };
/** Further than a hand trembles. */
const SLOP = 5;

interface DragOut {
  /** Null: it is over. */
  onMove: (at: Pointer | null) => void;
  onDrop: (at: Pointer) => void;
  /** The pointer came down and up at one place. */
  onTap: () => void;
}

/** Follows a pointer that takes something out of a palette, by mouse, pen or finger. */
export function startDragOut(
  event: ReactPointerEvent<HTMLElement>,
  { onMove, onDrop, onTap }: DragOut,
): void {
  if (event.button !== 0) return;
  const part = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  let isDragged = false;
  part.setPointerCapture(event.pointerId);
  const move = (next: PointerEvent) => {
    isDragged ||= Math.hypot(next.clientX - from.x, next.clientY - from.y) > SLOP;
    if (isDragged) onMove(next);
  };
  const end = (last: PointerEvent) => {
    part.removeEventListener('pointermove', move);
    part.removeEventListener('pointerup', end);
    part.removeEventListener('pointercancel', end);
    onMove(null);
    if (last.type === 'pointercancel') return;
    if (isDragged) onDrop(last);
    else onTap();
  };
  part.addEventListener('pointermove', move);
  part.addEventListener('pointerup', end);
  part.addEventListener('pointercancel', end);
}
