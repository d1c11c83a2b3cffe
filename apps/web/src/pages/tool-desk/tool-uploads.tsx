import type { UploadItem } from '../../features/files/upload/upload-item.ts';
import { UploadRow } from '../../features/files/upload/upload-row.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from './tool-desk.texts.ts';

/** New files on their way into the tool. */
export function ToolUploads({ items }: { items: UploadItem[] }) {
  const texts = useTexts(toolDeskTexts);
  if (items.length === 0) return null;
  return (
    <ul aria-label={texts.drop.uploading} className="mb-4 rounded-10 border border-line bg-surface px-4 py-1">
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onLeave={() => {}} />
      ))}
    </ul>
  );
}
