import { compareNames } from '../../lib/page/compare-names.ts';
import type { TrashedFile, TrashedFolder } from '@sheaf/api/features/files/files.trash.answer.schema.ts';

/** What lies in the trash: a file, or a folder with all that was in it. */
export type TrashItem =
  | { kind: 'file'; id: string; name: string; size: number; path: string[]; at: string; file: TrashedFile }
  | {
      kind: 'folder';
      id: string;
      name: string;
      size: number;
      path: string[];
      at: string;
      folder: TrashedFolder;
    };

const ofFile = (file: TrashedFile): TrashItem => ({
  kind: 'file',
  id: file.id,
  name: file.filename,
  size: file.size,
  path: file.path,
  at: file.trashed_at,
  file,
});
const ofFolder = (folder: TrashedFolder): TrashItem => ({
  kind: 'folder',
  id: folder.id,
  name: folder.name,
  size: folder.size,
  path: folder.path,
  at: folder.trashed_at,
  folder,
});

/** Deleted last comes first. */
export function listTrashItems(trash: { files: TrashedFile[]; folders: TrashedFolder[] }): TrashItem[] {
  const items = [...trash.folders.map(ofFolder), ...trash.files.map(ofFile)];
  return items.toSorted((a, b) => b.at.localeCompare(a.at) || compareNames(a.name, b.name));
}
