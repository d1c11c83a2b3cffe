import { FileSheet } from '../files/file-sheet.tsx';
import type { StoredFile } from '../files/item.ts';

const SHEETS = 6;

/** First pages, one over the other, as a hand holds papers. */
export function Sheets({ files }: { files: StoredFile[] }) {
  if (!files.length) return null;
  return (
    <span className="flex pl-1">
      {files.slice(0, SHEETS).map((file) => (
        <FileSheet key={file.id} file={file} className="w-6 not-first:-ml-2.5" />
      ))}
    </span>
  );
}
