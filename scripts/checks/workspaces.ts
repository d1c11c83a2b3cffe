import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a workspace package, and the file of each of its public names. */
export type Workspace = { name: string; folder: string; exports: Record<string, string> };

export function readWorkspaces(root: string): Workspace[] {
  return ['apps', 'packages']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { name, folder, exports };
    });
}

/** `@sheaf/api/features/auth/auth.schema.ts` -> `packages/api/src/features/auth/auth.schema.ts`. */
export function resolveInWorkspace({ name, folder, exports }: Workspace, specifier: string): string {
  const subpath = `.${specifier.slice(name.length)}`;
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? subpath === pattern : subpath.startsWith(before) && subpath.endsWith(after)) {
      const star = after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length);
      return `${folder}/${target.replace(/^\.\//, '').replace('*', star)}`;
    }
  }
  return `${folder}/${subpath.slice(2)}`;
}
