import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-redact-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The one file that other programs are given, written anew for each document. */
export function writeTemporary(bytes: Uint8Array): string {
  const file = join(folder, 'made.pdf');
  writeFileSync(file, bytes);
  return file;
}
