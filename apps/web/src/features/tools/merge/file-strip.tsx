import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { GripVertical, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import { PageNumber } from './page-number.tsx';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { ScrollList } from '../shared/order/scroll-list.tsx';

/** More than these would be scrolled past, not looked at. */
const SHOWN = 24;

interface FileStripProps {
  file: StoredFile;
  grip: ComponentProps<'button'>;
  onRemove: () => void;
  /** At the end of its head, such as the pages that are taken of it. */
  actions?: ReactNode;
  /** Those that are taken, from 0; undefined: all. */
  taken: number[] | undefined;
}

/** A file as a row of its pages on the desk. */
export function FileStrip({ file, grip, onRemove, actions, taken }: FileStripProps) {
  const t = useMessages(pdfToolsMessages);
  const { id, filename, page_count: count } = file;
  const used = taken && new Set(taken);
  const shown = Math.min(SHOWN, count ?? 1);
  return (
    <article className="overflow-hidden rounded-10 border border-line bg-surface">
      <header className="flex h-14 items-center gap-2 pr-1.5 desktop:h-10">
        <button
          type="button"
          {...grip}
          className="reach relative flex h-full w-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint hover:text-ink active:cursor-grabbing desktop:w-9"
        >
          <GripVertical aria-hidden="true" />
        </button>
        {/* On a phone one below the other: the name is what tells the files apart. */}
        <div className="mr-auto min-w-0 items-center gap-2 desktop:flex">
          <h2 className="truncate text-13 font-bold" title={filename}>
            {filename}
          </h2>
          <p className="shrink-0 truncate text-12 text-ink-soft tabular-nums">
            {count !== null && <>{t('pages', { count })} · </>}
            {formatBytes(file.size)}
          </p>
        </div>
        {actions && <div className="max-w-[40%] shrink-0">{actions}</div>}
        <IconButton size="small" name={t('strip.remove', { name: filename })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ScrollList
        aria-label={filename}
        className="flex gap-4 overflow-x-auto border-t border-line bg-sunken px-4 py-3 [scrollbar-width:thin]"
      >
        {Array.from({ length: shown }, (_, index) => {
          const isOut = used?.has(index) === false;
          return (
            <li key={index} className="shrink-0 text-center">
              <PageSheet
                fileId={id}
                page={index + 1}
                label={t('pageOf', { page: index + 1, name: filename })}
                className={classes(
                  'h-[116px] min-w-[82px] desktop:h-[152px] desktop:min-w-[108px]',
                  isOut && 'opacity-30',
                )}
              />
              <PageNumber number={index + 1} isOut={isOut} />
            </li>
          );
        })}
        {count !== null && count > shown && (
          <li className="shrink-0 self-center px-2 text-12 text-ink-soft">
            {t('morePages', { count: count - shown })}
          </li>
        )}
      </ScrollList>
    </article>
  );
}
