import { type ContactSheetOptions, cutGrid, PAPERS } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import type { ToolProps } from '../shared/page/document.ts';
import { PaperSheets } from '../shared/page/paper-sheets.tsx';
import { FilesForm } from '../tool-page/files-form.tsx';
import { type Thumbnail, Thumbnails } from './thumbnails.tsx';

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
  const size = PAPERS[options.paper];
  return (
    <PaperSheets
      className="mt-4"
      sheets={sheets.map((shown) => ({
        size,
        render: () => <Thumbnails thumbnails={shown} cells={cells} size={size} caption={options.caption} />,
      }))}
    />
  );
}

/** A picture has no pages to number. */
function listThumbnails(file: StoredFile, each: ContactSheetOptions['each']): Thumbnail[] {
  if (file.type !== 'application/pdf' || file.page_count === null) return [{ file }];
  const count = each === 'first' ? 1 : file.page_count;
  return Array.from({ length: count }, (_, index) => ({ file, page: index + 1 }));
}
