import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RunInput } from '../runner/hand-over.ts';
import type { Command } from './commands.ts';
import { UsageError } from './exit-codes.ts';

/** The inputs of a call. Files stay where they are; only standard input is read here. */
export async function findInputs(command: Command, paths: string[]): Promise<RunInput[]> {
  const { min, max } = command.inputs;
  if (paths.length < min)
    throw new UsageError(min > 1 ? `${min} files or more are needed.` : 'A file is needed.', command.name);
  if (paths.length > max)
    throw new UsageError(max ? 'Only one file is worked on at a time.' : 'No file is wanted.', command.name);
  if (paths.filter((path) => path === '-').length > 1)
    throw new UsageError('Standard input can be read only once.', command.name);
  return Promise.all(paths.map((path) => (path === '-' ? readStandardInput() : findFile(path))));
}

async function findFile(path: string): Promise<RunInput> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `${path} does not exist.` : error.message);
  });
  if (found.isDirectory()) throw new Error(`${path} is a folder.`);
  return { name: basename(path), path };
}

async function readStandardInput(): Promise<RunInput> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return { name: 'stdin.pdf', bytes: Buffer.concat(parts) };
}
