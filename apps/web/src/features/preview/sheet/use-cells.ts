import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { moveCell } from './move-cell.ts';
import { type Area, type Place, ROW_HEIGHT, type Sheet, spanArea, writeCells } from './sheet.ts';

export interface Chosen {
  /** Where keys start from. */
  active: Place;
  /** The other corner of what is chosen. */
  anchor: Place;
}

/** The chosen cells of a grid: by keys, by a click, or drawn with the mouse. */
export function useCells(box: RefObject<HTMLElement | null>, sheet: Sheet) {
  const start = sheet.areaAt({ row: 0, column: 0 });
  const [chosen, setChosen] = useState<Chosen>({ active: start, anchor: start });
  const isFocusDue = useRef(false);
  const isDrawing = useRef(false);
  const area = spanArea(sheet, chosen.active, chosen.anchor);

  const goTo = useCallback(
    (place: Place, { extend = false, focus = true } = {}) => {
      const { row, column } = sheet.areaAt(place);
      setChosen((was) => ({ active: { row, column }, anchor: extend ? was.anchor : { row, column } }));
      isFocusDue.current = focus;
      if (box.current) reveal(box.current, sheet, { row, column });
    },
    [box, sheet],
  );
  const { row, column } = chosen.active;
  useLayoutEffect(() => {
    const { active } = chosen;
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)
      ?.focus({ preventScroll: true });
  }, [box, chosen]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      setChosen({
        anchor: { row: 0, column: 0 },
        active: { row: sheet.rows - 1, column: sheet.columns - 1 },
      });
      return;
    }
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / ROW_HEIGHT) - 2);
    const next = moveCell(sheet, chosen.active, event, page);
    if (!next) return;
    event.preventDefault();
    goTo(next, { extend: event.shiftKey });
  }

  return {
    chosen,
    area,
    goTo,
    handlers: {
      onKeyDown,
      onCopy(event: ClipboardEvent) {
        event.preventDefault();
        event.clipboardData.setData('text/plain', writeCells(sheet, area));
      },
      // A finger scrolls; only its tap chooses a cell.
      onClick(event: MouseEvent) {
        const place = placeOf(event.target);
        if (place) goTo(place, { extend: event.shiftKey || isDrawing.current });
        isDrawing.current = false;
      },
      onPointerDown(event: PointerEvent) {
        const place = event.pointerType === 'mouse' && event.button === 0 && placeOf(event.target);
        if (!place) return;
        isDrawing.current = false;
        goTo(place, { extend: event.shiftKey });
      },
      onPointerMove(event: PointerEvent) {
        const place = event.pointerType === 'mouse' && event.buttons === 1 && placeOf(event.target);
        if (!place || (place.row === row && place.column === column)) return;
        isDrawing.current = true;
        goTo(place, { extend: true, focus: false });
      },
    },
  };
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Scrolls no further than is needed to see the cell beside the heads of rows and columns. */
function reveal(box: HTMLElement, sheet: Sheet, place: Place): void {
  const { row, column, rows, columns }: Area = sheet.areaAt(place);
  const [top, bottom] = [row * ROW_HEIGHT, (row + rows) * ROW_HEIGHT];
  const [left, right] = [sheet.lefts[column]!, sheet.lefts[column + columns]!];
  const seenHeight = box.clientHeight - ROW_HEIGHT;
  const seenWidth = box.clientWidth - sheet.headWidth;
  if (top < box.scrollTop || bottom - top > seenHeight) box.scrollTop = top;
  else if (bottom > box.scrollTop + seenHeight) box.scrollTop = bottom - seenHeight;
  if (left < box.scrollLeft || right - left > seenWidth) box.scrollLeft = left;
  else if (right > box.scrollLeft + seenWidth) box.scrollLeft = right - seenWidth;
}
