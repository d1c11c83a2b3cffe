import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { type ReactNode, memo } from 'react';
import { Link } from 'react-router';
import { FileTable } from '../../features/files/file-table.tsx';
import { SmallSheet } from '../../features/files/file-sheet.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import { ItemRow, RowSkeleton } from '../../features/files/item-row.tsx';
import { type Item, type StoredFile, fileItem, folderItem } from '../../features/files/item.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { FolderIcon } from '../../features/folders/folder-icon.tsx';
import { useMessages } from '../../lib/messages.ts';
import { type ItemState, itemParts, itemState } from './contents-item.tsx';
import type { Contents } from './contents.ts';

const SKELETONS = 8;

export function ContentsTable({ contents }: { contents: Contents }) {
  const t = useMessages(filesMessages);
  const { folders, list, selection, count, isReady, isAll } = contents;
  return (
    <div data-items>
      <FileTable
        label={t('files')}
        total={list.total === undefined ? folders.length + SKELETONS : count}
        isReady={isReady}
        allSelected={isAll || (selection.items.length > 0 && 'indeterminate')}
        onSelectAll={isAll ? selection.clear : contents.selectAll}
        onShow={(first, last) => list.show(first - folders.length, last - folders.length)}
      >
        {(index) => {
          const folder = folders[index];
          const file = list.fileAt(index - folders.length);
          if (folder)
            return (
              <FolderRow
                key={folder.id}
                {...itemState(contents, folder.id, index)}
                folder={folder}
                to={contents.pathOf(folder.id)}
              />
            );
          if (file) return <FileRow key={file.id} {...itemState(contents, file.id, index)} file={file} />;
          return <RowSkeleton key={index} />;
        }}
      </FileTable>
    </div>
  );
}

/** Scrolling draws the table anew; a row that stays in sight is left as it is. */
const FileRow = memo(function FileRow({ file, ...state }: ItemState & { file: StoredFile }) {
  return contentsRow(
    fileItem(file),
    state,
    <SmallSheet type={file.type} />,
    <Link to={previewPath(file.id)} title={file.filename} draggable={false} className="hover:underline">
      {file.filename}
    </Link>,
  );
});

const FolderRow = memo(function FolderRow({
  folder,
  to,
  ...state
}: ItemState & { folder: Folder; to: string }) {
  return contentsRow(
    folderItem(folder),
    state,
    <FolderIcon color={folder.color} size={18} />,
    <Link to={to} draggable={false} className="hover:underline">
      {folder.name}
    </Link>,
  );
});

function contentsRow(item: Item, state: ItemState, icon: ReactNode, name: ReactNode) {
  const { nameEditor, ...parts } = itemParts(item, state);
  return <ItemRow {...parts} item={item} icon={icon} name={nameEditor ?? name} />;
}
