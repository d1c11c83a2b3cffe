import { ScanText } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FileSheet } from '../file-sheet.tsx';
import type { StoredFile } from '../item.ts';
import { previewPath } from '../preview-path.ts';
import { scanMessages } from './scan.messages.ts';

interface SavedScanProps {
  file: StoredFile;
  pages: number;
  onClose: () => void;
}

/** What was made, and its text: pictures of pages have none yet. */
export function SavedScan({ file, pages, onClose }: SavedScanProps) {
  const t = useMessages(scanMessages);
  return (
    <div className="grid grow place-content-center justify-items-center gap-4 px-6 py-10 text-center">
      <FileSheet file={file} className="w-32" />
      <div>
        <p className="text-16 font-bold wrap-anywhere">{file.filename}</p>
        <p className="mt-1 text-13 text-ink-soft tabular-nums">
          {t('facts', { count: pages })} · {formatBytes(file.size)}
        </p>
      </div>
      <p className="max-w-[44ch] text-14 text-ink-soft">{t('ocrText')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink look="primary" size="large" to={`/tools?tab=ocr&files=${file.id}`} onClick={onClose}>
          <ScanText aria-hidden="true" />
          {t('ocr')}
        </ButtonLink>
        <ButtonLink size="large" to={previewPath(file.id)} onClick={onClose}>
          {t('open')}
        </ButtonLink>
        <Button size="large" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
