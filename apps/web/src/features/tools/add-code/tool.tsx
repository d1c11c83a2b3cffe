import type { AddCodeOptions } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { CodeOverlay } from './code-overlay.tsx';

export default onDocument(AddCodeTool, 'page');

/** Where the code comes is seen on the pages first. */
function AddCodeTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="add-code" file={file} document={document} {...rest}>
      {(options) => {
        const look = options as AddCodeOptions;
        const chosen = chosenPages(look.pages, pages.length);
        return (
          <PageGrid
            document={document}
            renderOver={(index) => {
              const page = pages[index];
              return page && chosen.has(index) && <CodeOverlay page={page} look={look} />;
            }}
          />
        );
      }}
    </FormTool>
  );
}
