import type { ToolReport } from '@sheaf/pdf-core/tools';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { CodeList } from './code-list.tsx';

export default onDocument(ReadCodesTool);

/** What the codes say is seen at once, without opening the table that was made. */
function ReadCodesTool({ document, ...rest }: DocumentToolProps) {
  return (
    <FormTool
      tool="read-codes"
      file={document.file}
      document={document}
      renderFindings={(report) => <CodeList codes={(report as ToolReport<'read-codes'>).codes} />}
      {...rest}
    />
  );
}
