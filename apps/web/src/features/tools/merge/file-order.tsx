import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { useSortable } from '../shared/order/use-sortable.ts';

interface FileOrderProps {
  files: StoredFile[];
  isGrid: boolean;
  onOrder: (files: StoredFile[]) => void;
  children: (file: StoredFile, index: number, grip: ComponentProps<'button'>) => ReactNode;
}

/** Wide enough for what is looked at, and fifty of them on one screen. */
function tileWidth(count: number): string {
  if (count > 24) return 'grid-cols-[repeat(auto-fill,minmax(66px,1fr))] gap-x-2.5 gap-y-1.5 p-3';
  return count > 8
    ? 'grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-4 p-4'
    : 'grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-5 p-4';
}

/** Files in the order of the result, put into another by dragging or by the arrow keys. */
export function FileOrder({ files, isGrid, onOrder, children }: FileOrderProps) {
  const t = useMessages(pdfToolsMessages);
  const [said, setSaid] = useState('');
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    isGrid,
    onMove: (from, gap) => {
      const next = moveItem(files, from, gap);
      const moved = files[from];
      onOrder(next);
      if (moved)
        setSaid(
          t('strip.moved', { name: moved.filename, place: next.indexOf(moved) + 1, total: next.length }),
        );
    },
  });
  return (
    <>
      <ol
        ref={listRef}
        aria-label={t('strip.list')}
        className={
          isGrid
            ? classes('grid rounded-10 border border-line bg-sunken', tileWidth(files.length))
            : 'flex flex-col gap-4'
        }
      >
        {files.map((file, index) => (
          <li
            key={file.id}
            data-sort
            style={itemStyle(index)}
            className={classes(
              'relative min-w-0',
              drag?.from === index && 'rounded-10 opacity-90 shadow-floating',
            )}
          >
            {drag && drag.gap === index && drag.from !== index && (
              <DropThread isUpright={isGrid} place="before" />
            )}
            {children(file, index, {
              ...gripProps(index),
              'aria-label': t('strip.grip', { name: file.filename, place: index + 1, total: files.length }),
              title: t('strip.gripHint'),
            })}
            {drag?.gap === files.length && index === files.length - 1 && drag.from !== index && (
              <DropThread isUpright={isGrid} place="after" />
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
