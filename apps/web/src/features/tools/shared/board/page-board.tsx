import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useStable } from '../../../../lib/page/use-stable.ts';
import { DropThread } from '../order/drop-thread.tsx';
import { layOut, placeOf, USUAL_ZOOM, ZOOMS } from './board-geometry.ts';
import { moveTo, turn } from './board-page.ts';
import { BoardTile } from './board-tile.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { boardMessages } from './board.messages.ts';
import type { Board } from './use-board.ts';
import { useBoardPointer } from './use-board-pointer.ts';
import { useBoardWidth, useBoardWindow } from './use-board-window.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface PageBoardProps {
  board: Board;
  label: string;
  /** The name of a page's file, where pages are of several. */
  nameOf: (fileId: string) => string | undefined;
  onAdd: () => void;
}

const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Pages side by side: chosen, turned, taken elsewhere, left out, and others put among them. Few of many are drawn. */
export function PageBoard({ board, label, nameOf, onAdd }: PageBoardProps) {
  const t = useMessages(boardMessages);
  const { history, selection } = board;
  const pages = history.value;
  const [zoom, setZoom] = useState(USUAL_ZOOM);
  const [active, setActive] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<string | null>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const width = useBoardWidth(listRef);
  const grid = layOut(width, ZOOMS[zoom] ?? ZOOMS[USUAL_ZOOM], pages.length);
  const move = (keys: ReadonlySet<string>, gap: number) => {
    const next = moveTo(pages, keys, gap);
    if (next.some(({ key }, index) => key !== pages[index]?.key)) history.set(next);
    const place = next.findIndex(({ key }) => keys.has(key)) + 1;
    setSaid(t('moved', { count: keys.size, place, total: next.length }));
  };
  const tileOf = (key: string) => listRef.current?.querySelector<HTMLElement>(`[data-page-key="${key}"]`);
  // Keys go on with what is in the box; beside the pages the press gave them to the whole page.
  const takeKeys = (keys: readonly string[]) =>
    keys.map(tileOf).find(Boolean)?.focus({ preventScroll: true });
  const { boardRef, drag, marquee, begin } = useBoardPointer({
    grid,
    pages,
    selection,
    onMove: move,
    onBoxed: takeKeys,
  });
  const [first, last] = useBoardWindow(listRef, grid, pages.length);
  useKeptPlace(listRef, grid, width > 0);
  const activeKey = active !== null && pages.some(({ key }) => key === active) ? active : pages[0]?.key;

  // What was moved or gone to by the keyboard may have been drawn only now.
  useEffect(() => {
    if (wanted.current === null) return;
    const tile = tileOf(wanted.current);
    if (!tile) return;
    wanted.current = null;
    tile.focus();
    tile.scrollIntoView({ block: 'nearest' });
  });
  const goTo = (index: number, key = pages[index]?.key) => {
    if (key === undefined) return;
    wanted.current = key;
    setActive(key);
    reveal(index);
  };
  const reveal = (index: number) => {
    const frame = listRef.current?.getBoundingClientRect();
    const { y } = placeOf(grid, index);
    if (frame && (frame.top + y < 0 || frame.top + y + grid.height > window.innerHeight))
      window.scrollBy(0, frame.top + y - window.innerHeight / 3);
  };
  const keysOf = (index: number): ReadonlySet<string> => {
    const key = pages[index]?.key ?? '';
    return selection.keys.has(key) ? selection.keys : new Set([key]);
  };
  /** What Delete and R are about: the selection, wherever the focus is, as in the list of files. */
  const meant = (index: number): ReadonlySet<string> =>
    selection.chosen.length > 0 ? new Set(selection.chosen.map(({ key }) => key)) : keysOf(index);
  const remove = (keys: ReadonlySet<string>) => {
    const rest = pages.filter(({ key }) => !keys.has(key));
    if (rest.length > 0) history.set(rest);
  };
  const turnAll = (keys: ReadonlySet<string>, by: number) =>
    history.set(pages.map((page) => (keys.has(page.key) ? turn(page, by) : page)));

  function onKeyDown(event: KeyboardEvent) {
    const index = pages.findIndex(({ key }) => key === activeKey);
    const isCommand = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key]?.(grid.columns);
    if (step !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(pages.length - 1, index + step));
      if (event.altKey) {
        const keys = keysOf(index);
        const key = activeKey;
        move(keys, step > 0 ? to + 1 : to);
        if (key !== undefined) goTo(to, key);
      } else {
        if (event.shiftKey) {
          if (selection.keys.size === 0) selection.click(index, {});
          selection.click(to, { extend: true });
        }
        goTo(to);
      }
    } else if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selection.choose(pages.map(({ key }) => key));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const keys = meant(index);
      remove(keys);
      // The focus goes to the next page that stays, or the last.
      const stays = ({ key }: { key: string }) => !keys.has(key);
      goTo(index, (pages.slice(index).find(stays) ?? pages.findLast(stays))?.key);
    } else if (event.key.toLowerCase() === 'r' && !isCommand) {
      turnAll(meant(index), event.shiftKey ? -90 : 90);
    } else if (event.key === 'Escape') selection.choose([]);
  }

  const handlers = useStable({
    onDown: begin,
    onToggle: (index: number) => selection.click(index, { toggle: true }),
    onFocus: (key: string) => setActive(key),
    onTurn: (key: string, by: number) => turnAll(new Set([key]), by),
    onRemove: (key: string) => remove(new Set([key])),
  });
  const drawn = pages.slice(first, last).map((page, place) => ({ page, index: first + place }));
  const held = drag && pages[drag.index];
  if (held && (drag.index < first || drag.index >= last)) drawn.push({ page: held, index: drag.index });
  const dropAt = drag && placeOf(grid, Math.min(drag.gap, pages.length - 1));
  return (
    <>
      <BoardToolbar
        board={board}
        zoom={zoom}
        onZoom={setZoom}
        onAdd={onAdd}
        onNamed={reveal}
        onTurn={turnAll}
        onRemove={remove}
      />
      <div
        ref={boardRef}
        data-page-board
        role="presentation"
        className="relative rounded-b-10 border border-t-0 border-line bg-sunken select-none"
        onPointerDown={(event) => {
          if (!(event.target as Element).closest('button')) begin(event, null);
        }}
        onKeyDown={onKeyDown}
      >
        <ol ref={listRef} aria-label={label} className="relative" style={{ height: grid.total }}>
          {width > 0 &&
            drawn.map(({ page, index }) => (
              <BoardTile
                key={page.key}
                page={page}
                index={index}
                count={pages.length}
                of={page.fileId === null ? undefined : nameOf(page.fileId)}
                {...placeOf(grid, index)}
                width={grid.cell}
                height={grid.height}
                isChosen={selection.keys.has(page.key)}
                isCarried={drag?.keys.has(page.key) ?? false}
                isActive={page.key === activeKey}
                canRemove={pages.length > 1}
                {...handlers}
              />
            ))}
        </ol>
        {dropAt && (
          <div
            className="pointer-events-none absolute"
            style={{ left: dropAt.x, top: dropAt.y, width: grid.cell, height: grid.height }}
          >
            <DropThread isUpright place={drag.gap === pages.length ? 'after' : 'before'} />
          </div>
        )}
        {drag && (
          <span
            className="pointer-events-none absolute z-20 rounded-full bg-accent px-2.5 py-1 text-12 font-bold text-on-accent shadow-floating"
            style={{ left: drag.at.x + 12, top: drag.at.y + 12 }}
          >
            {t('pages', { count: drag.keys.size })}
          </span>
        )}
        {marquee && <Marquee {...marquee} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

function Marquee({ from, to }: { from: BoardPoint; to: BoardPoint }) {
  return (
    <span
      data-marquee
      className="pointer-events-none absolute z-10 rounded-4 border border-accent bg-accent/10"
      style={{
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
      }}
    />
  );
}

type BoardPoint = { x: number; y: number };
