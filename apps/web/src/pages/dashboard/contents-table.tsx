import { type ReactNode, memo } from 'react';
import { Link } from 'react-router';
import { FileTable } from '../../features/files/file-table.tsx';
import { SmallSheet } from '../../features/files/file-sheet.tsx';
import { filesTexts } from '../../features/files/files.texts.ts';
import { ItemRow, RowSkeleton } from '../../features/files/item-row.tsx';
import { type Item, fileItem, folderItem } from '../../features/files/item.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { FolderIcon } from '../../features/folders/folder-icon.tsx';
import { useTexts } from '../../lib/texts.ts';
import { itemParts } from './contents-item.tsx';
import type { Contents } from './contents.ts';

const SKELETONS = 8;

export function ContentsTable({ contents }: { contents: Contents }) {
  const texts = useTexts(filesTexts);
  const { folders, list, selection, count, isReady, isAll } = contents;
  return (
    <div data-items>
      <FileTable
        label={texts.files}
        total={list.total === undefined ? folders.length + SKELETONS : count}
        isReady={isReady}
        allSelected={isAll || (selection.items.length > 0 && 'indeterminate')}
        onSelectAll={isAll ? selection.clear : contents.selectAll}
        onShow={(first, last) => list.show(first - folders.length, last - folders.length)}
      >
        {(index) => {
          const folder = folders[index];
          const file = list.fileAt(index - folders.length);
          if (folder) return <FolderRow key={folder.id} contents={contents} content={folder} index={index} />;
          if (file) return <FileRow key={file.id} contents={contents} content={file} index={index} />;
          return <RowSkeleton key={index} />;
        }}
      </FileTable>
    </div>
  );
}

interface RowProps<Content> {
  contents: Contents;
  content: Content;
  /** Its place among all items. */
  index: number;
}

/** Scrolling draws the table anew; a row that stays in sight is left as it is. */
const FileRow = memo(function FileRow({ contents, content, index }: RowProps<FileContent>) {
  return contentsRow(
    contents,
    fileItem(content),
    index,
    <SmallSheet type={content.type} />,
    <Link to={previewPath(content.id)} title={content.filename} draggable={false} className="hover:underline">
      {content.filename}
    </Link>,
  );
});

const FolderRow = memo(function FolderRow({ contents, content, index }: RowProps<FolderContent>) {
  return contentsRow(
    contents,
    folderItem(content),
    index,
    <FolderIcon color={content.color} size={18} />,
    <Link to={contents.pathOf(content.id)} draggable={false} className="hover:underline">
      {content.name}
    </Link>,
  );
});

type FileContent = Extract<Item, { kind: 'file' }>['file'];
type FolderContent = Extract<Item, { kind: 'folder' }>['folder'];

function contentsRow(contents: Contents, item: Item, index: number, icon: ReactNode, name: ReactNode) {
  const { nameEditor, ...parts } = itemParts(contents, item);
  return (
    <ItemRow
      {...parts}
      item={item}
      icon={icon}
      name={nameEditor ?? name}
      onToggle={(withRange) => contents.selection.toggle(index, withRange)}
    />
  );
}
