import { GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { formatBytes } from '../../../../lib/messages/format.ts';
import { classes } from '../../../../lib/page/classes.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { FileSheet } from '../../../files/file-sheet.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { DropThread } from './drop-thread.tsx';
import { moveItem } from './move-item.ts';
import { useSortable } from './use-sortable.ts';
import { toolMessages } from '../tools.messages.ts';

interface OrderedFilesProps {
  files: StoredFile[];
  onFiles: (files: StoredFile[]) => void;
  /** As lines with their numbers and without pictures: there may be hundreds, within something else. */
  isDense?: boolean;
}

/** Files in the order in which a tool takes them, changed by dragging or by the arrow keys. */
export function OrderedFiles({ files, onFiles, isDense = false }: OrderedFilesProps) {
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
      <ol
        ref={listRef}
        aria-label={t('shared.order')}
        className={classes('flex flex-col', isDense ? 'gap-1' : 'gap-2')}
      >
        {files.map((file, index) => (
          <li key={file.id} data-sort className="relative" style={itemStyle(index)}>
            {drag?.gap === index && <DropThread isUpright={false} place="before" />}
            {drag?.gap === files.length && index === files.length - 1 && (
              <DropThread isUpright={false} place="after" />
            )}
            <div
              className={classes(
                'flex items-center gap-3 border border-line bg-surface pr-2',
                isDense ? 'rounded-6 desktop:h-9' : 'rounded-10 py-2',
              )}
            >
              {isDense && (
                <span aria-hidden="true" className="-mr-2 w-7 text-right text-12 text-ink-faint tabular-nums">
                  {index + 1}
                </span>
              )}
              <button
                type="button"
                {...gripProps(index)}
                aria-label={t('shared.move', { name: file.filename })}
                className="reach relative flex h-11 w-9 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing"
              >
                <GripVertical aria-hidden="true" />
              </button>
              {!isDense && <FileSheet file={file} className="w-[34px] shrink-0" />}
              <div className={classes('min-w-0 flex-1', isDense && 'items-baseline gap-3 desktop:flex')}>
                <p className="min-w-0 flex-1 truncate text-13 font-bold" title={file.filename}>
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
