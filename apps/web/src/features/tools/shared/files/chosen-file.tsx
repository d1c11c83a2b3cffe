import { Button } from '../../../../components/button.tsx';
import { FileSheet } from '../../../files/file-sheet.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { formatBytes } from '../../../../lib/messages/format.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

/** The one document that a tool works on. */
export function ChosenFile({ file, onChange }: { file: StoredFile; onChange?: () => void }) {
  const t = useMessages(toolAreaMessages);
  return (
    <div className="flex items-center gap-3 border-b border-line pb-4">
      <FileSheet file={file} className="w-[34px] shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 font-bold" title={file.filename}>
          {file.filename}
        </p>
        <p className="text-12 text-ink-faint tabular-nums">
          {file.page_count !== null && <>{t('chosen.pages', { count: file.page_count })} · </>}
          {formatBytes(file.size)}
        </p>
      </div>
      {onChange && (
        <Button size="small" look="bare" onClick={onChange}>
          {t('chosen.change')}
        </Button>
      )}
    </div>
  );
}
