import { usual } from './merge.form.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { advancedMessages } from '../shared/advanced.messages.ts';
import type { FilesToolProps } from '../shared/page/document.ts';
import { DropThread } from '../shared/order/drop-thread.tsx';
import { moveItem } from '../shared/order/move-item.ts';
import { useSortable } from '../shared/order/use-sortable.ts';
import { useMessages } from '../../../lib/messages.ts';
import { api } from '../../../lib/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { MergeFile } from './merge-file.tsx';
import { MergePages } from './merge-pages.tsx';
import { toPicked, useMergedPages } from './merged-pages.ts';
import { MergeOptionRows } from './merge-options.tsx';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

export default function MergeTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const t = useMessages(fileToolsMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const [options, setOptions] = useState(usual);
  const { isByPage, setByPage, history } = useMergedPages(files);
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: (from, gap) => onFiles(moveItem(files, from, gap)),
  });
  const total = files.reduce((sum, { page_count }) => sum + (page_count ?? 0), 0);
  const before = (index: number) =>
    files.slice(0, index).reduce((sum, { page_count }) => sum + (page_count ?? 0), 0);
  return (
    <ToolFrame
      tool="merge"
      action="advanced-merge"
      usualName="advanced-merged"
      button={t('merge.button')}
      done={t('merge.done')}
      failed={(message) => t('merge.failed', { message })}
      summary={t('merge.summary', {
        files: tToolsProfessional('files', { files: files.length }),
        pages: tToolsProfessional('pages', { pages: isByPage ? history.value.length : total }),
      })}
      missing={files.length < 2 ? t('merge.few') : null}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={(request) =>
        api.pdfTools.advancedMerge.mutate({
          fileIds: files.map(({ id }) => id),
          options: { ...options, pages: isByPage ? toPicked(history.value, files) : undefined },
          ...request,
        })
      }
      options={
        <MergeOptionRows options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p className="mr-auto text-13 text-ink-soft tabular-nums">
          {tToolsProfessional('files', { files: files.length })},{' '}
          {tToolsProfessional('pages', { pages: total })}
        </p>
        {files.length > 0 && files.every(({ page_count }) => page_count !== null) && (
          <SegmentedControl
            label={t('merge.by')}
            value={isByPage ? 'pages' : 'files'}
            onValueChange={(by) => setByPage(by === 'pages')}
            options={[
              { value: 'files', label: t('merge.files') },
              { value: 'pages', label: t('merge.pages') },
            ]}
          />
        )}
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('merge.add')}
        </Button>
      </div>
      {isByPage && <MergePages files={files} history={history} />}
      <ol
        ref={listRef}
        aria-label={t('merge.order')}
        hidden={isByPage}
        className="flex flex-col gap-4 [&[hidden]]:hidden"
      >
        {files.map((file, index) => (
          <li key={file.id} data-sort className="relative" style={itemStyle(index)}>
            {drag?.gap === index && <DropThread isUpright={false} place="before" />}
            {drag?.gap === files.length && index === files.length - 1 && (
              <DropThread isUpright={false} place="after" />
            )}
            <MergeFile
              file={file}
              options={options}
              firstNumber={before(index) + 1}
              grip={gripProps(index)}
              onRemove={() => onFiles(files.filter(({ id }) => id !== file.id))}
            />
          </li>
        ))}
      </ol>
    </ToolFrame>
  );
}
