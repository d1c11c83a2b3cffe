import { useCallback } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FindBox } from '../find/find-box.tsx';
import { useHits } from '../find/use-hits.ts';
import { previewMessages } from '../preview.messages.ts';
import { findCells } from './find-cells.ts';
import type { Place, Sheet } from './sheet.ts';

interface SheetFindProps {
  sheet: Sheet;
  query: string;
  onQuery: (query: string) => void;
  onShow: (place: Place) => void;
  onClose: () => void;
}

/** Words in the cells of the sheet that is shown. */
export function SheetFind({ sheet, query, onQuery, onShow, onClose }: SheetFindProps) {
  const t = useMessages(previewMessages);
  const search = useCallback(
    (wanted: string, signal: AbortSignal) => findCells(sheet, wanted, signal),
    [sheet],
  );
  const { wanted, hits, current, step, isDone } = useHits(query, search, onShow);
  return (
    <FindBox
      query={query}
      total={hits.length}
      current={current + 1}
      onQuery={onQuery}
      onNext={step}
      onClose={onClose}
      note={wanted && (isDone ? !hits.length && t('sheet.none') : t('searching'))}
    />
  );
}
