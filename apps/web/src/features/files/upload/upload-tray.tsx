import { Maximize2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Thread } from '../../../components/thread.tsx';
import { useMessages } from '../../../lib/messages.ts';
import { totalProgress } from './upload-item.ts';
import { uploadMessages } from './upload.messages.ts';
import { useUploads } from './uploads-store.ts';

/** While the dialog is closed, uploads go on here. */
export function UploadTray({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(uploadMessages);
  const { items, running } = useUploads();
  if (running === 0) return null;
  const percent = totalProgress(items);
  return (
    <aside
      aria-label={t('uploading')}
      data-uploads
      className="fixed right-3 bottom-19 left-3 z-30 rounded-10 border bg-raised px-4 py-3 shadow-floating desk:bottom-3 desk:left-auto desk:w-[360px] dark:border-transparent"
    >
      <div className="flex items-center justify-between gap-3 text-13">
        <p className="font-bold">{t('tray', { count: running })}</p>
        <span className="ml-auto text-ink-soft tabular-nums">
          {t('percent', { percent: Math.floor(percent) })}
        </span>
        <IconButton size="small" name={t('open')} onClick={onOpen}>
          <Maximize2 aria-hidden="true" />
        </IconButton>
      </div>
      <Thread value={percent} label={t('uploading')} className="mt-2" />
    </aside>
  );
}
