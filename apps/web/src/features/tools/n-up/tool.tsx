import { laySheets, type NUpOptions } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { listChosen } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { LaidSheets } from '../shared/page/laid-sheets.tsx';
import { onDocument } from '../shared/page/on-document.tsx';

export default onDocument(NUpTool, 'page');

/** The sheets are seen before they are made. */
function NUpTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="n-up" file={file} document={document} {...rest}>
      {(options) => (
        <LaidSheets
          document={document}
          sheets={laySheets(pages, listChosen(options.pages, pages.length), options as NUpOptions)}
          isFramed={options.frame === true}
        />
      )}
    </FormTool>
  );
}
