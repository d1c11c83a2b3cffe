import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import type { Item, StoredFile } from '../../features/files/item.ts';
import type { FileList } from '../../features/files/use-file-list.ts';
import type { Finding } from '../../features/search/use-findings.ts';
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
  /** Of a searched list: why each file is in it. */
  findings: ReadonlyMap<string, Finding>;
  /** The place that Tab comes to. */
  stop: number;
  pathOf: (folderId: string | null) => string;
  does: ItemHandlers;
}

/** What a card or a row does; the same object for as long as the folder is open. */
export type ItemHandlers = {
  toggle: (index: number, withRange: boolean) => void;
  dropItems: (folderId: string | null) => void;
  dragItem: (item: Item) => void;
  rename: (item: Item) => void;
  /** Without a name it was given up. */
  renamed: (item: Item, name: string | null) => void;
  download: (items: Item[]) => void;
  move: (items: Item[]) => void;
  editTags: (file: StoredFile) => void;
  remove: (items: Item[]) => void;
  /** All that is selected when this is part of it, else this alone. */
  along: (item: Item) => Item[];
  /** The keyboard has come to it. */
  focus: (index: number) => void;
};
