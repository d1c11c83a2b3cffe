import { droppedFolders } from './dropped-path.ts';

/** A folder by the names on the way to it, outermost first. */
export type FolderPath = string[];

/** What was let go, as far as it is a file or a folder. To be read at once: afterwards the browser has forgotten it. */
export function droppedEntries(transfer: DataTransfer | null): FileSystemEntry[] {
  return [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

/** The innermost of the dropped folders that none of these files lies in. */
export async function findEmptyFolders(
  entries: FileSystemEntry[],
  files: readonly File[],
): Promise<FolderPath[]> {
  const folders = await listFolders(entries, []);
  const filled = files.map(droppedFolders);
  const isBelow = (inner: FolderPath, outer: FolderPath) => outer.every((name, at) => inner[at] === name);
  return folders.filter(
    (folder) =>
      !filled.some((path) => isBelow(path, folder)) &&
      !folders.some((other) => other.length > folder.length && isBelow(other, folder)),
  );
}

async function listFolders(entries: FileSystemEntry[], above: FolderPath): Promise<FolderPath[]> {
  const folders = entries.filter((entry): entry is FileSystemDirectoryEntry => entry.isDirectory);
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const path = [...above, folder.name];
      return [path, ...(await listFolders(await readAll(folder.createReader()), path))];
    }),
  );
  return lists.flat();
}

/** A reader gives at most a hundred at a time. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length ? [...some, ...(await readAll(reader))] : [];
}
