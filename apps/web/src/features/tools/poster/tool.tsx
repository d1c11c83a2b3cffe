import type { PosterOptions } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { SheetsOverlay } from './sheets-overlay.tsx';

export default onDocument(PosterTool, 'page');

/** What each sheet will show is seen on the pages first. */
function PosterTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="poster" file={file} document={document} {...rest}>
      {(options) => {
        const chosen = chosenPages(options.pages, pages.length);
        return (
          <PageGrid
            document={document}
            renderOver={(index) => {
              const page = pages[index];
              return (
                page && chosen.has(index) && <SheetsOverlay page={page} options={options as PosterOptions} />
              );
            }}
          />
        );
      }}
    </FormTool>
  );
}
