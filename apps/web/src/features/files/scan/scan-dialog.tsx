import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { SavedScan } from './saved-scan.tsx';
import { ScanBench } from './scan-bench.tsx';
import { scanMessages } from './scan.messages.ts';
import { SaveScan } from './save-scan.tsx';
import { useSaveScan } from './use-save-scan.ts';
import { useScan } from './use-scan.ts';

interface ScanDialogProps {
  folderId: string | null;
  /** The name of the folder that it is saved to. */
  place: string;
  onClose: () => void;
}

/** Photos of pages become one PDF: found, straightened, put in order, and saved to the folder. */
export function ScanDialog({ folderId, place, onClose }: ScanDialogProps) {
  const t = useMessages(scanMessages);
  const scan = useScan();
  const saving = useSaveScan(folderId);
  const [isLeaving, setLeaving] = useState(false);
  const { saved } = saving;
  const isEmpty = scan.pages.length === 0;
  // What was photographed is not there a second time.
  const leave = () => (isEmpty || saved ? onClose() : setLeaving(true));
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={saved ? t('saved') : t('title')}
      description={saved ? undefined : t('lede', { place })}
      className="flex flex-col desktop:top-[5vh]! desktop:max-h-[90vh]! desktop:w-[960px]! max-desktop:inset-0! max-desktop:max-h-none! max-desktop:w-auto! max-desktop:max-w-none! max-desktop:translate-none! max-desktop:rounded-none! max-desktop:border-0!"
    >
      {saved ? (
        <SavedScan file={saved} pages={scan.made.length} onClose={onClose} />
      ) : isEmpty ? (
        <div className="grid grow place-content-center gap-5 px-6 py-12 text-center">
          <p className="max-w-[44ch] text-14 text-ink-soft">{t('start')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <PhotoButtons onPhotos={scan.addPhotos} isMore={false} />
          </div>
        </div>
      ) : (
        <ScanBench scan={scan} isBusy={saving.isSaving} />
      )}
      {!saved && !isEmpty && !isLeaving && <SaveScan scan={scan} saving={saving} onCancel={leave} />}
      {isLeaving && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3 desktop:px-6"
        >
          <p className="mr-auto text-14 font-strong">{t('leave', { count: scan.pages.length })}</p>
          <Button onClick={() => setLeaving(false)}>{t('stay')}</Button>
          <Button look="danger" onClick={onClose}>
            {t('discard')}
          </Button>
        </div>
      )}
      {isEmpty && !saved && (
        <div className="flex justify-end border-t px-4 py-3 desktop:px-6">
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      )}
    </Dialog>
  );
}
