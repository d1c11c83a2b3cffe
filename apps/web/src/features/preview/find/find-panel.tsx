import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { HitList } from './hit-list.tsx';
import type { PdfView } from '../stage/pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';
import { usePdfViewState } from '../stage/use-pdf-view-state.ts';

interface FindPanelProps {
  view: PdfView;
  /** What to look for at once. */
  initial: string;
  onClose: () => void;
}

/** Words in the document: all hits as a list, the one that is shown among them. */
export function FindPanel({ view, initial, onClose }: FindPanelProps) {
  const t = useMessages(previewMessages);
  const { search } = usePdfViewState(view);
  const [query, setQuery] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (initial) view.find(initial);
    return () => view.closeSearch();
  }, [view, initial]);
  useEffect(() => field.current?.select(), []);
  const isEmpty = search.query.trim() !== '' && !search.isBusy && search.total === 0;
  return (
    <search className="absolute top-3 right-3 z-10 flex max-h-[calc(100%-24px)] w-[320px] max-w-[calc(100%-24px)] flex-col rounded-10 border bg-raised shadow-floating">
      <div className="flex items-center gap-0.5 p-2">
        <Input
          ref={field}
          type="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          start={<Search aria-hidden="true" />}
          className="min-w-0 flex-1"
          value={query}
          end={
            search.total > 0 && (
              <span className="text-12 whitespace-nowrap tabular-nums">
                {t('hit', { current: formatNumber(search.current), total: formatNumber(search.total) })}
              </span>
            )
          }
          onChange={(event) => {
            setQuery(event.target.value);
            view.find(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') view.findNext(event.shiftKey);
            else if (event.key === 'Escape') onClose();
            else return;
            event.preventDefault();
          }}
        />
        <IconButton
          size="small"
          name={t('previousHit')}
          disabled={!search.total}
          onClick={() => view.findNext(true)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={t('nextHit')} disabled={!search.total} onClick={() => view.findNext()}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={t('closeSearch')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <output className="block px-3.5 pb-3 text-13 text-ink-soft empty:hidden">
        {isEmpty && t('noHits')}
        {search.isBusy && search.total === 0 && t('searching')}
      </output>
      {search.hits.length > 0 && (
        <HitList hits={search.hits} current={search.current} onChoose={view.showHit} />
      )}
    </search>
  );
}
