import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every PDF below a folder. */
export function listDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
