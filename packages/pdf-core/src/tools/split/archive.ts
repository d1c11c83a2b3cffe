import { zipSync } from 'fflate';
import type { DocumentFile } from '../../tool.ts';

/** The files in one zip. PDFs are compressed inside already: they are stored as they are. */
export function zipFiles(name: string, files: DocumentFile[]): DocumentFile {
  const entries = Object.fromEntries(files.map((file) => [file.name, file.bytes]));
  return { name, bytes: zipSync(entries, { level: 0 }) };
}
