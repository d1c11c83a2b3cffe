import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import type { CSSProperties, ReactNode } from 'react';
import { SortHead, type Sorting } from '../../components/sort-head.tsx';
import { Cell, HeadCell } from '../../components/table.tsx';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { FileBadges, FileTags } from './file-badges.tsx';
import { fileMark } from './file-kind.ts';
import { filesMessages } from './files.messages.ts';
import { formatWhen } from './format-when.ts';
import type { Item, StoredFile } from './item.ts';
import type { ListColumn, SortKey } from './use-list-look.ts';

interface Look {
  /** In pixels, beside the name, which takes what is left. */
  width: number;
  numeric?: boolean;
  sort?: SortKey;
  first?: 'desc';
}

const looks: Record<ListColumn, Look> = {
  type: { width: 64, sort: 'type' },
  pages: { width: 76, numeric: true },
  size: { width: 88, numeric: true, sort: 'size' },
  date: { width: 128, sort: 'date', first: 'desc' },
  modified: { width: 128, sort: 'modified', first: 'desc' },
  ai: { width: 152 },
  tags: { width: 136 },
};
/** The check box, the icon and 240 of the name, and the menu. */
const BESIDE_COLUMNS = 390;
/** Why a search found it, beside the name. */
const WHY = 240;
/** What a search does without first. */
const LEAST_FIRST: ListColumn[] = ['tags', 'pages', 'type', 'ai', 'date', 'modified', 'size'];

/** Where more columns are chosen than fit, the table scrolls sideways. */
export function tableWidth(columns: readonly ListColumn[]): CSSProperties {
  return setWidth(widthOf(columns, 0));
}

/** Of the chosen columns those that leave room for names and for why a search found them. */
export function columnsBesideWhy(columns: readonly ListColumn[], room: number): readonly ListColumn[] {
  const left = new Set(columns);
  for (const column of LEAST_FIRST) if (widthOf([...left], WHY) > room) left.delete(column);
  return columns.filter((column) => left.has(column));
}

function widthOf(columns: readonly ListColumn[], more: number): number {
  return columns.reduce((sum, column) => sum + looks[column].width, BESIDE_COLUMNS + more);
}

function setWidth(pixels: number): CSSProperties {
  return { '--width': `${pixels}px` } as CSSProperties;
}

/** A phone has room for the size. */
function placeOf(column: ListColumn): string {
  return column === 'size' ? 'max-desktop:w-20 max-desktop:px-0' : 'max-desktop:hidden';
}

export function ColumnHead({ column, sorting }: { column: ListColumn; sorting: Sorting<SortKey> }) {
  const t = useMessages(filesMessages);
  const { width, numeric, sort, first } = looks[column];
  const parts = { numeric, className: `desktop:w-(--width) ${placeOf(column)}`, style: setWidth(width) };
  const label = t(`columns.${column}`);
  if (!sort) return <HeadCell {...parts}>{label}</HeadCell>;
  return (
    <SortHead {...parts} column={sort} first={first} sorting={sorting}>
      {label}
    </SortHead>
  );
}

export function ColumnCell({ column, item }: { column: ListColumn; item: Item }) {
  const { numeric } = looks[column];
  return (
    <Cell numeric={numeric} className={`tabular-nums ${placeOf(column)}`}>
      {item.kind === 'file' ? (
        contentsOf[column](item.file)
      ) : (
        <FolderContents column={column} folder={item.folder} />
      )}
    </Cell>
  );
}

const contentsOf: Record<ListColumn, (file: StoredFile) => ReactNode> = {
  type: (file) => fileMark(file.type),
  pages: (file) => file.page_count !== null && formatNumber(file.page_count),
  size: (file) => formatBytes(file.size),
  date: (file) => formatWhen(file.created_at),
  modified: (file) => formatWhen(file.updated_at),
  ai: (file) => (
    <span className="flex gap-1">
      <FileBadges file={file} />
    </span>
  ),
  tags: (file) => (
    <span className="flex items-center gap-1 overflow-hidden">
      <FileTags tags={file.tags} />
    </span>
  ),
};

function FolderContents({ column, folder }: { column: ListColumn; folder: Folder }) {
  const t = useMessages(filesMessages);
  if (column === 'size') return t('fileCount', { count: folder.files[0]?.count ?? 0 });
  if (column === 'date') return formatWhen(folder.created_at);
  if (column === 'modified') return formatWhen(folder.updated_at);
  return null;
}
