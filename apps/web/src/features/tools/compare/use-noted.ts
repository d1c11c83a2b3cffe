import { nameResult } from '@sheaf/pdf-core/options';
import { useMessages } from '../../../lib/messages/messages.ts';
import { callTool, type Made } from '../shared/form/call-tool.ts';
import type { OpenedDocument } from '../shared/page/document.ts';
import { useToolRun } from '../shared/run/use-tool-run.ts';
import { nameTool, toolMessages } from '../shared/tools.messages.ts';
import { type SideName, toInputs } from './comparison.ts';

/** Saves the second file with a note at each change. */
export function useNoted({ before, after }: Record<SideName, OpenedDocument>) {
  const t = useMessages(toolMessages);
  const { start, ...run } = useToolRun<Made>();
  const title = nameTool(t, 'compare');
  const save = () =>
    start({
      action: 'compare',
      title,
      send: (operationId) =>
        callTool('compare', {
          ...toInputs({ before: before.file, after: after.file }),
          options: { notes: true },
          outputName: `${nameResult('compare', [after.file.filename])}.pdf`,
          operationId,
        }),
    });
  return { ...run, save };
}
