import { Scissors } from 'lucide-react';
import { memo } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { type Cut, findCuts, type Parts, toggleCut, togglePage } from './split-parts.ts';

interface SplitPagesProps {
  fileId: string;
  pageCount: number;
  parts: Parts;
  onParts: (parts: Parts) => void;
  /** Pages stay in: only cuts are made. */
  isWhole?: boolean;
}

/** The height of a page. Few pages are shown larger where there is room. */
function sheetSize(pageCount: number): string {
  if (pageCount > 16) return '[--sheet:112px]';
  return pageCount > 6
    ? '[--sheet:112px] desktop:[--sheet:164px]'
    : '[--sheet:112px] desktop:[--sheet:236px]';
}

/** The pages side by side: a click between two cuts there, a click on one leaves it out. */
export function SplitPages({ fileId, pageCount, parts, onParts, isWhole = false }: SplitPagesProps) {
  const t = useMessages(pdfToolsMessages);
  const cutAfter = findCuts(parts);
  const partOf = new Map(parts.flatMap((part, index) => part.map((page) => [page, index + 1])));
  return (
    <ol
      aria-label={t('split.pages')}
      className={classes(
        'flex flex-wrap gap-y-1 rounded-10 border border-line bg-sunken p-4 max-desktop:justify-center',
        sheetSize(pageCount),
      )}
    >
      {Array.from({ length: pageCount }, (_, index) => {
        const page = index + 1;
        const state = page < pageCount ? cutAfter(page) : null;
        return (
          <li
            key={page}
            className="flex py-1.5 [contain-intrinsic-size:calc(var(--sheet)*0.75+40px)_calc(var(--sheet)+30px)] [content-visibility:auto]"
          >
            <PageTile
              fileId={fileId}
              page={page}
              part={partOf.get(page)}
              onToggle={isWhole ? undefined : () => onParts(togglePage(parts, page))}
            />
            <Gap page={page} state={state} onToggle={() => onParts(toggleCut(parts, page))} />
          </li>
        );
      })}
    </ol>
  );
}

interface PageTileProps {
  fileId: string;
  page: number;
  part: number | undefined;
  onToggle: (() => void) | undefined;
}

function PageTile({ fileId, page, part, onToggle }: PageTileProps) {
  const t = useMessages(pdfToolsMessages);
  const isOut = part === undefined;
  return (
    <button
      type="button"
      disabled={!onToggle}
      onClick={onToggle}
      className="group w-[calc(var(--sheet)*0.75+12px)] rounded-6 p-1 text-center enabled:hover:bg-hover"
    >
      <span className={classes('block', isOut && 'opacity-30')}>
        <Sheet fileId={fileId} page={page} />
      </span>
      <span className="sr-only">
        {!onToggle
          ? t('split.page', { page })
          : isOut
            ? t('split.takeBack', { page })
            : t('split.leaveOut', { page })}
      </span>
      <span aria-hidden="true" className="mt-1 flex items-center justify-center gap-1.5 text-12 tabular-nums">
        <span className={isOut ? 'text-ink-faint line-through' : 'text-ink-soft'}>{page}</span>
        {isOut ? (
          <span className="text-ink-faint">{t('split.leftOut')}</span>
        ) : (
          <span className="rounded-4 bg-accent-soft px-1 text-11 font-bold text-accent-ink">{part}</span>
        )}
      </span>
    </button>
  );
}

/** A cut redraws marks, not pictures. */
const Sheet = memo(function Sheet({ fileId, page }: { fileId: string; page: number }) {
  return <PageSheet fileId={fileId} page={page} width={480} className="h-(--sheet)" />;
});

interface GapProps {
  page: number;
  state: Cut;
  onToggle: () => void;
}

/** Between a page and the next; where nothing can be cut it only keeps the space. */
function Gap({ page, state, onToggle }: GapProps) {
  const t = useMessages(pdfToolsMessages);
  if (!state) return <span className="w-11 desktop:w-7" />;
  const isCut = state === 'cut';
  return (
    <button
      type="button"
      aria-label={isCut ? t('split.joinAfter', { page, next: page + 1 }) : t('split.cutAfter', { page })}
      onClick={onToggle}
      className="reach group relative z-1 h-[calc(var(--sheet)+12px)] w-11 rounded-6 desktop:w-7"
    >
      <span
        className={classes(
          'absolute inset-y-0 left-1/2 -translate-x-1/2',
          isCut
            ? 'w-0.5 rounded-full bg-accent before:absolute before:-top-1 before:-left-[3px] before:size-2 before:rounded-full before:bg-accent after:absolute after:-bottom-1 after:-left-[3px] after:size-2 after:rounded-full after:bg-accent'
            : 'border-l border-dashed border-line-strong group-hover:border-accent group-focus-visible:border-accent',
        )}
      />
      <span
        className={classes(
          'absolute top-1/2 left-1/2 grid size-6 -translate-1/2 place-items-center rounded-full border bg-raised text-accent-ink shadow-raised',
          isCut
            ? 'border-accent'
            : 'border-line-strong opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-desktop:opacity-60',
        )}
      >
        <Scissors aria-hidden="true" className="size-3.5" />
      </span>
    </button>
  );
}
