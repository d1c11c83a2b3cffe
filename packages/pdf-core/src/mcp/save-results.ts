import { constants, copyFile, lstat, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { distinctNames } from '../cli/write-results.ts';
import type { ResultFile } from '../runner/messages.ts';
import { CallError } from './call-error.ts';
import type { Root } from './root.ts';

export type Saved = { path: string; size: number };

/**
 * Puts results where nothing is yet: all of them, or none. `output` names a file, or a folder where it ends in a slash, is
 * one already, or several results need one.
 */
export async function saveResults(files: ResultFile[], root: Root, output = './'): Promise<Saved[]> {
  const place = await root.makePlace(output);
  const isFolder = /[/\\]$/.test(output) || files.length > 1 || (await isFolderAlready(place));
  const names = distinctNames(files);
  const targets = isFolder ? names.map((name) => join(place, name)) : [place];
  for (const target of targets) {
    if (await lstat(target).catch(() => null)) throw alreadyThere(root.name(target));
  }
  if (isFolder && files.length) await mkdir(place, { recursive: true });
  const saved: Saved[] = [];
  try {
    for (const [index, { path, size }] of files.entries()) {
      const target = targets[index]!;
      // Never over something that came meanwhile, and never through a link.
      await copyFile(path, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      saved.push({ path: target, size });
    }
  } catch (error) {
    await Promise.all(saved.map(({ path }) => rm(path, { force: true })));
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? alreadyThere(output) : error;
  }
  return saved.map(({ path, size }) => ({ path: root.name(path), size }));
}

async function isFolderAlready(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

function alreadyThere(name: string): CallError {
  return new CallError('exists', `${name} exists. Nothing is overwritten: name another place in "output".`);
}
