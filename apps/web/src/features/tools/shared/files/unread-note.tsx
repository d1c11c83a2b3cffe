import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { api } from '../../../../lib/api/trpc.ts';
import { usualOcrLanguage } from '../../../../lib/messages/language-name.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useProgressWords } from '../../../../lib/messages/progress-messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { type ToolAnswer, useToolRun } from '../run/use-tool-run.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

interface UnreadNoteProps {
  tool: ToolName;
  file: StoredFile;
  onRead: (made: StoredFile) => void;
}

/** Before a tool that needs text runs on a scan: OCR makes a copy with text, which takes the place of the scan here. */
export function UnreadNote({ tool, file, onRead }: UnreadNoteProps) {
  const t = useMessages(toolAreaMessages);
  const describeProgress = useProgressWords();
  const run = useToolRun<ToolAnswer>();
  const { state } = run;
  const missing = useMissingText(tool, file);
  if (!missing) return null;
  if (missing === 'nothing')
    return (
      <div className="wrap pt-4">
        <Note kind="warn" fact={t('unread.nothing')}>
          {t('unread.nothingText')}
        </Note>
      </div>
    );
  const read = () =>
    run.start({
      action: 'searchable-pdf',
      title: t('unread.title', { name: file.filename }),
      send: (operationId) =>
        api.ai.searchablePdf.mutate({
          fileId: file.id,
          language: usualOcrLanguage(),
          enhanceImage: true,
          operationId,
        }),
      onDone: (answer) => answer.file && onRead(answer.file),
    });
  const isRunning = state.status === 'running';
  const progress = isRunning ? state.operation.progress : undefined;
  return (
    <div className="wrap pt-4">
      <Note
        kind="warn"
        fact={state.status === 'failed' ? state.message : t(`unread.${missing}`)}
        action={
          <Button size="small" busy={isRunning} onClick={read}>
            {t(missing === 'beside' ? 'scan.searchable' : 'unread.run')}
          </Button>
        }
      >
        {progress ? describeProgress(progress) : t('unread.text')}
      </Note>
    </div>
  );
}

/** Whether the text of a file that OCR has read is in its pages, only the server knows. */
function useMissingText(tool: ToolName, { id, type, reading, has_ocr }: StoredFile) {
  const isPdf = type === 'application/pdf';
  const step = tools[tool].batch && { type: tools[tool].batch.type ?? tool, fileIds: [id], options: {} };
  const { data } = useQuery({
    queryKey: ['batch-preview', 'text', step],
    queryFn: () => api.batch.preview.mutate({ operations: step ? [step] : [] }),
    enabled:
      isPdf && has_ocr && reading.state === 'done' && step !== undefined && tools[tool].text === 'needed',
    retry: false,
  });
  if (!isPdf) return null;
  if (reading.state === 'done' && reading.text_missing) return 'nothing';
  // Its own page reads it.
  if (tools[tool].text !== 'needed') return null;
  if (reading.state === 'needs_ocr') return 'scan';
  return data?.problems.some(({ reason }) => reason === 'batch_text_missing') ? 'beside' : null;
}
