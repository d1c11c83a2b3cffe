import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { useTexts } from '../../lib/texts.ts';
import { DropThread } from './drop-thread.tsx';
import { FileStrip } from './file-strip.tsx';
import { moveItem } from './move-item.ts';
import { pdfToolsTexts } from './pdf-tools.texts.ts';
import { useSortable } from './use-sortable.ts';

interface FileStripsProps {
  files: StoredFile[];
  onOrder: (files: StoredFile[]) => void;
  onRemove: (id: string) => void;
}

/** Files below each other in the order they will be bound, put into another by dragging or by the arrow keys. */
export function FileStrips({ files, onOrder, onRemove }: FileStripsProps) {
  const texts = useTexts(pdfToolsTexts).strip;
  const [said, setSaid] = useState('');
  const move = (from: number, gap: number) => {
    const next = moveItem(files, from, gap);
    const moved = files[from];
    onOrder(next);
    if (moved) setSaid(texts.moved(moved.filename, next.indexOf(moved) + 1, next.length));
  };
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: move,
  });
  return (
    <>
      <ol ref={listRef} aria-label={texts.list} className="flex flex-col gap-4">
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
              gripName={texts.grip(file.filename, index + 1, files.length)}
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
