import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import type { DragEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { DropPlace } from './drop-place.tsx';
import { FolderIcon } from './folder-icon.tsx';
import { foldersMessages } from './folders.messages.ts';

interface FolderCardProps {
  folder: Folder;
  to: string;
  isTabStop: boolean;
  onFocus: () => void;
  isSelected: boolean;
  checkbox: ReactNode;
  menu: ReactNode;
  /** Replaces the name while it is edited. */
  nameEditor?: ReactNode;
  onDropItems: (folderId: string | null) => void;
  onDragStart: (event: DragEvent) => void;
}

export function FolderCard(props: FolderCardProps) {
  const { folder, to, isTabStop, onFocus, isSelected, checkbox, menu, nameEditor, onDropItems, onDragStart } =
    props;
  const t = useMessages(foldersMessages);
  return (
    <DropPlace folderId={folder.id} onDropItems={onDropItems} className="min-w-0">
      <div
        draggable
        data-menu-area
        onDragStart={onDragStart}
        onFocus={onFocus}
        className={classes(
          'group/card relative flex h-[62px] items-center gap-1.5 rounded-10 border pr-1 pl-2 desktop:gap-3 desktop:pr-2 desktop:pl-3.5',
          isSelected ? 'border-accent bg-accent-soft' : 'bg-surface hover:border-line-strong',
        )}
      >
        <span className="relative grid size-7 shrink-0 place-items-center">
          <span
            className={classes(
              isSelected ? 'hidden' : 'group-focus-within/card:opacity-0 group-hover/card:opacity-0',
            )}
          >
            <FolderIcon color={folder.color} />
          </span>
          <span
            className={classes(
              'absolute z-10 grid place-items-center',
              !isSelected && 'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100',
            )}
          >
            {checkbox}
          </span>
        </span>
        <div className="min-w-0 flex-1">
          {nameEditor ?? (
            <h3 className="truncate text-13 font-bold" title={folder.name}>
              <Link
                to={to}
                data-name
                tabIndex={isTabStop ? undefined : -1}
                draggable={false}
                className="after:absolute after:inset-0 after:rounded-10"
              >
                {folder.name}
              </Link>
            </h3>
          )}
          <p className="text-12 text-ink-faint tabular-nums">
            {t('fileCount', { count: folder.files[0]?.count ?? 0 })}
          </p>
        </div>
        <span className="relative z-10 max-desktop:-ml-1.5">{menu}</span>
      </div>
    </DropPlace>
  );
}
