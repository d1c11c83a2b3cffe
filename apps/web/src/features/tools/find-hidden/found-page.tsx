import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import type { OpenedDocument } from '../shared/page/document.ts';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { SeenPage } from '../shared/page/seen-page.tsx';
import type { Hidden } from '../shared/reports.ts';
import { hiddenMessages } from './hidden.messages.ts';

type Line = Hidden['text'][number];

interface FoundPageProps {
  document: OpenedDocument;
  found: Hidden;
  /** Counted from 1. */
  page: number;
  chosen: number | undefined;
  onPage: (page: number) => void;
}

/** One page as large as it can be, with a mark at each hidden line. */
export function FoundPage({ document: { file, pages }, found, page, chosen, onPage }: FoundPageProps) {
  const t = useMessages(hiddenMessages);
  const size = pages[page - 1]!;
  return (
    <section className="rounded-10 border border-line bg-sunken p-4">
      {pages.length > 1 && (
        <div className="mb-3 flex items-center justify-center gap-3">
          <Button
            size="small"
            aria-label={t('previous')}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <p aria-live="polite" className="text-13 text-ink-soft tabular-nums">
            {t('position', { page, pages: pages.length })}
          </p>
          <Button
            size="small"
            aria-label={t('next')}
            disabled={page === pages.length}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
      <SeenPage key={page} fileId={file.id} page={page} size={size} large className="mx-auto max-w-[760px]">
        {found.text.map(
          (line, index) =>
            line.page === page && (
              <span
                key={index}
                ref={index === chosen ? showMark : undefined}
                aria-hidden="true"
                data-chosen={index === chosen}
                style={placeOf(line, size)}
                className={classes(
                  'pointer-events-none absolute scroll-my-28 rounded-[2px] outline-2 outline-page-accent',
                  index === chosen ? 'bg-page-accent/40' : 'bg-page-accent/15',
                )}
              />
            ),
        )}
      </SeenPage>
    </section>
  );
}

function showMark(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'nearest' });
}

/** What is off the page is marked at its edge. */
function placeOf({ x, y, width, height }: Line, page: PageSize) {
  const wide = Math.min(width, page.width);
  const high = Math.min(height, page.height);
  return {
    left: percent(Math.min(Math.max(x, 0), page.width - wide), page.width),
    top: percent(Math.min(Math.max(y, 0), page.height - high), page.height),
    width: percent(Math.max(wide, 4), page.width),
    height: percent(Math.max(high, 4), page.height),
  };
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
