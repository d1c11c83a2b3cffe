import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { HeadCell, Table } from '../../components/table.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { isWide } from '../../lib/page/is-wide.ts';
import { Gap, ROW_HEIGHT } from './file-table.tsx';
import { filesMessages } from './files.messages.ts';
import { TrashBar } from './trash-bar.tsx';
import type { TrashItem } from './trash-item.ts';
import { TrashRow } from './trash-row.tsx';
import { useWindowRows } from './use-window-rows.ts';

/** Where the columns do not fit, a row has their contents in three more lines. */
const SMALL_ROW_HEIGHT = 97;
const wideOnly = 'max-desktop:hidden';

interface TrashTableProps {
  items: TrashItem[];
  iconOf: (color: string) => ReactNode;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onRestore: (items: TrashItem[]) => void;
  onDelete: (items: TrashItem[]) => void;
}

export function TrashTable({ items, iconOf, chosen, onChoose, onRestore, onDelete }: TrashTableProps) {
  const t = useMessages(filesMessages);
  const { ref, first, end, before, after } = useWindowRows<HTMLTableSectionElement>(
    () => items.length,
    () => (isWide() ? ROW_HEIGHT : SMALL_ROW_HEIGHT),
  );
  // What has left the trash meanwhile is not chosen any more.
  const selected = items.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === items.length;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const toggleAll = () => onChoose(isAll ? new Set() : new Set(items.map(({ id }) => id)));
  return (
    <>
      <TrashBar
        items={selected}
        onRestore={() => onRestore(selected)}
        onDelete={() => onDelete(selected)}
        onClear={() => onChoose(new Set())}
      />
      <div className="rounded-10 border bg-surface">
        <Table aria-label={t('trash.title')} aria-rowcount={items.length + 1} className="table-fixed">
          <thead>
            <tr>
              <HeadCell className="w-12 desktop:w-11">
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={isAll ? true : selected.length > 0 ? 'indeterminate' : false}
                  onClick={toggleAll}
                />
              </HeadCell>
              <HeadCell className="max-desktop:pl-0">{t('columns.name')}</HeadCell>
              <HeadCell className={`w-56 ${wideOnly}`}>{t('columns.location')}</HeadCell>
              <HeadCell numeric className={`w-28 ${wideOnly}`}>
                {t('columns.size')}
              </HeadCell>
              <HeadCell className={`w-36 ${wideOnly}`}>{t('columns.deleted')}</HeadCell>
              <HeadCell className="w-28 text-right">
                <span className="max-desktop:sr-only">{t('columns.actions')}</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody ref={ref}>
            <Gap height={before} />
            {items.slice(first, end).map((item) => (
              <TrashRow
                key={item.id}
                item={item}
                icon={item.kind === 'folder' ? iconOf(item.folder.color) : null}
                isSelected={chosen.has(item.id)}
                onToggle={() => toggle(item.id)}
                onRestore={() => onRestore([item])}
                onDelete={() => onDelete([item])}
              />
            ))}
            <Gap height={after} />
          </tbody>
        </Table>
      </div>
    </>
  );
}
