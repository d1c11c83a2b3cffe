import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = new Set([
  '.git',
  '.turbo',
  'coverage',
  'data',
  'dist',
  'fixtures',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Made by a script, and not kept in git. */
const GENERATED = new Set(['packages/messages/src/generated.ts']);

/** Every file people wrote, as paths relative to the project with forward slashes. */
export function listSourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return listSourceFiles(root, path);
      return GENERATED.has(path) ? [] : [path];
    });
}
