import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The document encrypted by qpdf; '' is a user password that lets everyone read. */
export async function lockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-lock-'));
  try {
    const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
    await writeFile(from, bytes);
    await promisify(execFile)('qpdf', ['--encrypt', password, 'owner', '256', '--', from, to]);
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
