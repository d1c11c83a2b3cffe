import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';

export type { StoredFile };

/** What lies in a folder: it is selected, moved and deleted the same way, whichever it is. */
export type Item =
  | { kind: 'file'; id: string; file: StoredFile }
  | { kind: 'folder'; id: string; folder: Folder };

export function fileItem(file: StoredFile): Item {
  return { kind: 'file', id: file.id, file };
}

export function folderItem(folder: Folder): Item {
  return { kind: 'folder', id: folder.id, folder };
}

export function itemName(item: Item): string {
  return item.kind === 'file' ? item.file.filename : item.folder.name;
}

export function withName(item: Item, name: string): Item {
  return item.kind === 'file'
    ? fileItem({ ...item.file, filename: name })
    : folderItem({ ...item.folder, name });
}

/** Ids of the files among these, and the folders. */
export function splitItems(items: Item[]): { files: StoredFile[]; folders: Folder[] } {
  return {
    files: items.flatMap((item) => (item.kind === 'file' ? [item.file] : [])),
    folders: items.flatMap((item) => (item.kind === 'folder' ? [item.folder] : [])),
  };
}

/** The folder that they are all in, null being none; undefined if they are in several. */
export function sharedPlace(items: Item[]): string | null | undefined {
  const [first, ...others] = new Set(
    items.map((item) => (item.kind === 'file' ? item.file.folder_id : item.folder.parent_id)),
  );
  return others.length > 0 ? undefined : first;
}
