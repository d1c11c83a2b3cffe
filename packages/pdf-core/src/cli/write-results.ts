import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ResultFile } from '../runner/messages.ts';
import type { RunInput } from '../runner/hand-over.ts';
import { createNamer } from '../numbered-names.options.ts';
import { escapeReserved } from '../tools/split/part-names.ts';
import type { Place } from './output-place.ts';

export type Written = { name: string; path: string; size: number };

/** Moves finished results to where they belong: all of them, or none when one would overwrite something. */
export async function writeResults(
  files: ResultFile[],
  place: Place,
  inputs: RunInput[],
  force: boolean,
): Promise<Written[]> {
  if (place.kind === 'none') return [];
  if (place.kind === 'stdout') return writeToStandardOutput(files);
  if (place.kind === 'file' && files.length !== 1)
    throw new Error(
      `There are ${files.length} results: name a folder for them, as in -o ${basename(place.path)}/`,
    );
  const names = distinctNames(files);
  const targets = names.map((name) => (place.kind === 'file' ? place.path : join(place.path, name)));
  for (const target of targets) await refuseOverwriting(target, inputs, force);
  for (const [i, { path }] of files.entries()) await rename(path, targets[i]!);
  return files.map(({ size }, i) => ({ name: names[i]!, path: targets[i]!, size }));
}

async function writeToStandardOutput(files: ResultFile[]): Promise<Written[]> {
  const [file, ...others] = files;
  if (!file || others.length)
    throw new Error(`There are ${files.length} results: standard output takes one.`);
  await pipeline(createReadStream(file.path), process.stdout, { end: false });
  return [{ name: file.name, path: '-', size: file.size }];
}

/** Checked before the work, to fail early, and again when the results exist. */
export async function refuseOverwriting(target: string, inputs: RunInput[], force: boolean): Promise<void> {
  const there = await stat(target).catch(absent);
  if (!there) return;
  if (there.isDirectory()) throw new Error(`${target} is a folder.`);
  const stored = await Promise.all(inputs.flatMap((input) => ('path' in input ? stat(input.path) : [])));
  if (stored.some(({ dev, ino }) => dev === there.dev && ino === there.ino))
    throw new Error(`${target} is the input, which is never overwritten: name another file with -o.`);
  if (!force) throw new Error(`${target} exists; --force overwrites it.`);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/** Names come from titles and bookmarks too: whatever they hold, they stay inside the folder and apart. */
export function distinctNames(files: { name: string }[]): string[] {
  const give = createNamer((count) => `-${count}`);
  return files.map(({ name }) => {
    const safe = safeName(name);
    const extension = extname(safe);
    return give(safe.slice(0, safe.length - extension.length), extension);
  });
}

function safeName(name: string): string {
  const flat = name
    // eslint-disable-next-line no-control-regex -- control characters are what must not pass
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  return escapeReserved(flat.slice(0, 200) || 'result');
}
