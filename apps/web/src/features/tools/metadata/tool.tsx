import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import { onDocument } from '../shared/page/on-document.tsx';

export default onDocument(MetadataTool);

/** The form starts with the document's own properties: an emptied field is removed. */
function MetadataTool({ document, ...rest }: DocumentToolProps) {
  const { title = '', author = '', subject = '', keywords = '' } = document.metadata;
  return (
    <FormTool
      tool="metadata"
      file={document.file}
      document={document}
      given={{ title, author, subject, keywords }}
      {...rest}
    >
      {() => <FirstPage file={document.file} />}
    </FormTool>
  );
}
