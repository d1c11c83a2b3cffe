import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { isWide } from '../../../lib/page/is-wide.ts';
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
  const [isListed, setListed] = useState(true);
  /** Where there is no room beside it, the list would lie over the hit that was gone to. */
  const foldList = () => !isWide() && setListed(false);
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
        setListed(true);
        view.find(next);
      }}
      onField={() => setListed(true)}
      onNext={(isBackwards) => {
        foldList();
        view.findNext(isBackwards);
      }}
      onClose={onClose}
      note={isEmpty ? t('noHits') : search.isBusy && search.total === 0 && t('searching')}
    >
      {isListed && search.hits.length > 0 && (
        <HitList
          hits={search.hits}
          current={search.current}
          onChoose={(hit) => {
            view.showHit(hit);
            foldList();
            // What was pressed is gone with the list.
            if (!isWide()) view.container.focus({ preventScroll: true });
          }}
        />
      )}
    </FindBox>
  );
}
