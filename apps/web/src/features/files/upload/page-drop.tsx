import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { FolderPath } from './empty-folders.ts';
import { uploadMessages } from './upload.messages.ts';
import { useDropped } from './use-dropped.ts';

export type DropTarget = { folderId: string | null };

interface PageDropProps {
  place: string;
  /** Names the folder that files would go to: a folder under the pointer, else the page's own. */
  placeOf?: ((folderId: string | null) => string) | undefined;
  /** `folder` is the one they were dropped on; absent where they were let go beside all folders. */
  onFiles: (files: readonly File[], folder?: DropTarget) => void;
  /** Folders among what was dropped that have no file in them. Absent where only files are of use. */
  onEmptyFolders?: (folders: FolderPath[], folder?: DropTarget) => void;
  /** What is left of the plan, told while files are over the page. */
  room?: ReactNode;
  children: ReactNode;
}

/** Files can be dropped anywhere on its content, and pasted anywhere on the page. */
export function PageDrop({ place, placeOf, onFiles, onEmptyFolders, room, children }: PageDropProps) {
  const t = useMessages(uploadMessages);
  const [over, setOver] = useState<Element | null>(null);
  const dropped = useDropped();
  const { getRootProps, isDragActive } = useDropzone({
    onDrop(files, _, { target }) {
      markOver(null);
      const folder = folderOf(findPlace(target));
      if (files.length > 0) onFiles(files, folder);
      if (onEmptyFolders)
        void dropped.emptyFolders(files).then((empty) => empty.length > 0 && onEmptyFolders(empty, folder));
    },
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });
  usePastedFiles(onFiles);
  function markOver(next: Element | null) {
    if (next === over) return;
    over?.removeAttribute('data-drop-over');
    next?.setAttribute('data-drop-over', '');
    setOver(next);
  }
  const target = folderOf(over);
  const name = target && placeOf ? placeOf(target.folderId) : place;
  return (
    <div
      {...getRootProps({
        className: 'min-h-[calc(100vh-57px)] outline-none',
        onDrop: dropped.remember,
        onDragOver: (event) =>
          event.dataTransfer.types.includes('Files') && markOver(findPlace(event.target)),
        onDragLeave: (event) => !event.currentTarget.contains(event.relatedTarget as Node) && markOver(null),
      })}
    >
      {children}
      {isDragActive && (
        // A frame that leaves the folders to be seen and pointed at.
        <div className="pointer-events-none fixed inset-3 z-30 flex items-end justify-center rounded-16 border-2 border-dashed border-accent pb-6">
          <p className="flex items-center gap-3 rounded-10 border border-accent-line bg-raised px-5 py-3 shadow-floating">
            <Upload aria-hidden="true" className="size-5 text-accent-ink" />
            <span>
              <strong className="block text-14 font-bold">{t('dropActive')}</strong>
              <span className="block text-13 text-ink-soft">{t('dropInto', { place: name })}</span>
              {room}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Elements that represent a folder have `data-drop-folder`; empty is the root. */
function findPlace(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-drop-folder]') : null;
}

function folderOf(place: Element | null): DropTarget | undefined {
  const id = place?.getAttribute('data-drop-folder');
  return id === null || id === undefined ? undefined : { folderId: id || null };
}

function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
