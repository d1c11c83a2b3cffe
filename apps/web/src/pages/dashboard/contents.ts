import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import type { Item, StoredFile } from '../../features/files/item.ts';
import type { FileList } from '../../features/files/use-file-list.ts';
import type { Selection } from '../../features/files/use-selection.ts';

/** What lies in the open folder, and what can be done with it: the grid and the table show the same. */
export interface Contents {
  folders: Folder[];
  list: FileList;
  selection: Selection;
  /** Folders and the first files are here: before, there is nothing to select. */
  isReady: boolean;
  /** Folders and files together. */
  count: number;
  isAll: boolean;
  selectAll: () => void;
  /** The id of the item whose name is being changed. */
  renaming: string | null;
  pathOf: (folderId: string | null) => string;
  onDropItems: (folderId: string | null) => void;
  onDragItem: (item: Item) => void;
  onRename: (item: Item) => void;
  /** Without a name it was given up. */
  onRenamed: (item: Item, name: string | null) => void;
  onDownload: (item: Item) => void;
  onMove: (item: Item) => void;
  onTags: (file: StoredFile) => void;
  onDelete: (item: Item) => void;
}
