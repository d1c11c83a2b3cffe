import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';

/** The script behind a command of an npm package: run with node it needs no shell, on any system. */
export function packageProgram(name: string, command = name): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
