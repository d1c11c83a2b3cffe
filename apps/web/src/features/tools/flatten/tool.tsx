import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';

export default onDocument(FlattenTool);

function FlattenTool({ document, ...rest }: DocumentToolProps) {
  return <FormTool tool="flatten" file={document.file} document={document} {...rest} />;
}
