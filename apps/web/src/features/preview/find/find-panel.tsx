import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FindBox } from './find-box.tsx';
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
  useEffect(() => {
    if (initial) view.find(initial);
    return () => view.closeSearch();
  }, [view, initial]);
  const isEmpty = search.query.trim() !== '' && !search.isBusy && search.total === 0;
  return (
    <FindBox
      query={query}
      total={search.total}
      current={search.current}
      onQuery={(next) => {
        setQuery(next);
        view.find(next);
      }}
      onNext={(isBackwards) => view.findNext(isBackwards)}
      onClose={onClose}
      note={isEmpty ? t('noHits') : search.isBusy && search.total === 0 && t('searching')}
    >
      {search.hits.length > 0 && (
        <HitList hits={search.hits} current={search.current} onChoose={view.showHit} />
      )}
    </FindBox>
  );
}
