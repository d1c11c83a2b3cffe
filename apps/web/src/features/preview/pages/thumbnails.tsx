import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Highlight } from '../find/highlight.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PdfView } from '../stage/pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';
import { usePdfViewState } from '../stage/use-pdf-view-state.ts';

interface ThumbnailsProps {
  view: PdfView;
  highlights: Highlight[];
  active: number | null;
}

/** A sheet of 119 with its number below, and the space to the next. */
const ROW = 154;

/** The pages as they look; only those in sight are drawn. */
export function Thumbnails({ view, highlights, active }: ThumbnailsProps) {
  const t = useMessages(previewMessages);
  const { page, isDrawn } = usePdfViewState(view);
  const rail = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read here and not handed on
  const rows = useVirtualizer({
    count: view.pages,
    estimateSize: () => ROW,
    getScrollElement: () => rail.current,
    paddingStart: 12,
    paddingEnd: 12,
    overscan: 1,
  });
  useEffect(() => rows.scrollToIndex(page - 1), [rows, page]);
  return (
    <div ref={rail} className="min-h-0 w-32 flex-1 overflow-y-auto">
      <ol className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const number = index + 1;
          const isHere = number === page;
          const marked = highlights.flatMap((mark, at) => (mark.page === number ? [at + 1] : []));
          return (
            <li key={index} className="absolute inset-x-0" style={{ height: ROW, translate: `0 ${start}px` }}>
              <button
                type="button"
                aria-current={isHere ? 'page' : undefined}
                onClick={() => view.goTo(number)}
                className="group mx-auto flex flex-col items-center rounded-6 p-1 -outline-offset-1"
              >
                <span className="sr-only">{t('goToPage', { page: formatNumber(number) })}</span>
                <span
                  className={classes(
                    'relative grid h-[119px] w-[92px] place-items-center rounded-4',
                    isHere && 'ring-2 ring-accent',
                  )}
                >
                  {isDrawn && <PageThumbnail pdf={view.pdf} page={number} />}
                  <MarkNumbers numbers={marked} active={active} />
                </span>
                <span
                  aria-hidden="true"
                  className={classes(
                    'pt-1 text-12 tabular-nums',
                    isHere ? 'font-bold text-accent-ink' : 'text-ink-faint',
                  )}
                >
                  {formatNumber(number)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function MarkNumbers({ numbers, active }: { numbers: number[]; active: number | null }) {
  return (
    // The buttons on the passages say them.
    <span aria-hidden="true" className="absolute -top-1 -right-1 flex flex-col gap-0.5">
      {numbers.slice(0, 4).map((number) => (
        <span
          key={number}
          className={classes(
            'grid h-4 min-w-4 place-items-center rounded-4 px-0.5 text-11 font-bold tabular-nums',
            number === active
              ? 'bg-accent text-on-accent'
              : 'bg-accent-soft text-accent-ink inset-ring inset-ring-accent-line',
          )}
        >
          {number}
        </span>
      ))}
    </span>
  );
}
