import { FileSheet } from '../../../files/file-sheet.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { usePagePicture } from './use-page-picture.ts';

/** A preview of a document without its pages; for one that does not open, its type. */
export function FirstPage({ file }: { file: StoredFile }) {
  const picture = usePagePicture(file.id, 1, 960, file.page_count !== null);
  return (
    <div className="mt-4 grid place-items-center rounded-10 border border-line bg-sunken p-6">
      {picture ? (
        <img
          src={picture}
          alt=""
          className="w-full max-w-[540px] rounded-[1px] bg-page shadow-page dark:brightness-[.925]"
        />
      ) : (
        <FileSheet file={file} className="w-full max-w-[540px]" />
      )}
    </div>
  );
}
