import type { DragEvent, ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, Row } from '../../components/table.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { type Item, itemName } from './item.ts';
import { ColumnCell } from './list-columns.tsx';
import type { ListColumn } from './use-list-look.ts';

interface ItemRowProps {
  item: Item;
  columns: readonly ListColumn[];
  isSelected: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: (withRange: boolean) => void;
  onDragStart: (event: DragEvent) => void;
  /** A folder's row takes what is dropped on it. */
  drop?: { isOver: boolean; props: object } | undefined;
  icon: ReactNode;
  /** The name as text, as a link, or being changed. */
  name: ReactNode;
  menu: ReactNode;
  /** Why a search found it. */
  why?: ReactNode;
}

export function ItemRow(props: ItemRowProps) {
  const { item, columns, isSelected, isTabStop, onFocus, onToggle } = props;
  const { onDragStart, drop, icon, name, menu, why } = props;
  const t = useMessages(filesMessages);
  return (
    <Row
      selected={isSelected}
      draggable
      data-menu-area
      {...drop?.props}
      data-drop-over={drop?.isOver || undefined}
      onDragStart={onDragStart}
      onFocus={onFocus}
    >
      <Cell>
        <Checkbox
          aria-label={t('select', { name: itemName(item) })}
          checked={isSelected}
          tabIndex={isTabStop ? undefined : -1}
          onClick={(event) => onToggle(event.shiftKey)}
        />
      </Cell>
      {/* A finger opens the file anywhere in the cell. */}
      <Cell className="relative max-desktop:pl-0">
        <span className="flex items-center gap-2.5">
          <span className="grid w-6 shrink-0 place-items-center">{icon}</span>
          <span className="flex min-w-0 flex-1 items-baseline gap-3">
            <span
              className={
                why ? 'max-w-[60%] shrink-0 truncate desktop:min-w-60 font-strong' : 'truncate font-strong'
              }
            >
              {name}
            </span>
            {why && <span className="flex min-w-0 flex-1 text-12 text-ink-soft">{why}</span>}
          </span>
        </span>
      </Cell>
      {columns.map((column) => (
        <ColumnCell key={column} column={column} item={item} />
      ))}
      {/* In sight however far the table is scrolled sideways, on the colour of its row. */}
      <Cell
        className={classes(
          'px-2! text-right desktop:sticky desktop:right-0',
          isSelected
            ? 'bg-accent-soft'
            : 'bg-surface desktop:group-hover/row:bg-[color-mix(in_oklab,var(--hover)_55%,var(--surface))] group-data-drop-over/row:bg-accent-soft!',
        )}
      >
        {menu}
      </Cell>
    </Row>
  );
}

export function RowSkeleton({ columns }: { columns: number }) {
  return (
    <Row>
      <Cell colSpan={columns + 3}>
        <Skeleton className="h-3.5 w-64 max-w-full" />
      </Cell>
    </Row>
  );
}
