import { GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FileSheet } from '../../files/file-sheet.tsx';
import type { StoredFile } from '../../files/item.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { useSortable } from '../shared/order/use-sortable.ts';
import { toolMessages } from '../shared/tools.messages.ts';

interface OrderedFilesProps {
  files: StoredFile[];
  onFiles: (files: StoredFile[]) => void;
}

/** Files in the order in which a tool takes them, changed by dragging or by the arrow keys. */
export function OrderedFiles({ files, onFiles }: OrderedFilesProps) {
  const t = useMessages(toolMessages);
  const tAdvanced = useMessages(advancedMessages);
  const [said, setSaid] = useState('');
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: (from, gap) => {
      const next = moveItem(files, from, gap);
      onFiles(next);
      setSaid(next.map(({ filename }) => filename).join(', '));
    },
  });
  return (
    <>
      <ol ref={listRef} aria-label={t('shared.order')} className="flex flex-col gap-2">
        {files.map((file, index) => (
          <li key={file.id} data-sort className="relative" style={itemStyle(index)}>
            {drag?.gap === index && <DropThread isUpright={false} place="before" />}
            {drag?.gap === files.length && index === files.length - 1 && (
              <DropThread isUpright={false} place="after" />
            )}
            <div className="flex items-center gap-3 rounded-10 border border-line bg-surface py-2 pr-2">
              <button
                type="button"
                {...gripProps(index)}
                aria-label={t('shared.move', { name: file.filename })}
                className="reach relative flex h-11 w-9 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing"
              >
                <GripVertical aria-hidden="true" />
              </button>
              <FileSheet file={file} className="w-[34px] shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-13 font-bold" title={file.filename}>
                  {file.filename}
                </p>
                <p className="text-12 text-ink-soft tabular-nums">
                  {file.page_count !== null && <>{tAdvanced('pages', { pages: file.page_count })} · </>}
                  {formatBytes(file.size)}
                </p>
              </div>
              <IconButton
                size="small"
                name={t('shared.remove', { name: file.filename })}
                onClick={() => onFiles(files.filter(({ id }) => id !== file.id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
