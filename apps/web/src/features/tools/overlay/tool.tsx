import { layPage, pairPages, type OverlayOptions } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import type { Values } from '../shared/form/read-fields.ts';
import { listChosen } from '../shared/page/chosen-pages.ts';
import type { OpenedDocument, ToolProps } from '../shared/page/document.ts';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { WithDocument } from '../shared/page/with-document.tsx';
import { FilesForm } from '../tool-page/files-form.tsx';
import { LaidPage } from './laid-page.tsx';

/** The pages of the first file are shown as they will be, with those of the second on them. */
export default function OverlayTool(props: ToolProps) {
  return (
    <FilesForm tool="overlay" {...props}>
      {(options) => <Overlaid files={props.files} options={options} />}
    </FilesForm>
  );
}

function Overlaid({ files: [first, second], options }: { files: StoredFile[]; options: Values }) {
  if (!first) return null;
  return (
    <div className="mt-4">
      <WithDocument key={first.id} file={first}>
        {(document) =>
          second ? (
            <WithDocument key={second.id} file={second}>
              {(top) => <OverlaidPages document={document} top={top} options={options} />}
            </WithDocument>
          ) : (
            <PageGrid document={document} renderOver={() => null} />
          )
        }
      </WithDocument>
    </div>
  );
}

interface OverlaidPagesProps {
  document: OpenedDocument;
  top: OpenedDocument;
  options: Values;
}

function OverlaidPages({ document, top, options }: OverlaidPagesProps) {
  const { pages, place, repeat, size } = options as OverlayOptions;
  const chosen = listChosen(pages, document.pages.length);
  const pairs = pairPages(chosen, top.pages.length, repeat);
  const renderTop = (index: number) => {
    const page = document.pages[index];
    const laid = pairs.get(index);
    const laidSize = laid === undefined ? undefined : top.pages[laid];
    if (!page || laid === undefined || !laidSize) return null;
    return <LaidPage fileId={top.file.id} index={laid} box={layPage(page, laidSize, size)} on={page} />;
  };
  return (
    <PageGrid
      document={document}
      {...(place === 'under' ? { renderUnder: renderTop } : { renderOver: renderTop })}
    />
  );
}
