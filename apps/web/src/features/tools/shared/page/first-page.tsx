import { FileSheet } from '../../../files/file-sheet.tsx';
import type { StoredFile } from '../../../files/item.ts';

/** What there is to see of a document whose pages are not looked at. */
export function FirstPage({ file }: { file: StoredFile }) {
  return (
    <div className="mt-4 grid place-items-center rounded-10 border border-line bg-sunken p-6">
      <FileSheet file={file} className="w-full max-w-[320px]" />
    </div>
  );
}
