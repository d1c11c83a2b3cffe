import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { classes } from '../../../../lib/page/classes.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { A4, type PageSize } from './page-geometry.ts';
import { SeenPage } from './seen-page.tsx';
import { PAGE_SURFACE } from './use-page-drag.ts';

interface PageAreaProps {
  /** Null: an empty page. */
  fileId: string | null;
  pages: PageSize[];
  page: number;
  onPage: (page: number) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  cursor?: string;
  tools?: ReactNode;
  /** Takes the height that it is given, and the page is scrolled in it. */
  isFilling?: boolean;
  children?: ReactNode;
}

/** One page, large, with what is put on it. */
export function PageArea({
  fileId,
  pages,
  page,
  onPage,
  onPointerDown,
  cursor,
  tools,
  isFilling = false,
  children,
}: PageAreaProps) {
  const t = useMessages(advancedMessages);
  const size = pages[page - 1] ?? A4;
  const surface = (
    <div
      {...{ [PAGE_SURFACE]: '' }}
      className={classes('absolute inset-0', onPointerDown && 'touch-none', cursor)}
      onPointerDown={onPointerDown}
    >
      {children}
    </div>
  );
  return (
    <div
      className={classes(
        'overflow-hidden rounded-10 border border-line bg-sunken',
        isFilling && 'flex h-full flex-col',
      )}
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        <IconButton
          size="small"
          name={t('previousPage')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span className="text-13 whitespace-nowrap tabular-nums" aria-live="polite">
          {t('pageOf', { page, pages: pages.length })}
        </span>
        <IconButton
          size="small"
          name={t('nextPage')}
          disabled={page >= pages.length}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <div className="ml-auto flex flex-wrap items-center gap-1">{tools}</div>
      </div>
      <div
        data-page-scroll
        className={classes(
          'grid justify-items-center p-4 desktop:p-6',
          isFilling && 'min-h-0 flex-1 overflow-y-auto',
        )}
      >
        <div className="w-full" style={{ maxWidth: size.width > size.height ? 760 : 620 }}>
          {fileId ? (
            <SeenPage key={`${fileId} ${page}`} fileId={fileId} page={page} size={size} large>
              {surface}
            </SeenPage>
          ) : (
            <div
              className="relative bg-page text-page-ink shadow-page"
              style={{ aspectRatio: `${size.width} / ${size.height}` }}
            >
              {surface}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
