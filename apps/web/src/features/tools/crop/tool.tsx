import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { CropOverlay } from './crop-overlay.tsx';

export default onDocument(CropTool, 'page');

/** Margins are seen on the pages before they are cut; where the content ends, only the tool finds out. */
function CropTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="crop" file={file} document={document} {...rest}>
      {({ pages: named, to, top, right, bottom, left }) => {
        const chosen = to === 'margins' ? chosenPages(named, pages.length) : new Set();
        const margins = {
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
          left: Number(left),
        };
        return (
          <PageGrid
            document={document}
            renderOver={(index) => {
              const page = pages[index];
              return page && chosen.has(index) && <CropOverlay page={page} margins={margins} />;
            }}
          />
        );
      }}
    </FormTool>
  );
}
