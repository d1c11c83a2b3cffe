import { usual } from './merge.form.ts';
import { useState } from 'react';
import { advancedMessages } from '../shared/advanced.messages.ts';
import type { FilesToolProps } from '../shared/page/document.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { MergeBench } from './merge-bench.tsx';
import { MergeFile } from './merge-file.tsx';
import { MergeOptionRows } from './merge-options.tsx';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { useMerge } from './use-merge.ts';

export default function MergeTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const t = useMessages(fileToolsMessages);
  const tAdvanced = useMessages(advancedMessages);
  const [options, setOptions] = useState(usual);
  const plan = useMerge(files);
  const before = (index: number) =>
    files.slice(0, index).reduce((sum, file) => sum + (plan.countOf(file) ?? 0), 0);
  const titlePages = options.addTitlePage ? 1 : 0;
  return (
    <ToolFrame
      tool="merge"
      action="advanced-merge"
      usualName="advanced-merged"
      button={t('merge.button')}
      done={t('merge.done')}
      failed={(message) => t('merge.failed', { message })}
      summary={t('merge.summary', {
        files: tAdvanced('files', { files: files.length }),
        pages: tAdvanced('pages', { pages: (plan.total ?? 0) + titlePages }),
      })}
      missing={files.length < 2 ? t('merge.few') : null}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={(request) =>
        api.pdfTools.advancedMerge.mutate({
          fileIds: files.map(({ id }) => id),
          options: { ...options, pages: plan.request() },
          ...request,
        })
      }
      options={
        <MergeOptionRows options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      }
    >
      <MergeBench
        files={files}
        plan={plan}
        onFiles={onFiles}
        onAdd={onAdd}
        renderRow={(file, index, grip, choice) => (
          <MergeFile
            file={file}
            options={options}
            firstNumber={before(index) + 1}
            grip={grip}
            choice={choice}
            taken={plan.pagesOf(file)}
            onRemove={() => onFiles(files.filter(({ id }) => id !== file.id))}
          />
        )}
      />
    </ToolFrame>
  );
}
