import { type ReactNode, useEffect } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { SortHead, type Sorting } from '../../components/sort-head.tsx';
import { HeadCell, Table } from '../../components/table.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { ColumnHead, tableWidth } from './list-columns.tsx';
import type { ListColumn, SortKey } from './use-list-look.ts';
import { useWindowRows } from './use-window-rows.ts';

interface FileTableProps {
  label: string;
  columns: readonly ListColumn[];
  total: number;
  isReady: boolean;
  allSelected: boolean | 'indeterminate';
  onSelectAll: () => void;
  sorting: Sorting<SortKey>;
  onShow: (first: number, last: number) => void;
  /** Each a row. */
  children: (index: number, first: number, end: number) => ReactNode;
}

/** A row's line of 40 and its hairline. */
export const ROW_HEIGHT = 41;

export function FileTable(props: FileTableProps) {
  const { label, columns, total, isReady, allSelected, onSelectAll, sorting, onShow, children } = props;
  const t = useMessages(filesMessages);
  const { ref, first, end, before, after } = useWindowRows<HTMLTableSectionElement>(
    () => total,
    () => ROW_HEIGHT,
  );
  useEffect(() => {
    if (end > first) onShow(first, end - 1);
  }, [first, end, onShow]);
  return (
    <div className="overflow-clip rounded-10 border bg-surface">
      <Table
        aria-label={label}
        aria-busy={!isReady}
        aria-rowcount={total + 1}
        className="table-fixed desktop:min-w-(--width)"
        style={tableWidth(columns)}
      >
        <thead>
          <tr>
            <HeadCell className="w-12 desktop:w-11">
              <Checkbox
                aria-label={t('selectAll')}
                checked={allSelected}
                disabled={!isReady}
                onClick={onSelectAll}
              />
            </HeadCell>
            <SortHead column="name" sorting={sorting} className="max-desktop:pl-0">
              {t('columns.name')}
            </SortHead>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} sorting={sorting} />
            ))}
            <HeadCell className="w-12 bg-surface px-2 desktop:sticky desktop:right-0">
              <span className="sr-only">{t('columns.actions')}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody ref={ref}>
          <Gap height={before} />
          {Array.from({ length: end - first }, (_, offset) => children(first + offset, first, end))}
          <Gap height={after} />
        </tbody>
      </Table>
    </div>
  );
}

/** Keeps the page as long as if every row were drawn. */
export function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return <tr aria-hidden="true" style={{ height }} />;
}
