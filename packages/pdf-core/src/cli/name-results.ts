import { extname } from 'node:path';
import { nameResult } from '../result-names.options.ts';
import type { ResultFile } from '../runner/messages.ts';
import { tools } from '../tools/index.ts';
import type { Command } from './commands.ts';

/** One file that is named by nobody is called as on the page: by its source, and what was done to it. */
export function nameResults(
  { tool }: Command,
  files: ResultFile[],
  inputs: { name: string }[],
  options: Record<string, unknown>,
): ResultFile[] {
  const { makes, namesResult } = tools[tool];
  const [only, ...others] = files;
  const isNamed = namesResult || makes === 'folder' || options['outputName'] !== undefined;
  if (!only || others.length || isNamed || !inputs.length) return files;
  const names = inputs.map(({ name }) => name);
  return [{ ...only, name: `${nameResult(tool, names)}${extname(only.name)}` }];
}
