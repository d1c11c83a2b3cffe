import type { ChatScope } from '@sheaf/api/features/ai/ai.scope.schema.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { chatMessages } from './chat.messages.ts';

/** More would take space from the conversation. */
const SHOWN = 4;

interface AskedFilesProps {
  files: ChatScope['files'];
  /** Those that were left out. */
  out?: number;
  onRemove?: (id: string) => void;
  onAllAgain?: () => void;
  onAdd?: () => void;
}

/** What is asked together, each with the way to leave it out. The last stays. */
export function AskedFiles({ files, out = 0, onRemove, onAllAgain, onAdd }: AskedFilesProps) {
  const t = useMessages(chatMessages);
  const [isWhole, setWhole] = useState(false);
  const canGo = onRemove && files.filter(({ state }) => state !== 'trashed').length > 1;
  const hidden = isWhole ? 0 : Math.max(0, files.length - SHOWN);
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2 desktop:px-6">
      <ul
        aria-label={t('asked')}
        className={classes('contents', isWhole && 'flex! max-h-40 w-full flex-wrap gap-1.5 overflow-y-auto')}
      >
        {files.slice(0, files.length - hidden).map(({ id, filename, state }) => (
          <li
            key={id}
            className="flex h-7 max-w-52 min-w-0 items-center gap-1 rounded-6 border border-line-strong bg-raised pl-2 text-12 max-desktop:h-11"
          >
            <span className={classes('truncate', state === 'trashed' && 'line-through')} title={filename}>
              {filename}
            </span>
            {state !== 'read' && (
              <span className="shrink-0 text-warn-ink">
                {state === 'trashed' ? t('trashed') : t('unread')}
              </span>
            )}
            {canGo ? (
              <button
                type="button"
                aria-label={t('remove', { name: filename })}
                onClick={() => onRemove(id)}
                className="grid size-7 shrink-0 place-items-center rounded-6 text-ink-soft hover:text-ink max-desktop:size-11"
              >
                <X aria-hidden="true" className="size-3" />
              </button>
            ) : (
              <span className="w-1" />
            )}
          </li>
        ))}
      </ul>
      {files.length > SHOWN && (
        <Button size="small" look="bare" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewerFiles') : t('moreFiles', { count: hidden })}
        </Button>
      )}
      {out > 0 && (
        <Button size="small" look="bare" onClick={onAllAgain}>
          {t('allAgain', { count: out })}
        </Button>
      )}
      {onAdd && (
        <Button size="small" look="bare" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('addFiles')}
        </Button>
      )}
    </div>
  );
}
