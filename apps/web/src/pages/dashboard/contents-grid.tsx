import { Checkbox } from '../../components/checkbox.tsx';
import { FileCard, FileCardSkeleton } from '../../features/files/file-card.tsx';
import { FileGrid } from '../../features/files/file-grid.tsx';
import { filesTexts } from '../../features/files/files.texts.ts';
import { fileItem, folderItem } from '../../features/files/item.ts';
import { FolderCard } from '../../features/folders/folder-card.tsx';
import { foldersTexts } from '../../features/folders/folders.texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { itemParts } from './contents-item.tsx';
import type { Contents } from './contents.ts';

const SKELETONS = 10;

export function ContentsGrid(contents: Contents) {
  const texts = useTexts(filesTexts);
  const folderTexts = useTexts(foldersTexts);
  const { folders, list, selection } = contents;
  return (
    <div data-items>
      {folders.length > 0 && (
        <>
          <h2 className="sr-only">{folderTexts.folders}</h2>
          <ul aria-label={folderTexts.folders} className="mb-4 grid grid-cols-2 gap-3 desk:grid-cols-3">
            {folders.map((folder, index) => {
              const parts = itemParts(contents, folderItem(folder));
              return (
                <li key={folder.id} className="min-w-0">
                  <FolderCard
                    {...parts}
                    folder={folder}
                    to={contents.pathOf(folder.id)}
                    onDropItems={contents.onDropItems}
                    checkbox={
                      <Checkbox
                        aria-label={texts.select(folder.name)}
                        checked={parts.isSelected}
                        onClick={(event) => selection.toggle(index, event.shiftKey)}
                      />
                    }
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h2 className="sr-only">{texts.files}</h2>
      <FileGrid label={texts.files} total={list.total ?? SKELETONS} onShow={list.show}>
        {(index) => {
          const file = list.fileAt(index);
          if (!file) return <FileCardSkeleton />;
          return (
            <FileCard
              key={file.id}
              {...itemParts(contents, fileItem(file))}
              file={file}
              isSelecting={selection.items.length > 0}
              onToggle={(withRange) => selection.toggle(folders.length + index, withRange)}
            />
          );
        }}
      </FileGrid>
    </div>
  );
}
