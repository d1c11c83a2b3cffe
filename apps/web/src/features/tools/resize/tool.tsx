import { type LaidSheet, newSize, placeOnNew, type ResizeOptions } from '@sheaf/pdf-core/options';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { LaidSheets } from '../shared/page/laid-sheets.tsx';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import type { PageSize } from '../shared/page/page-geometry.ts';

export default onDocument(ResizeTool, 'page');

/** The pages are seen on their new paper. */
function ResizeTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  return (
    <FormTool tool="resize" file={document.file} document={document} {...rest}>
      {(options) => (
        <LaidSheets
          document={document}
          sheets={laySheets(document.pages, options as ResizeOptions)}
          isToScale
          renderCaption={({ width, height }, index) =>
            t('resize.sheet', { page: index + 1, width: toMillimeters(width), height: toMillimeters(height) })
          }
        />
      )}
    </FormTool>
  );
}

function laySheets(pages: PageSize[], options: ResizeOptions): LaidSheet[] {
  const chosen = chosenPages(options.pages, pages.length);
  return pages.map((page, index) => {
    const size = chosen.has(index) ? newSize(page, options) : page;
    return { ...size, pages: [placeOnNew(index, page, size, options)] };
  });
}

function toMillimeters(points: number): number {
  return Math.round((points / 72) * 25.4);
}
