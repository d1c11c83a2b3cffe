import { type PageLabelsOptions, writeLabel } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';

export default onDocument(PageLabelsTool);

/** Below each page stands the label that it gets. */
function PageLabelsTool({ document, ...rest }: DocumentToolProps) {
  return (
    <FormTool tool="page-labels" file={document.file} document={document} {...rest}>
      {(options) => (
        <PageGrid
          document={document}
          renderCaption={(index) => writeLabel(index, options as PageLabelsOptions)}
        />
      )}
    </FormTool>
  );
}
