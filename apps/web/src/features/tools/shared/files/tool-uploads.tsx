import type { UploadItem } from '../../../files/upload/upload-item.ts';
import { UploadRow } from '../../../files/upload/upload-row.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

/** New files on their way into the tool. */
export function ToolUploads({ items }: { items: UploadItem[] }) {
  const t = useMessages(toolAreaMessages);
  if (items.length === 0) return null;
  return (
    <ul aria-label={t('drop.uploading')} className="mb-4 rounded-10 border border-line bg-surface px-4 py-1">
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onLeave={() => {}} />
      ))}
    </ul>
  );
}
