import { type ContactSheetOptions, cutGrid } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import type { ToolProps } from '../shared/page/document.ts';
import { FilesForm } from '../tool-page/files-form.tsx';
import { Sheet, type Thumbnail } from './sheet.tsx';

/** The sheets are seen before they are made. */
export default function ContactSheetTool(props: ToolProps) {
  return (
    <FilesForm tool="contact-sheet" {...props}>
      {(options) => <Sheets files={props.files} options={options as ContactSheetOptions} />}
    </FilesForm>
  );
}

function Sheets({ files, options }: { files: StoredFile[]; options: ContactSheetOptions }) {
  const cells = cutGrid(options);
  const thumbnails = files.flatMap((file) => listThumbnails(file, options.each));
  const sheets = Array.from({ length: Math.ceil(thumbnails.length / cells.length) }, (_, sheet) =>
    thumbnails.slice(sheet * cells.length, (sheet + 1) * cells.length),
  );
  return (
    <ol className="mt-4 grid grid-cols-[minmax(0,540px)] justify-center gap-4 rounded-10 border border-line bg-sunken p-4">
      {sheets.map((shown, index) => (
        <li key={index} className="flex flex-col gap-1.5">
          <Sheet thumbnails={shown} cells={cells} options={options} />
          <span className="text-center text-12 text-ink-soft tabular-nums">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}

/** A picture has no pages to number. */
function listThumbnails(file: StoredFile, each: ContactSheetOptions['each']): Thumbnail[] {
  if (file.type !== 'application/pdf' || file.page_count === null) return [{ file }];
  const count = each === 'first' ? 1 : file.page_count;
  return Array.from({ length: count }, (_, index) => ({ file, page: index + 1 }));
}
