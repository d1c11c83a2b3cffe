import { type DragEvent, useRef } from 'react';
import { droppedEntries, findEmptyFolders, type FolderPath } from './empty-folders.ts';

/** What was dropped besides files: the drop zone only reports those. */
export function useDropped() {
  const entries = useRef<FileSystemEntry[]>([]);
  return {
    /** While the drop is going on. */
    remember: ({ dataTransfer }: DragEvent) => {
      entries.current = droppedEntries(dataTransfer);
    },
    emptyFolders: (files: readonly File[]): Promise<FolderPath[]> =>
      findEmptyFolders(entries.current, files).catch(() => []),
  };
}
