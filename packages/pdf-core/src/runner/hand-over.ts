import { chmod, chown, copyFile, lstat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ResultFile, StoredFile } from './messages.ts';
import type { DocumentFile } from '../tool.ts';

/** Given as bytes, or where it lies: then it is copied for another user only. */
export type RunInput = DocumentFile | StoredFile;

/** An operating system user that tools run as. */
export type Account = { uid: number; gid: number };

/** Inputs where the tool can read them: another user can neither reach the store nor read what lies there. */
export async function handOver(
  folder: string,
  inputs: RunInput[],
  account: Account | undefined,
): Promise<StoredFile[]> {
  const given = await Promise.all(
    inputs.map(async (input, index) => {
      const path = join(folder, `in-${index}`);
      if ('bytes' in input) await writeFile(path, input.bytes, { mode: 0o600 });
      else if (account) await copyFile(input.path, path);
      else return input;
      if (account) await giveTo(path, account);
      return { name: input.name, path };
    }),
  );
  if (account) await chown(folder, account.uid, account.gid);
  return given;
}

/**
 * The results in the folder. A process controlled by a document may report anything: the folder is known here, and
 * anything but a regular file, such as a link to a file of the server, is not a result.
 */
export async function takeBack(
  folder: string,
  told: ResultFile[],
  account: Account | undefined,
): Promise<ResultFile[]> {
  const own = account && { uid: process.getuid!(), gid: process.getgid!() };
  // First: from now on nobody else puts anything there.
  if (own) await chown(folder, own.uid, own.gid);
  return Promise.all(
    told.map(async ({ name }, index) => {
      const path = join(folder, `${index}`);
      const found = await lstat(path);
      if (!found.isFile() || found.nlink !== 1) throw new Error('A tool gave something that is no file.');
      if (own) await giveTo(path, own);
      return { name: basename(name), path, size: found.size };
    }),
  );
}

async function giveTo(path: string, { uid, gid }: Account): Promise<void> {
  await chown(path, uid, gid);
  await chmod(path, 0o600);
}
