import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { InputKind, ToolInputs } from '../tools/record.ts';
import type { StoredFile } from '../runner/messages.ts';

const EXTENSIONS: Record<InputKind, RegExp> = {
  pdf: /\.pdf$/i,
  image: /\.(jpe?g|png|webp|tiff?|gif|bmp)$/i,
  json: /\.json$/i,
  source: /\.(txt|text|log|md|markdown|html?|xhtml|eml)$/i,
};

/** The files named, and those of the folders named that are of the kind wanted, in the order people count in. */
export async function listBatchFiles(paths: string[], wanted: ToolInputs): Promise<StoredFile[]> {
  const lists = await Promise.all(paths.map((path) => listFiles(path, wanted)));
  return lists.flat();
}

async function listFiles(path: string, { kind, orImage }: ToolInputs): Promise<StoredFile[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `${path} does not exist.` : error.message);
  });
  if (!found.isDirectory()) return [{ name: basename(path), path }];
  const kinds: InputKind[] = orImage ? [kind, 'image'] : [kind];
  const isWanted = (name: string) => kinds.some((wanted) => EXTENSIONS[wanted].test(name));
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isWanted(entry.name))
    .map(({ name }) => ({ name, path: join(path, name) }))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
