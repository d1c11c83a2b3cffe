import { memo } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { FileCard, FileCardSkeleton } from '../../features/files/file-card.tsx';
import { FileGrid } from '../../features/files/file-grid.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import { type StoredFile, fileItem, folderItem } from '../../features/files/item.ts';
import { FolderCard } from '../../features/folders/folder-card.tsx';
import { foldersMessages } from '../../features/folders/folders.messages.ts';
import type { Finding } from '../../features/search/use-findings.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { type ItemState, itemParts, itemState, stopIn } from './contents-item.tsx';
import type { Contents } from './contents.ts';
import { whyShown } from './why-shown.tsx';

const SKELETONS = 10;

export function ContentsGrid({ contents }: { contents: Contents }) {
  const t = useMessages(filesMessages);
  const tFolders = useMessages(foldersMessages);
  const { folders, list, selection, isReady } = contents;
  return (
    <div data-items>
      {/* Folders are shown together with the first files: on their own they would push the placeholders down. */}
      {isReady && folders.length > 0 && (
        <>
          <h2 className="sr-only">{tFolders('folders')}</h2>
          <ul aria-label={tFolders('folders')} className="mb-4 grid grid-cols-2 gap-3 desktop:grid-cols-3">
            {folders.map((folder, index) => {
              const { onToggle, ...parts } = itemParts(
                folderItem(folder),
                itemState(contents, folder.id, index, contents.stop),
              );
              return (
                <li key={folder.id} className="min-w-0">
                  <FolderCard
                    {...parts}
                    folder={folder}
                    to={contents.pathOf(folder.id)}
                    onDropItems={contents.does.dropItems}
                    checkbox={
                      <Checkbox
                        aria-label={t('select', { name: folder.name })}
                        checked={parts.isSelected}
                        tabIndex={parts.isTabStop ? undefined : -1}
                        onClick={(event) => onToggle(event.shiftKey)}
                      />
                    }
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h2 className="sr-only">{t('files')}</h2>
      <FileGrid
        key={isReady ? 'files' : 'skeletons'}
        label={t('files')}
        isWaiting={!isReady}
        total={isReady ? (list.total ?? 0) : SKELETONS}
        onShow={list.show}
      >
        {(index, first, end) => {
          const file = isReady && list.fileAt(index);
          if (!file) return <FileCardSkeleton />;
          return (
            <Card
              key={file.id}
              {...itemState(
                contents,
                file.id,
                folders.length + index,
                stopIn(contents.stop, folders.length, folders.length + first, folders.length + end),
              )}
              file={file}
              finding={contents.findings.get(file.id)}
              isSelecting={selection.items.length > 0}
            />
          );
        }}
      </FileGrid>
    </div>
  );
}

interface CardProps extends ItemState {
  file: StoredFile;
  finding: Finding | undefined;
  isSelecting: boolean;
}

/** Scrolling draws the grid anew; a card that stays in sight is left as it is. */
const Card = memo(function Card({ file, finding, isSelecting, ...state }: CardProps) {
  return (
    <FileCard
      {...itemParts(fileItem(file), state)}
      file={file}
      why={whyShown(finding)}
      isSelecting={isSelecting}
    />
  );
});
