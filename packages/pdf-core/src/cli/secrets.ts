import { readFile } from 'node:fs/promises';

/** The first line of a file: what an editor adds at the end is not part of the password. */
export async function readSecretFile(path: string): Promise<string> {
  const text = path === '-' ? await readAll(process.stdin) : await readFile(path, 'utf8');
  return text.split(/\r?\n/, 1)[0]!;
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
