import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { findPage, findSection, type OutlineEntry } from './outline.ts';
import type { PdfView } from '../stage/pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';
import { usePdfViewState } from '../stage/use-pdf-view-state.ts';

interface ContentsProps {
  view: PdfView;
  outline: OutlineEntry[];
}

/** The document's own outline, with its pages; where the reader is stands out. */
export function Contents({ view, outline }: ContentsProps) {
  return (
    <div className="min-h-0 w-64 flex-1 overflow-y-auto p-2">
      <Entries view={view} entries={outline} isHere={true} depth={0} />
    </div>
  );
}

interface EntriesProps {
  view: PdfView;
  entries: OutlineEntry[];
  /** The reader is in what holds these entries. */
  isHere: boolean;
  depth: number;
}

function Entries({ view, entries, isHere, depth }: EntriesProps) {
  const { page } = usePdfViewState(view);
  const pages = usePages(view, entries);
  const here = isHere ? findSection(pages, page) : -1;
  return (
    <ul>
      {entries.map((entry, at) => (
        <Entry
          // oxlint-disable-next-line react/no-array-index-key -- the outline of an open document does not change
          key={at}
          view={view}
          entry={entry}
          page={pages[at] ?? null}
          isHere={at === here}
          // A single book-wide entry hides what is looked for.
          startsOpen={entries.length === 1}
          depth={depth}
        />
      ))}
    </ul>
  );
}

interface EntryProps {
  view: PdfView;
  entry: OutlineEntry;
  page: number | null;
  isHere: boolean;
  startsOpen: boolean;
  depth: number;
}

function Entry({ view, entry, page, isHere, startsOpen, depth }: EntryProps) {
  const t = useMessages(previewMessages);
  const [isOpen, setOpen] = useState(startsOpen);
  const title = entry.title.trim() || t('untitled');
  const hasMore = entry.items.length > 0;
  const isMarked = isHere && !(hasMore && isOpen);
  const look = classes(
    'flex min-h-9 min-w-0 flex-1 items-baseline gap-2 rounded-6 py-1.5 pr-2 pl-1 text-left text-13 desktop:min-h-0',
    isMarked ? 'bg-accent-soft font-medium text-accent-ink' : 'hover:bg-hover',
    isHere && 'font-medium',
  );
  const words = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
      {page !== null && <span className="text-12 text-ink-faint tabular-nums">{formatNumber(page)}</span>}
    </>
  );
  return (
    <li>
      <div className="flex items-start" style={{ paddingLeft: depth * 12 }}>
        {hasMore ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('section', { title })}
            onClick={() => setOpen(!isOpen)}
            className="grid size-9 shrink-0 place-items-center rounded-6 text-ink-faint hover:bg-hover desktop:size-8 desktop:w-6"
          >
            <ChevronRight
              size={14}
              aria-hidden="true"
              className={classes('transition-transform duration-120', isOpen && 'rotate-90')}
            />
          </button>
        ) : (
          <span className="w-9 shrink-0 desktop:w-6" />
        )}
        {entry.url ? (
          <a href={entry.url} target="_blank" rel="noopener noreferrer" className={look}>
            {words}
          </a>
        ) : (
          <button
            type="button"
            aria-current={isMarked ? 'location' : undefined}
            disabled={!entry.dest}
            onClick={() => entry.dest && view.goToPlace(entry.dest)}
            className={look}
          >
            {words}
          </button>
        )}
      </div>
      {hasMore && isOpen && <Entries view={view} entries={entry.items} isHere={isHere} depth={depth + 1} />}
    </li>
  );
}

/** Each entry's page, found when its list is shown: an outline may name thousands. */
function usePages({ pdf }: PdfView, entries: OutlineEntry[]): (number | null)[] {
  const [pages, setPages] = useState<(number | null)[]>([]);
  useEffect(() => {
    let isWanted = true;
    void Promise.all(entries.map(({ dest }) => findPage(pdf, dest))).then(
      (found) => isWanted && setPages(found),
    );
    return () => void (isWanted = false);
  }, [pdf, entries]);
  return pages;
}
