import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';
import { type Box, type PageSize, moveBox, resizeBox, toStyle } from './page-geometry.ts';
import { startPageDrag } from './use-page-drag.ts';

interface PlacedBoxProps {
  name: string;
  /** What can be done with it that is not seen. */
  hint?: string | undefined;
  box: Box;
  page: PageSize;
  onChange: (box: Box, isByPointer: boolean) => void;
  onSelect?: () => void;
  onRemove?: () => void;
  /** A double click, or Enter. */
  onOpen?: () => void;
  /** Takes the drag over, where it leads further than this page. */
  onDrag?: (event: PointerEvent<HTMLElement>) => void;
  /** Page Up and Page Down: a page back or on. */
  onTurn?: (by: -1 | 1) => void;
  selected?: boolean;
  /** Absent: its size is its own. */
  least?: PageSize;
  children?: ReactNode;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Something put on the page: dragged by the pointer, moved by the arrows (ten points with Shift, its size with Alt). */
export function PlacedBox({
  name,
  hint,
  box,
  page,
  onChange,
  onSelect,
  onRemove,
  onOpen,
  onDrag,
  onTurn,
  selected = true,
  least,
  children,
}: PlacedBoxProps) {
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      const by = { x: arrow.x * step, y: arrow.y * step };
      onChange(event.altKey && least ? resizeBox(box, by, page, least) : moveBox(box, by, page), false);
    } else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      onRemove();
    } else if (onOpen && event.key === 'Enter') {
      event.preventDefault();
      onOpen();
    } else if (onTurn && (event.key === 'PageUp' || event.key === 'PageDown')) {
      event.preventDefault();
      onTurn(event.key === 'PageUp' ? -1 : 1);
    }
  }
  return (
    <div className="absolute" style={toStyle(box, page)}>
      <div aria-hidden="true" className="pointer-events-none size-full">
        {children}
      </div>
      <button
        type="button"
        aria-label={name}
        title={hint}
        aria-pressed={selected}
        aria-keyshortcuts={onTurn && 'PageUp PageDown'}
        onKeyDown={onKeyDown}
        onFocus={onSelect}
        onDoubleClick={onOpen}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.focus();
          onSelect?.();
          if (onDrag) onDrag(event);
          else startPageDrag(event, page, { onMove: (_at, way) => onChange(moveBox(box, way, page), true) });
        }}
        className={classes(
          'reach absolute inset-0 cursor-move touch-none outline-1',
          selected ? 'outline-page-accent' : 'outline-page-line hover:outline-page-accent',
        )}
      />
      {selected && least && (
        // Outside of the mark, whose last letters it would cover; for a finger apart from it: it would lie over a small one, which could not be moved.
        <span
          aria-hidden="true"
          className="reach absolute -right-4 -bottom-4 pointer-coarse:-right-7 pointer-coarse:-bottom-7 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-page-accent bg-page"
          onPointerDown={(event) => {
            event.stopPropagation();
            startPageDrag(event, page, {
              onMove: (_at, way) => onChange(resizeBox(box, way, page, least), true),
            });
          }}
        />
      )}
    </div>
  );
}
