import { imagesToPdfOptions } from '@sheaf/pdf-core/options';
import { GripVertical, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type { FilesToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { moveItem } from '../../features/pdf-tools/move-item.ts';
import { PageSheet } from '../../features/pdf-tools/page-sheet.tsx';
import { useSortable } from '../../features/pdf-tools/use-sortable.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { ConvertOptionRows } from './convert-options.tsx';
import { ConvertPreview } from './convert-preview.tsx';
import { fileToolsTexts } from './file-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const usual = imagesToPdfOptions.parse({});

export default function ConvertTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const texts = useTexts(fileToolsTexts).convert;
  const words = useTexts(advancedTexts);
  const [options, setOptions] = useState(usual);
  const { listRef, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: files.length,
    onMove: (from, gap) => onFiles(moveItem(files, from, gap)),
  });
  const pages = Math.ceil(files.length / options.imagesPerPage);
  return (
    <ToolFrame
      tool="convert"
      action="advanced-images-to-pdf"
      usualName="advanced-converted"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(texts.images(files.length), words.pages(pages))}
      missing={files.length ? null : texts.none}
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
        <p className="text-13 text-ink-soft tabular-nums">{texts.images(files.length)}</p>
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
      <ol
        ref={listRef}
        aria-label={texts.order}
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
              aria-label={texts.move(file.filename)}
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-6 text-ink-faint hover:bg-hover desk:size-8"
            >
              <GripVertical aria-hidden="true" />
            </button>
            <PageSheet fileId={file.id} page={1} width={480} className="h-9 w-9 shrink-0" />
            <span className="min-w-0 flex-1 truncate text-13 font-strong">{file.filename}</span>
            <span className="text-12 text-ink-soft tabular-nums">{formatBytes(file.size)}</span>
            <IconButton
              size="small"
              name={texts.remove(file.filename)}
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
