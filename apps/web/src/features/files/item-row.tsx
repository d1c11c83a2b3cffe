import type { DragEvent, ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, Row } from '../../components/table.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { FileBadges, FileTags } from './file-badges.tsx';
import { wideOnly } from './file-table.tsx';
import { filesMessages } from './files.messages.ts';
import { formatWhen } from './format-when.ts';
import { type Item, itemName } from './item.ts';

interface ItemRowProps {
  item: Item;
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
  const { item, isSelected, isTabStop, onFocus, onToggle, onDragStart, drop, icon, name, menu, why } = props;
  const t = useMessages(filesMessages);
  const file = item.kind === 'file' ? item.file : null;
  const size =
    item.kind === 'file'
      ? formatBytes(item.file.size)
      : t('fileCount', { count: item.folder.files[0]?.count ?? 0 });
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
      <Cell className="max-desktop:pl-0">
        <span className="flex items-center gap-2.5">
          <span className="grid w-6 shrink-0 place-items-center">{icon}</span>
          <span className="flex min-w-0 flex-1 items-baseline gap-3">
            <span className={why ? 'max-w-[55%] shrink-0 truncate font-strong' : 'truncate font-strong'}>
              {name}
            </span>
            {why && <span className="flex min-w-0 flex-1 text-12 text-ink-soft">{why}</span>}
          </span>
        </span>
      </Cell>
      <Cell numeric className="max-desktop:px-0">
        {size}
      </Cell>
      <Cell className={`${wideOnly} tabular-nums`}>
        {formatWhen(item.kind === 'file' ? item.file.updated_at : item.folder.updated_at)}
      </Cell>
      <Cell className={wideOnly}>
        <span className="flex gap-1">{file && <FileBadges file={file} />}</span>
      </Cell>
      <Cell className={wideOnly}>
        <span className="flex items-center gap-1 overflow-hidden">
          {file && <FileTags tags={file.tags} />}
        </span>
      </Cell>
      <Cell className="text-right max-desktop:px-2">{menu}</Cell>
    </Row>
  );
}

export function RowSkeleton() {
  return (
    <Row>
      <Cell colSpan={7}>
        <Skeleton className="h-3.5 w-64 max-w-full" />
      </Cell>
    </Row>
  );
}
