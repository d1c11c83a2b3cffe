import { Link } from 'react-router';
import { FileTable } from '../../features/files/file-table.tsx';
import { SmallSheet } from '../../features/files/file-sheet.tsx';
import { filesTexts } from '../../features/files/files.texts.ts';
import { ItemRow, RowSkeleton } from '../../features/files/item-row.tsx';
import { type Item, fileItem, folderItem } from '../../features/files/item.ts';
import { FolderIcon } from '../../features/folders/folder-icon.tsx';
import { useTexts } from '../../lib/texts.ts';
import { itemParts } from './contents-item.tsx';
import type { Contents } from './contents.ts';

const SKELETONS = 8;

export function ContentsTable(contents: Contents) {
  const texts = useTexts(filesTexts);
  const { folders, list, selection, count, isAll } = contents;
  const showFiles = (first: number, last: number) => list.show(first - folders.length, last - folders.length);
  const rowOf = (item: Item, index: number) => {
    const { nameEditor, ...parts } = itemParts(contents, item);
    const name =
      item.kind === 'file' ? (
        <span title={item.file.filename}>{item.file.filename}</span>
      ) : (
        <Link to={contents.pathOf(item.id)} draggable={false} className="hover:underline">
          {item.folder.name}
        </Link>
      );
    return (
      <ItemRow
        key={item.id}
        {...parts}
        item={item}
        name={nameEditor ?? name}
        icon={
          item.kind === 'file' ? (
            <SmallSheet type={item.file.type} />
          ) : (
            <FolderIcon color={item.folder.color} size={18} />
          )
        }
        onToggle={(withRange) => selection.toggle(index, withRange)}
      />
    );
  };
  return (
    <div data-items>
      <FileTable
        label={texts.files}
        total={list.total === undefined ? folders.length + SKELETONS : count}
        allSelected={isAll || (selection.items.length > 0 && 'indeterminate')}
        onSelectAll={isAll ? selection.clear : contents.selectAll}
        onShow={showFiles}
      >
        {(index) => {
          const folder = folders[index];
          if (folder) return rowOf(folderItem(folder), index);
          const file = list.fileAt(index - folders.length);
          return file ? rowOf(fileItem(file), index) : <RowSkeleton key={index} />;
        }}
      </FileTable>
    </div>
  );
}
