import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';

export default onDocument(RotateTool);

/** The pages are seen as they will be. */
function RotateTool({ document, ...rest }: DocumentToolProps) {
  return (
    <FormTool tool="rotate" file={document.file} document={document} {...rest}>
      {({ pages, angle }) => {
        const chosen = chosenPages(pages, document.pages.length);
        return <PageGrid document={document} rotate={(index) => (chosen.has(index) ? Number(angle) : 0)} />;
      }}
    </FormTool>
  );
}
