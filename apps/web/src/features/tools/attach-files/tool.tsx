import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { type Attached, AttachedList } from './attached-list.tsx';

export default onDocument(AttachTool);

/** The files come from the device of the member: they can be of any kind, also of those that are not stored here. */
function AttachTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  const [files, setFiles] = useState<Attached[]>([]);
  const attachments = files.map(({ name, data, description }) => ({
    name,
    data,
    ...(description.trim() && { description }),
  }));
  return (
    <FormTool
      tool="attach-files"
      file={document.file}
      document={document}
      missing={() => (files.length ? null : t('attach-files.none'))}
      own={{
        options: { attachments },
        controls: <AttachedList files={files} onFiles={setFiles} />,
        onReset: () => setFiles([]),
      }}
      {...rest}
    />
  );
}
