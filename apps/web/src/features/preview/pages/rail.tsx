import { Files, ListTree } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { readItem, writeItem } from '../../../lib/page/storage.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { Contents } from '../document/contents.tsx';
import type { Highlight } from '../find/highlight.ts';
import type { OutlineEntry } from '../document/outline.ts';
import type { PdfView } from '../stage/pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';
import { Thumbnails } from './thumbnails.tsx';
import { usePdfViewState } from '../stage/use-pdf-view-state.ts';

interface RailProps {
  view: PdfView;
  highlights: Highlight[];
  active: number | null;
}

const KEY = 'preview_rail_shows';
const kinds = ['pages', 'contents'] as const;

/** Beside the page: the pages as they look, or the outline of a document that has one. */
export function Rail({ view, highlights, active }: RailProps) {
  const t = useMessages(previewMessages);
  const outline = useOutline(view);
  const [wanted, setWanted] = useState(() => kinds.find((kind) => kind === readItem(KEY)) ?? 'pages');
  const shown = outline.length ? wanted : 'pages';
  return (
    <nav
      aria-label={shown === 'pages' ? t('thumbnails') : t('contents')}
      className="flex shrink-0 flex-col border-r bg-surface max-desktop:absolute max-desktop:inset-y-0 max-desktop:left-0 max-desktop:z-10 max-desktop:bottom-13 max-desktop:shadow-floating"
    >
      {outline.length > 0 && (
        <div className="flex justify-center border-b p-2">
          <SegmentedControl
            label={t('rail')}
            value={shown}
            onValueChange={(kind) => {
              writeItem(KEY, kind);
              setWanted(kind);
            }}
            options={[
              { value: 'pages', name: t('thumbnails'), label: <Files size={15} aria-hidden="true" /> },
              { value: 'contents', name: t('contents'), label: <ListTree size={15} aria-hidden="true" /> },
            ]}
          />
        </div>
      )}
      {shown === 'pages' ? (
        <Thumbnails view={view} highlights={highlights} active={active} />
      ) : (
        <Contents view={view} outline={outline} />
      )}
    </nav>
  );
}

/** Asked for once the first page stands: whoever opens a document waits for that. */
function useOutline(view: PdfView): OutlineEntry[] {
  const { pdf } = view;
  const { isDrawn } = usePdfViewState(view);
  const [outline, setOutline] = useState<OutlineEntry[]>([]);
  useEffect(() => {
    if (!isDrawn) return;
    let isWanted = true;
    const take = (entries: OutlineEntry[] | null) => isWanted && setOutline(entries ?? []);
    pdf.getOutline().then(take, () => take(null));
    return () => void (isWanted = false);
  }, [pdf, isDrawn]);
  return outline;
}
