import { ChevronDown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Thread } from '../../../components/thread.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { type UploadItem, failedFirst, listRetried, totalProgress } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import { uploadMessages } from './upload.messages.ts';
import { inTray, useUploads } from './uploads-state.ts';
import { cancelUploads, clearUploads, retryUploads } from './uploads-store.ts';
import { useRoom } from './use-room.ts';
import { isWide } from '../../../lib/page/is-wide.ts';

/** When everything has got through there is nothing left to do about it. */
const GONE_AFTER_MS = 6000;
const stay = () => {};

/** Every upload and what became of it, beside whatever page is open. */
export function UploadTray() {
  const t = useMessages(uploadMessages);
  const uploads = useUploads();
  const items = inTray(uploads);
  const running = items.filter(({ isStarted }) => isStarted).length;
  const stored = items.filter(({ status }) => status === 'success').length;
  // On a phone, one line above other fixed content at the bottom.
  const [isOpen, setOpen] = useState(isWide);
  const isAllDone =
    items.length > 0 && items.every(({ status, duplicateOf }) => status === 'success' && !duplicateOf);
  useEffect(() => {
    if (!isAllDone) return;
    const timer = setTimeout(clearUploads, GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAllDone]);
  if (items.length === 0) return null;
  const percent = totalProgress(items);
  return (
    <aside
      aria-label={t('uploads')}
      className="animate-rise overflow-hidden rounded-10 border bg-raised shadow-floating dark:border-transparent"
    >
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-4 text-13">
        <output className="min-w-0 flex-1 truncate font-bold">
          {running > 0
            ? t('progress', { done: items.length - running, count: items.length })
            : stored === items.length
              ? t('success', { count: stored })
              : t('ended', { stored, failed: items.length - stored })}
        </output>
        {running > 0 && (
          <span className="px-1 text-ink-soft tabular-nums">
            {t('percent', { percent: Math.floor(percent) })}
          </span>
        )}
        <Actions items={items} running={running} />
        <IconButton
          size="small"
          name={isOpen ? t('fold') : t('unfold')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown
            aria-hidden="true"
            className={classes('transition-transform', !isOpen && 'rotate-180')}
          />
        </IconButton>
        {running === 0 && (
          <IconButton size="small" name={t('dismiss')} onClick={clearUploads}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {running > 0 && <Thread value={percent} label={t('uploading')} className="mx-4 mb-2" />}
      {isOpen && (
        <ul className="max-h-[38vh] overflow-y-auto border-t px-4 pr-2">
          {(running > 0 ? items : failedFirst(items)).map((item) => (
            <UploadRow key={item.id} item={item} onLeave={stay} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function Actions({ items, running }: { items: UploadItem[]; running: number }) {
  const t = useMessages(uploadMessages);
  const retried = listRetried(items, useRoom(items));
  if (running > 0)
    return (
      <Button size="small" look="bare" onClick={cancelUploads}>
        {t('cancel')}
      </Button>
    );
  if (retried.length === 0) return null;
  return (
    <Button size="small" onClick={() => retryUploads(retried)}>
      {t('retry', { count: retried.length })}
    </Button>
  );
}
