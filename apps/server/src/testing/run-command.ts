import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../cli');

/** One of the commands of the command line, as a process of its own. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, [join(FOLDER, `${name}.ts`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.join('') };
}
