import type { AddCodeOptions } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { ChosenPageGrid } from '../shared/page/chosen-page-grid.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { CodeOverlay } from './code-overlay.tsx';

export default onDocument(AddCodeTool, 'page');

/** Where the code comes is seen on the pages first. */
function AddCodeTool({ document, ...rest }: DocumentToolProps) {
  return (
    <FormTool tool="add-code" file={document.file} document={document} {...rest}>
      {(options) => {
        const look = options as AddCodeOptions;
        return (
          <ChosenPageGrid
            document={document}
            chosen={look.pages}
            renderOver={(page) => <CodeOverlay page={page} look={look} />}
          />
        );
      }}
    </FormTool>
  );
}
