import type { ReadSheetReport } from '@sheaf/pdf-core/tools/read-sheet/report.ts';
import { Copy, Search } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Highlight } from '../find/highlight.ts';
import { useFindKey } from '../find/use-find-key.ts';
import { InFrame } from '../preview-frame.tsx';
import { previewMessages } from '../preview.messages.ts';
import { findQuotedRows } from './find-row.ts';
import { columnName, openSheet, type Place, writeCells } from './sheet.ts';
import { SheetFind } from './sheet-find.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { useCells } from './use-cells.ts';

interface OpenSheetProps {
  report: ReadSheetReport;
  name: string;
  find: string;
  /** A passage of this sheet. */
  quoted: Highlight | undefined;
}

/** One sheet: its chosen cell in full, its cells, and what is looked for in them. */
export function OpenSheet({ report, name, find, quoted }: OpenSheetProps) {
  const t = useMessages(previewMessages);
  const sheet = useMemo(() => openSheet(report), [report]);
  const box = useRef<HTMLDivElement>(null);
  const cells = useCells(box, sheet);
  const { area, chosen, goTo } = cells;
  const [query, setQuery] = useState(find);
  const [isSearching, setSearching] = useState(find !== '');
  useFindKey(() => setSearching(true));
  const show = useCallback((place: Place) => goTo(place, { focus: false }), [goTo]);
  const marked = useMemo(() => (quoted?.quote ? findQuotedRows(sheet, quoted.quote) : null), [sheet, quoted]);
  useEffect(() => {
    if (marked) show(marked);
  }, [marked, show]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeCells(sheet, area));
      toast.success(t('sheet.copied'));
    } catch {
      // On plain http there is no clipboard, and a browser may refuse it.
      toast.error(t('sheet.copyFailed'));
    }
  };
  const { row, column } = chosen.active;
  return (
    <>
      <InFrame place="tools">
        <IconButton
          name={t('search')}
          aria-pressed={isSearching}
          onClick={() => setSearching(!isSearching)}
          className="aria-pressed:bg-hover aria-pressed:text-ink"
        >
          <Search aria-hidden="true" />
        </IconButton>
      </InFrame>
      <div className="flex shrink-0 items-center gap-3 border-b bg-surface px-3">
        <span className="text-12 font-medium text-ink-soft tabular-nums">
          {columnName(column)}
          {row + 1}
        </span>
        <output className="min-w-0 flex-1 truncate text-13">{sheet.cellsOf(row)[column] ?? ''}</output>
        <IconButton size="small" name={t('sheet.copy')} onClick={() => void copy()} className="my-0.5">
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <SheetGrid
          box={box}
          sheet={sheet}
          name={t('sheet.grid', { sheet: name })}
          cells={cells}
          marked={marked}
          query={isSearching ? query.trim().toLowerCase() : ''}
        />
        {isSearching && (
          <SheetFind
            sheet={sheet}
            query={query}
            onQuery={setQuery}
            onShow={show}
            onClose={() => {
              setSearching(false);
              goTo(chosen.active);
            }}
          />
        )}
      </div>
    </>
  );
}
