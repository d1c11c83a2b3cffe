import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { type ReactNode, memo, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { FileTable } from '../../features/files/file-table.tsx';
import { FileSheet } from '../../features/files/file-sheet.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import { ItemRow, RowSkeleton } from '../../features/files/item-row.tsx';
import { type Item, type StoredFile, fileItem, folderItem } from '../../features/files/item.ts';
import { columnsBesideWhy } from '../../features/files/list-columns.tsx';
import type { ListColumn, ListLook } from '../../features/files/use-list-look.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { FolderIcon } from '../../features/folders/folder-icon.tsx';
import { useDropPlace } from '../../features/folders/use-drop-place.ts';
import type { Finding } from '../../features/search/use-findings.ts';
import { useWidth } from '../../lib/page/use-width.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { type ItemState, itemParts, itemState, stopIn } from './contents-item.tsx';
import type { Contents } from './contents.ts';
import { whyShown } from './why-shown.tsx';

const SKELETONS = 8;

interface ContentsTableProps {
  contents: Contents;
  look: ListLook;
  onLook: (changes: Partial<ListLook>) => void;
}

export function ContentsTable({ contents, look, onLook }: ContentsTableProps) {
  const t = useMessages(filesMessages);
  const { folders, list, selection, count, isReady, isAll } = contents;
  const isSearch = contents.findings.size > 0;
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const columns = useMemo(
    () => (isSearch && room > 0 ? columnsBesideWhy(look.columns, room) : look.columns),
    [isSearch, look.columns, room],
  );
  return (
    <div ref={place} data-items>
      <FileTable
        label={t('files')}
        columns={columns}
        total={list.total === undefined ? folders.length + SKELETONS : count}
        isReady={isReady}
        allSelected={isAll || (selection.items.length > 0 && 'indeterminate')}
        onSelectAll={isAll ? selection.clear : contents.selectAll}
        sorting={{
          sort: look.sort,
          order: look.order,
          sortBy: (sort, first) =>
            onLook({ sort, order: look.sort !== sort ? first : look.order === 'asc' ? 'desc' : 'asc' }),
        }}
        onShow={(first, last) => list.show(first - folders.length, last - folders.length)}
      >
        {(index, first, end) => {
          const stop = stopIn(contents.stop, 0, first, end);
          const folder = folders[index];
          const file = list.fileAt(index - folders.length);
          if (folder)
            return (
              <FolderRow
                key={folder.id}
                {...itemState(contents, folder.id, index, stop)}
                columns={columns}
                folder={folder}
                to={contents.pathOf(folder.id)}
              />
            );
          if (file)
            return (
              <FileRow
                key={file.id}
                {...itemState(contents, file.id, index, stop)}
                columns={columns}
                file={file}
                finding={contents.findings.get(file.id)}
              />
            );
          return <RowSkeleton key={index} columns={columns.length} />;
        }}
      </FileTable>
    </div>
  );
}

type RowState = ItemState & { columns: readonly ListColumn[] };

/** Scrolling draws the table anew; a row that stays in sight is left as it is. */
const FileRow = memo(function FileRow({
  file,
  finding,
  ...state
}: RowState & { file: StoredFile; finding: Finding | undefined }) {
  return contentsRow(
    fileItem(file),
    state,
    <FileSheet file={file} className="w-[21px]" />,
    <Link
      to={previewPath(file.id)}
      data-name
      tabIndex={state.isTabStop ? undefined : -1}
      title={file.filename}
      draggable={false}
      className="hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0"
    >
      {file.filename}
    </Link>,
    undefined,
    whyShown(finding),
  );
});

const FolderRow = memo(function FolderRow({
  folder,
  to,
  ...state
}: RowState & { folder: Folder; to: string }) {
  const drop = useDropPlace(folder.id, state.does.dropItems);
  return contentsRow(
    folderItem(folder),
    state,
    <FolderIcon color={folder.color} size={18} />,
    <Link
      to={to}
      data-name
      tabIndex={state.isTabStop ? undefined : -1}
      draggable={false}
      className="hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0"
    >
      {folder.name}
    </Link>,
    drop,
  );
});

function contentsRow(
  item: Item,
  { columns, ...state }: RowState,
  icon: ReactNode,
  name: ReactNode,
  drop?: ReturnType<typeof useDropPlace>,
  why?: ReactNode,
) {
  const { nameEditor, ...parts } = itemParts(item, state);
  return (
    <ItemRow
      {...parts}
      item={item}
      columns={columns}
      drop={drop}
      why={why}
      icon={icon}
      name={nameEditor ?? name}
    />
  );
}
