import { type Annotation, nameResult } from '@sheaf/pdf-core/options';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { nameTool, toolMessages } from '../shared/tools.messages.ts';
import { type MadeAnswer, useToolRun } from '../shared/run/use-tool-run.ts';
import type { Draft } from './drafts.ts';
import { markUpMessages } from './mark-up.messages.ts';

export type SaveAs = 'new' | 'version';

/** Saves marks and fields as one new file beside the document, or as its newest version. */
export function useSaveMarks(
  file: { id: string; filename: string; version: number },
  onSaved: (id: string) => void,
) {
  const t = useMessages(markUpMessages);
  const tTools = useMessages(toolMessages);
  const { state, start } = useToolRun<MadeAnswer>();
  function save({ marks, fields }: Pick<Draft, 'marks' | 'fields'>, as: SaveAs): void {
    const tool = marks.length ? 'annotate' : 'fill-form';
    const author = readSession()?.user.name ?? '';
    const annotations = marks.map(({ mark }): Annotation => ({ ...mark, author: author.slice(0, 200) }));
    const outputName = `${nameResult(tool, [file.filename])}.pdf`;
    const hasFields = Object.keys(fields).length > 0;
    start({
      action: tool,
      title: nameTool(tTools, tool),
      send: (operationId) => {
        const given = { ...(tool === 'annotate' && { annotations }), ...(hasFields && { fields }) };
        if (as === 'version') {
          const over = { as, baseVersion: file.version };
          return callTool(tool, { fileIds: [file.id], options: given, operationId, ...over });
        }
        const request = { fileId: file.id, operationId, outputName };
        return tool === 'annotate'
          ? api.pdfTools.annotate.mutate({ ...request, annotations, ...(hasFields && { fields }) })
          : api.pdfTools.fillForm.mutate({ ...request, fields });
      },
      done: ({ file: saved }) =>
        as === 'version'
          ? t('savedVersion', { number: saved.version })
          : t('saved', { name: saved.filename }),
      failed: (message) => t(as === 'version' ? 'versionFailed' : 'failed', { message }),
      onDone: (answer) => onSaved(answer.file.id),
    });
  }
  return { save, isSaving: state.status === 'running' };
}
