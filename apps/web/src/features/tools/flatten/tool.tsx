import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';

export default onDocument(FlattenTool);

function FlattenTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  return <FormTool tool="flatten" file={document.file} document={document} {...rest} />;
}
