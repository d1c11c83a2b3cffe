import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { lazy } from 'react';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { ToolProps } from '../shared/page/document.ts';
import { WithDocument } from '../shared/page/with-document.tsx';

const FilesForm = lazy(() => import('./files-form.tsx').then(({ FilesForm: form }) => ({ default: form })));

/** A tool that needs no component of its own: its pages, its options, and the button. */
export default function RecordTool(props: ToolProps & { tool: ToolName }) {
  const { tool, file, aside, onAnew } = props;
  const { max, kind } = tools[tool].inputs;
  if (max > 1) return <FilesForm {...props} />;
  // A source has no pages yet.
  if (kind === 'source') return <FormTool tool={tool} file={file} aside={aside} onAnew={onAnew} />;
  return (
    <WithDocument file={file}>
      {(document) => <FormTool tool={tool} file={file} document={document} aside={aside} onAnew={onAnew} />}
    </WithDocument>
  );
}
