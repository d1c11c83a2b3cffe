import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * One hash over the names and contents of files; folders are walked. `accepts` is asked about every path below them.
 *
 * @param {string[]} paths relative to the project
 * @param {(path: string) => boolean} accepts
 */
export function fingerprint(paths, accepts) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => listFiles(start, accepts))) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {(path: string) => boolean} accepts
 * @returns {string[]}
 */
function listFiles(path, accepts) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .map((name) => `${path}/${name}`)
    .filter(accepts)
    .flatMap((child) => listFiles(child, accepts));
}
