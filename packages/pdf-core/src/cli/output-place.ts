import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import type { Command } from './commands.ts';
import { type Common } from './parse-flags.ts';
import { UsageError } from './exit-codes.ts';

/** Where results go: one file, a folder that takes many, standard output, or nowhere. */
export type Place =
  | { kind: 'file'; path: string }
  | { kind: 'folder'; path: string }
  | { kind: 'stdout' }
  | { kind: 'none' };

export function choosePlace(command: Command, { output, json }: Common): Place {
  if (command.makes === 'report' && output === undefined) return { kind: 'none' };
  if (output === '-' && json)
    throw new UsageError('--json and "-o -" both want standard output.', command.name);
  if (output === '-') return { kind: 'stdout' };
  if (output === undefined && command.makes === 'text') return json ? { kind: 'none' } : { kind: 'stdout' };
  if (output === undefined && command.makes === 'folder')
    throw new UsageError('Name the folder for the results with -o.', command.name);
  if (output === undefined) return { kind: 'folder', path: resolve('.') };
  const isFolder = /[/\\]$/.test(output) || (existsSync(output) && statSync(output).isDirectory());
  return { kind: isFolder ? 'folder' : 'file', path: resolve(output) };
}

/** A place for unfinished results from which they can be moved in one step. */
export function workParent(place: Place): string {
  if (place.kind === 'stdout' || place.kind === 'none') return tmpdir();
  const parent = place.kind === 'folder' ? place.path : dirname(place.path);
  mkdirSync(parent, { recursive: true });
  return parent;
}
