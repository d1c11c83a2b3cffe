import { usual } from './convert.form.ts';
import { GripVertical, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { advancedMessages } from '../shared/advanced.messages.ts';
import type { FilesToolProps } from '../shared/page/document.ts';
import { moveItem } from '../shared/order/move-item.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { useSortable } from '../shared/order/use-sortable.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { ConvertOptionRows } from './convert-options.tsx';
import { ConvertPreview } from './convert-preview.tsx';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

export default function ConvertTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const t = useMessages(fileToolsMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const [options, setOptions] = useState(usual);
  const { listRef, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: (from, gap) => onFiles(moveItem(files, from, gap)),
  });
  const pages = Math.ceil(files.length / options.imagesPerPage);
  return (
    <ToolFrame
      tool="images-to-pdf"
      action="advanced-images-to-pdf"
      usualName="advanced-converted"
      button={t('convert.button')}
      failed={(message) => t('convert.failed', { message })}
      summary={t('convert.summary', {
        images: t('convert.images', { images: files.length }),
        pages: tToolsProfessional('pages', { pages }),
      })}
      missing={files.length ? null : t('convert.none')}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={(request) =>
        api.pdfTools.advancedImagesToPdf.mutate({ fileIds: files.map(({ id }) => id), options, ...request })
      }
      options={
        <ConvertOptionRows options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      }
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-13 text-ink-soft tabular-nums">{t('convert.images', { images: files.length })}</p>
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('convert.add')}
        </Button>
      </div>
      <ol
        ref={listRef}
        aria-label={t('convert.order')}
        className="mb-5 divide-y divide-line rounded-10 border border-line bg-surface"
      >
        {files.map((file, index) => (
          <li
            key={file.id}
            data-sort
            className="flex items-center gap-2 bg-surface px-2 py-1 first:rounded-t-10 last:rounded-b-10"
            style={itemStyle(index)}
          >
            <button
              type="button"
              {...gripProps(index)}
              aria-label={t('convert.move', { name: file.filename })}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-6 text-ink-faint hover:bg-hover desktop:size-8"
            >
              <GripVertical aria-hidden="true" />
            </button>
            <PageSheet fileId={file.id} page={1} width={480} className="h-9 w-9 shrink-0" />
            <span className="min-w-0 flex-1 truncate text-13 font-strong">{file.filename}</span>
            <span className="text-12 text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
            <IconButton
              size="small"
              name={t('convert.remove', { name: file.filename })}
              onClick={() => onFiles(files.filter(({ id }) => id !== file.id))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <ConvertPreview files={files} options={options} />
    </ToolFrame>
  );
}
