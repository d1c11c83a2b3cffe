import { lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CallError } from './call-error.ts';

/** The folder that calls may read and write in. Links and `..` are followed first and judged by where they lead. */
export type Root = {
  findInput(path: string): Promise<{ name: string; path: string }>;
  /** A file or folder that need not be there yet; the folders above it are made. */
  makePlace(path: string): Promise<string>;
  /** As a caller names it. */
  name(path: string): string;
};

export async function openRoot(folder: string): Promise<Root> {
  const root = await realpath(folder);
  const inside = root.endsWith(sep) ? root : root + sep;
  const check = (path: string, asked: string): string => {
    if (path === root || path.startsWith(inside)) return path;
    throw new CallError('outside_root', `${asked} lies outside of the folder that may be worked in.`);
  };
  return {
    async findInput(asked) {
      const path = check(await realpath(check(resolve(root, asked), asked)).catch(missing(asked)), asked);
      if (!(await stat(path)).isFile()) throw new CallError('not_a_file', `${asked} is not a file.`);
      return { name: basename(asked), path };
    },
    async makePlace(asked) {
      const wanted = check(resolve(root, asked), asked);
      let there = wanted;
      while (!(await lstat(there).catch(() => null))) there = dirname(there);
      const real = check(await realpath(there).catch(missing(asked)), asked);
      const path = join(real, relative(there, wanted));
      await mkdir(dirname(path), { recursive: true });
      return path;
    },
    name: (path) => relative(root, path) || '.',
  };
}

function missing(asked: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new CallError('not_found', `${asked} does not exist.`);
  };
}
