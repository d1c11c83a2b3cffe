import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolMessages } from '../shared/tools.messages.ts';

export default onDocument(FlattenTool);

function FlattenTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolMessages);
  return (
    <FormTool
      tool="flatten"
      file={document.file}
      document={document}
      missing={({ forms, annotations }) => (forms || annotations ? null : t('flatten.missing'))}
      {...rest}
    />
  );
}
