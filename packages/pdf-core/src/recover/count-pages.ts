import { openKept } from '../crypt/keep-protection.ts';
import type { DocumentFile } from '../tool.ts';
import { openInput } from './open-input.ts';

/** Of a document that opens without a password. */
export async function countPages(file: DocumentFile): Promise<number> {
  const { bytes } = openKept(file.bytes);
  return (await openInput({ ...file, bytes })).pages.pages.length;
}
