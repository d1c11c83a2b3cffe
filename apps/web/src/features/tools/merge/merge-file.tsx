import type { MergeOptions } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { GripVertical, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import type { StoredFile } from '../../files/item.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { PageNumber } from './page-number.tsx';
import { SeenPage } from '../shared/page/seen-page.tsx';
import { NumberOverlay, WatermarkOverlay, writeNumber } from '../shared/stamp/stamp-overlay.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { A4 } from '../shared/page/page-geometry.ts';

const SHOWN = 6;

interface MergeFileProps {
  file: StoredFile;
  options: Omit<MergeOptions, 'outputName'>;
  /** Of its first page in the result. */
  firstNumber: number;
  grip: ComponentProps<'button'>;
  /** Chooses which of its pages are taken. */
  choice: ReactNode;
  /** Those that are, from 0; undefined: all. */
  taken: number[] | undefined;
  onRemove: () => void;
}

/** A file on its way into the bundle, with its first pages as they will look there. */
export function MergeFile({ file, options, firstNumber, grip, choice, taken, onRemove }: MergeFileProps) {
  const t = useMessages(fileToolsMessages);
  const tToolsProfessional = useMessages(advancedMessages);
  const { data } = useQuery(
    trpc.pdfTools.info.queryOptions(
      { id: file.id, version: file.version },
      { staleTime: Infinity, retry: false },
    ),
  );
  const count = file.page_count ?? 1;
  const offset = firstNumber + (options.addTitlePage ? 1 : 0);
  return (
    <section aria-label={file.filename} className="overflow-hidden rounded-10 border border-line bg-surface">
      <header className="flex items-center gap-2 border-b border-line px-2 py-1.5">
        <button
          type="button"
          {...grip}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-6 text-ink-faint hover:bg-hover desktop:size-8"
        >
          <GripVertical aria-hidden="true" />
        </button>
        {/* On a phone below the name, which is what tells the files apart. */}
        <div className="min-w-0 flex-1 items-center gap-2 desktop:flex">
          <h2 className="min-w-0 truncate text-13 font-bold">{file.filename}</h2>
          <p className="truncate text-12 text-ink-soft tabular-nums">
            {tToolsProfessional('pages', { pages: count })} · {formatBytes(file.size)}
          </p>
        </div>
        <div className="max-w-[40%] shrink-0">{choice}</div>
        <IconButton size="small" name={t('merge.remove', { name: file.filename })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] items-end gap-4 bg-sunken p-4">
        {Array.from({ length: Math.min(count, SHOWN) }, (_, index) => {
          const size = data?.info.pages[index] ?? A4;
          const place = taken ? taken.indexOf(index) : index;
          if (place < 0)
            return (
              <li key={index} className="flex flex-col">
                <div className="opacity-30">
                  <SeenPage fileId={file.id} page={index + 1} size={size} />
                </div>
                <PageNumber number={index + 1} isOut />
              </li>
            );
          const number = writeNumber(offset + place, options.pageNumberStyle);
          return (
            <li key={index} className="flex flex-col gap-1">
              <SeenPage fileId={file.id} page={index + 1} size={size}>
                {options.addWatermark && <WatermarkOverlay look={options.watermarkOptions} page={size} />}
                {options.addPageNumbers && (
                  <NumberOverlay position={options.pageNumberPosition} text={number} page={size} isSmall />
                )}
              </SeenPage>
              <span className="text-center text-12 text-ink-soft tabular-nums">{number}</span>
            </li>
          );
        })}
        {count > SHOWN && (
          <li className="self-center text-12 text-ink-soft">{t('merge.more', { pages: count - SHOWN })}</li>
        )}
      </ol>
    </section>
  );
}
