import type { DragEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../components/checkbox.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { FileBadges, FileTags, UnreadBadge } from './file-badges.tsx';
import { FileSheet } from './file-sheet.tsx';
import { filesMessages } from './files.messages.ts';
import type { StoredFile } from './item.ts';
import { previewPath } from './preview-path.ts';

interface FileCardProps {
  file: StoredFile;
  isSelected: boolean;
  /** While anything is selected, every box shows. */
  isSelecting: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: (withRange: boolean) => void;
  onDragStart: (event: DragEvent) => void;
  menu: ReactNode;
  /** Why a search found it; instead of what else is known of it. */
  why?: ReactNode;
  nameEditor?: ReactNode;
}

/** While several are chosen, a click anywhere on the picture chooses one more. */
const wholeCard =
  '[&>button]:static! [&>button]:mt-[9px] [&>button]:ml-[9px] [&>button]:after:absolute! [&>button]:after:inset-0! [&>button]:after:size-auto! [&>button]:after:translate-0!';

/** Its colours go, and not the box: each see-through part of a page that scrolls is put together on its own. */
const atRest =
  'desktop:[&>button]:border-transparent desktop:[&>button]:bg-transparent ' +
  'desktop:group-focus-within/card:[&>button]:border-edge desktop:group-hover/card:[&>button]:border-edge ' +
  'desktop:group-focus-within/card:[&>button]:bg-raised desktop:group-hover/card:[&>button]:bg-raised';

export function FileCard(props: FileCardProps) {
  const { file, isSelected, isSelecting, isTabStop, onFocus, onToggle, onDragStart, menu, why, nameEditor } =
    props;
  const tabIndex = isTabStop ? undefined : -1;
  const t = useMessages(filesMessages);
  const pages = file.page_count === null ? '' : ` · ${t('pages', { count: file.page_count })}`;
  return (
    <div draggable data-menu-area onDragStart={onDragStart} onFocus={onFocus} className="group/card">
      <div
        className={classes(
          'relative isolate h-[156px] rounded-10 border',
          isSelected
            ? 'border-accent bg-accent-soft ring-1 ring-accent'
            : 'bg-sunken hover:border-line-strong',
        )}
      >
        <span
          className={classes(
            'pointer-events-none absolute inset-0 z-10 [&>button]:pointer-events-auto [&>button]:absolute [&>button]:top-[9px] [&>button]:left-[9px]',
            isSelecting ? wholeCard : atRest,
          )}
        >
          <Checkbox
            aria-label={t('select', { name: file.filename })}
            checked={isSelected}
            tabIndex={tabIndex}
            onClick={(event) => onToggle(event.shiftKey)}
          />
        </span>
        <Link
          to={previewPath(file.id)}
          draggable={false}
          // The name below is the same link, with words.
          tabIndex={-1}
          aria-hidden="true"
          // What the card cuts off of the sheet, at an edge that is straight: round ones cost each frame more.
          className="absolute inset-0 overflow-hidden px-[26px] pt-5"
        >
          <FileSheet file={file} className="mx-auto w-full max-w-[126px]" />
        </Link>
      </div>
      <div className="pt-1.5 pl-0.5">
        <div className="flex items-center gap-1">
          {nameEditor ?? (
            <h3 className="min-w-0 flex-1 text-13 font-bold" title={file.filename}>
              <Link
                to={previewPath(file.id)}
                data-name
                tabIndex={tabIndex}
                draggable={false}
                className="relative block truncate hover:underline max-desktop:-my-3.5 max-desktop:py-3.5"
              >
                {file.filename}
              </Link>
            </h3>
          )}
          {menu}
        </div>
        <p className="-mt-0.5 truncate text-12 text-ink-faint tabular-nums">
          {formatBytes(file.size)}
          {pages}
        </p>
        {/* What is cut off beside the card must not be cut off of what a finger can press. */}
        <p className="mt-1 flex h-5 items-center gap-1 overflow-hidden max-desktop:-mt-2 max-desktop:-mb-3 max-desktop:h-11">
          {why ? (
            <>
              <span className="flex min-w-0 text-12 text-ink-soft">{why}</span>
              <UnreadBadge file={file} isInRow />
            </>
          ) : (
            <>
              <FileBadges file={file} />
              <FileTags tags={file.tags} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

export function FileCardSkeleton() {
  return (
    <div>
      <Skeleton className="h-[156px] rounded-10" />
      <Skeleton className="mt-3 h-3.5 w-4/5" />
      <Skeleton className="mt-2 h-3 w-2/5" />
    </div>
  );
}
