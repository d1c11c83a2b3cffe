import { mergeOptions } from '@sheaf/pdf-core/options';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type { FilesToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { DropThread } from '../../features/pdf-tools/drop-thread.tsx';
import { moveItem } from '../../features/pdf-tools/move-item.ts';
import { useSortable } from '../../features/pdf-tools/use-sortable.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { fileToolsTexts } from './file-tools.texts.ts';
import { MergeFile } from './merge-file.tsx';
import { MergePages } from './merge-pages.tsx';
import { toPicked, useMergedPages } from './merged-pages.ts';
import { MergeOptionRows } from './merge-options.tsx';
import { ToolFrame } from './tool-frame.tsx';

const { outputName: _name, pages: _pages, ...usual } = mergeOptions.parse({});

export default function MergeTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const texts = useTexts(fileToolsTexts).merge;
  const words = useTexts(advancedTexts);
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
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(words.files(files.length), words.pages(isByPage ? history.value.length : total))}
      missing={files.length < 2 ? texts.few : null}
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
          {words.files(files.length)}, {words.pages(total)}
        </p>
        {files.length > 0 && files.every(({ page_count }) => page_count !== null) && (
          <SegmentedControl
            label={texts.by}
            value={isByPage ? 'pages' : 'files'}
            onValueChange={(by) => setByPage(by === 'pages')}
            options={[
              { value: 'files', label: texts.files },
              { value: 'pages', label: texts.pages },
            ]}
          />
        )}
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
      {isByPage && <MergePages files={files} history={history} />}
      <ol
        ref={listRef}
        aria-label={texts.order}
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
