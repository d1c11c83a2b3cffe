import type { ToolName } from '@sheaf/pdf-core/tools';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { FileToolProps } from '../shared/page/document.ts';
import { WithDocument } from '../shared/page/with-document.tsx';

/** A tool that needs no component of its own: its pages, its options, and the button. */
export default function RecordTool({ tool, file, ...rest }: FileToolProps & { tool: ToolName }) {
  return (
    <WithDocument file={file}>
      {(document) => <FormTool tool={tool} file={file} document={document} {...rest} />}
    </WithDocument>
  );
}
