import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The document encrypted by qpdf; '' is a user password that lets everyone read. */
export function lockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  return encryptBy(bytes, ['--encrypt', password, 'owner', '256', '--']);
}

/** The document as qpdf writes it with these words of its command line. */
export async function encryptBy(bytes: Uint8Array, args: string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-lock-'));
  try {
    const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
    await writeFile(from, bytes);
    await promisify(execFile)('qpdf', [...args, from, to]);
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
