import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { FileStrip } from './file-strip.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { useSortable } from '../shared/order/use-sortable.ts';

interface FileStripsProps {
  files: StoredFile[];
  onOrder: (files: StoredFile[]) => void;
  onRemove: (id: string) => void;
}

/** Files below each other in the order they will be bound, put into another by dragging or by the arrow keys. */
export function FileStrips({ files, onOrder, onRemove }: FileStripsProps) {
  const t = useMessages(pdfToolsMessages);
  const [said, setSaid] = useState('');
  const move = (from: number, gap: number) => {
    const next = moveItem(files, from, gap);
    const moved = files[from];
    onOrder(next);
    if (moved)
      setSaid(t('strip.moved', { name: moved.filename, place: next.indexOf(moved) + 1, total: next.length }));
  };
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: move,
  });
  return (
    <>
      <ol ref={listRef} aria-label={t('strip.list')} className="flex flex-col gap-4">
        {files.map((file, index) => (
          <li
            key={file.id}
            data-sort
            style={itemStyle(index)}
            className={classes('relative', drag?.from === index && 'rounded-10 opacity-90 shadow-floating')}
          >
            {drag && drag.gap === index && drag.from !== index && (
              <DropThread isUpright={false} place="before" />
            )}
            <FileStrip
              file={file}
              gripProps={gripProps(index)}
              gripName={t('strip.grip', { name: file.filename, place: index + 1, total: files.length })}
              onRemove={() => onRemove(file.id)}
            />
            {drag?.gap === files.length && index === files.length - 1 && drag.from !== index && (
              <DropThread isUpright={false} place="after" />
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
