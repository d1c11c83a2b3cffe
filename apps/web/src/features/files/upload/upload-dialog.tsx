import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Thread } from '../../../components/thread.tsx';
import { LeaveDialog } from '../../../lib/leaving/leave-dialog.tsx';
import { LeaveQuestion } from '../../../lib/leaving/leave-question.tsx';
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

const NOTHING = () => undefined;

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
  const [isAsking, setAsking] = useState(false);
  const hasChosen = items.some(isReady);
  const close = () => {
    clearChosen();
    onClose();
  };
  return (
    <Dialog
      open={open}
      // By a press beside it, too, which on a phone is easily a slip.
      onOpenChange={() => (hasChosen ? setAsking(true) : close())}
      title={t('title')}
      description={t('lede', { limit: shortSize(maxSize) })}
      className="w-[560px] max-desktop:top-[5dvh] max-desktop:max-h-[90dvh] desktop:top-[12vh] desktop:max-h-[80vh]"
      actions={<Actions items={items} running={running} onStart={onStart} onClose={close} />}
    >
      <div className="flex flex-col gap-4 px-6 pt-4">
        {hasChosen && <LeaveQuestion what="files" onLeave={close} />}
        <LeaveDialog what="files" leave={isAsking ? close : null} onStay={() => setAsking(false)} />
        {room}
        <DropZone onFiles={onFiles} onDrop={onDrop} place={place} />
        {items.length > 0 && (
          <section>
            <h3 className="group-title mb-1">{t('chosen')}</h3>
            <ul className="-mx-3 px-3 desktop:max-h-[36vh] desktop:overflow-y-auto">
              {(running > 0 ? items : failedFirst(items)).map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  // With files chosen, the question comes first.
                  onLeave={hasChosen ? NOTHING : close}
                />
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
        <Button look="primary" disabled={ready === 0} onClick={onStart}>
          {ready > 0 ? t('upload', { count: ready }) : t(items.length ? 'noneValid' : 'chooseFirst')}
        </Button>
      )}
    </>
  );
}
