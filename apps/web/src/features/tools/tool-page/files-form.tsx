import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { Values } from '../shared/form/read-fields.ts';
import type { ToolProps } from '../shared/page/document.ts';
import { SortMenu } from '../shared/order/sort-menu.tsx';
import { toolMessages } from '../shared/tools.messages.ts';
import { OrderedFiles } from '../shared/order/ordered-files.tsx';

interface FilesFormProps extends ToolProps {
  tool: ToolName;
  /** What would come of these options, below the files. */
  children?: (options: Values) => ReactNode;
}

/** A tool on several documents: they are put in order, and its options are those of all of them. */
export function FilesForm({ tool, files, onFiles, onAdd, children, ...rest }: FilesFormProps) {
  const t = useMessages(toolMessages);
  const { min, max } = tools[tool].inputs;
  const wrongCount = () => {
    if (files.length < min) return t('shared.tooFew', { count: min });
    return files.length > max ? t('shared.tooMany', { count: max }) : null;
  };
  return (
    <FormTool {...rest} tool={tool} files={files} aside={null} missing={wrongCount}>
      {(options) => (
        <>
          <div className="mb-3 flex justify-end gap-2">
            <SortMenu files={files} onFiles={onFiles} />
            <Button onClick={onAdd}>
              <Plus aria-hidden="true" />
              {t('shared.addFiles')}
            </Button>
          </div>
          <OrderedFiles files={files} onFiles={onFiles} />
          {children?.(options)}
        </>
      )}
    </FormTool>
  );
}
