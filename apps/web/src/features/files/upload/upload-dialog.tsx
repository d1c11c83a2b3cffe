import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Thread } from '../../../components/thread.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { FolderPath } from './empty-folders.ts';
import { DropZone } from './drop-zone.tsx';
import { type UploadItem, failedFirst, isReady, listRetried, totalProgress } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import { uploadMessages } from './upload.messages.ts';
import { cancelUploads, clearChosen, clearUploads, retryUploads, setInWindow } from './uploads-store.ts';
import { useRoom } from './use-room.ts';
import { useUploads } from './uploads-state.ts';
import { shortSize } from './use-upload-words.ts';

interface UploadDialogProps {
  open: boolean;
  maxSize: number;
  /** What is left of the plan, above all. */
  room: ReactNode;
  /** The name of the folder that files go to. */
  place: string;
  onFiles: (files: readonly File[]) => void;
  /** Dropped: they are on their way at once, and the window has done its work. */
  onDrop: (files: readonly File[], emptyFolders: FolderPath[]) => void;
  onStart: () => void;
  onClose: () => void;
}

export function UploadDialog({
  open,
  maxSize,
  room,
  place,
  onFiles,
  onDrop,
  onStart,
  onClose,
}: UploadDialogProps) {
  const t = useMessages(uploadMessages);
  const { items, running } = useUploads();
  useEffect(() => {
    setInWindow(true);
    return () => setInWindow(false);
  }, []);
  const close = () => {
    clearChosen();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('title')}
      description={t('lede', { limit: shortSize(maxSize) })}
      className="w-[560px] desktop:top-[12vh] desktop:max-h-[80vh]"
      actions={<Actions items={items} running={running} onStart={onStart} onClose={close} />}
    >
      <div className="flex flex-col gap-4 px-6 pt-4">
        {room}
        <DropZone onFiles={onFiles} onDrop={onDrop} place={place} />
        {items.length > 0 && (
          <section>
            <h3 className="group-title mb-1">{t('chosen')}</h3>
            <ul className="-mx-3 max-h-[36vh] overflow-y-auto px-3">
              {(running > 0 ? items : failedFirst(items)).map((item) => (
                <UploadRow key={item.id} item={item} onLeave={close} />
              ))}
            </ul>
          </section>
        )}
        {running > 0 && <TotalProgress items={items} />}
      </div>
    </Dialog>
  );
}

function TotalProgress({ items }: { items: UploadItem[] }) {
  const t = useMessages(uploadMessages);
  const percent = totalProgress(items);
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-13" aria-live="off">
        <span className="font-strong">{t('uploading')}</span>
        <span className="text-ink-soft tabular-nums">{t('percent', { percent: Math.floor(percent) })}</span>
      </p>
      <Thread value={percent} label={t('uploading')} />
    </div>
  );
}

interface ActionsProps {
  items: UploadItem[];
  running: number;
  onStart: () => void;
  onClose: () => void;
}

function Actions({ items, running, onStart, onClose }: ActionsProps) {
  const t = useMessages(uploadMessages);
  const ready = items.filter(isReady).length;
  const retried = listRetried(items, useRoom(items));
  if (running > 0) return <Button onClick={cancelUploads}>{t('stop')}</Button>;
  if (ready === 0 && retried.length === 0 && items.some(({ isSent }) => isSent)) {
    const finish = () => {
      clearUploads();
      onClose();
    };
    return (
      <Button look="primary" onClick={finish}>
        {t('finish')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {retried.length > 0 && (
        <Button onClick={() => retryUploads(retried)}>{t('retry', { count: retried.length })}</Button>
      )}
      {(retried.length === 0 || ready > 0) && (
        <Button look="primary" disabled={items.length === 0} onClick={onStart}>
          {t('upload', { count: ready })}
        </Button>
      )}
    </>
  );
}
