import { type BookletOptions, laySides } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { listChosen } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { LaidSheets } from '../shared/page/laid-sheets.tsx';
import { onDocument } from '../shared/page/on-document.tsx';

export default onDocument(BookletTool, 'page');

/** The sides of paper are seen before they are made, in the order in which they are printed. */
function BookletTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="booklet" file={file} document={document} {...rest}>
      {(options) => (
        <LaidSheets
          document={document}
          sheets={laySides(pages, listChosen(options.pages, pages.length), options as BookletOptions)}
        />
      )}
    </FormTool>
  );
}
