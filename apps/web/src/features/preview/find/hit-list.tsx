import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Hit } from './pdf-finder.ts';
import { previewMessages } from '../preview.messages.ts';

interface HitListProps {
  hits: Hit[];
  /** The one that is shown, from 1; 0 for none. */
  current: number;
  onChoose: (hit: Hit) => void;
}

const ROW = 60;

export function HitList({ hits, current, onChoose }: HitListProps) {
  const t = useMessages(previewMessages);
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read here and not handed on
  const rows = useVirtualizer({
    count: hits.length,
    estimateSize: () => ROW,
    getScrollElement: () => list.current,
    overscan: 6,
  });
  useEffect(() => {
    if (current > 0) rows.scrollToIndex(current - 1);
  }, [rows, current]);
  return (
    <div ref={list} className="max-h-[420px] min-h-0 overflow-y-auto border-t">
      <ul aria-label={t('hits')} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const hit = hits[index];
          if (!hit) return null;
          return (
            <li
              key={index}
              aria-setsize={hits.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 p-1"
              style={{ height: ROW, translate: `0 ${start}px` }}
            >
              <button
                type="button"
                aria-current={index + 1 === current || undefined}
                onClick={() => onChoose(hit)}
                className={classes(
                  'block size-full rounded-6 px-2.5 text-left -outline-offset-2 hover:bg-hover',
                  index + 1 === current && 'bg-accent-soft',
                )}
              >
                <span className="block text-12 text-ink-faint tabular-nums">
                  {t('goToPage', { page: formatNumber(hit.page) })}
                </span>
                <span className="block truncate font-serif text-14">
                  {hit.before.length > 18 ? `…${hit.before.slice(-18)}` : hit.before}
                  <mark className="rounded-[2px] bg-mark text-page-ink">{hit.words}</mark>
                  {hit.after}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
